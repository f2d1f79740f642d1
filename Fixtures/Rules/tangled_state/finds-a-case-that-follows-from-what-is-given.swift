struct CellData {
  var title: String
}

final class Cell {
  private enum Kind { case password, link, other }

  private var kind = Kind.other  //~ tangled_state "'kind' is only written where 'data' changes: one value could say both"

  var data: CellData? {
    didSet {
      guard let title = data?.title else {
        kind = .other
        return
      }
      if title == "password" {
        kind = .password
      } else if title.hasPrefix("http") {
        kind = .link
      } else {
        kind = .other
      }
    }
  }

  func copy() -> Bool { kind == .password }
}

func fill(_ cell: Cell) { cell.data = CellData(title: "password") }
