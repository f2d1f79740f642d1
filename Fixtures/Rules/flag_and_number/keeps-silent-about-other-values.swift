final class ShelfRow {
  var index = 0
  var isFirst = false
}

final class TrinketShelf {
  var selected = 0

  func mark(_ row: ShelfRow, at place: Int) {
    if selected <= 0 { row.isFirst = true }
    if place == 0 { row.isFirst = true }
  }

  func reset(_ row: ShelfRow) { row.index = 0 }
}
