enum Row { case title, author, year, cover, shelf }

func height(_ row: Row) -> Int {
  switch row {
  case .title, .author, .year:
    var height = 20
    if row == .title {
      height += 8
    } else if row == .author {
      height += 4
    } else if row == .year {
      height += 2
    }
    return height
  case .cover: return 80
  case .shelf: return 12
  }
}
