struct Printer {
  var isGrid = false

  func text(of cell: PhotoCell) -> String { isGrid == cell.isGrid ? "fits" : "\(cell.isGrid)" }
}

let list = PhotoList(title: "Summer", isGrid: true)
let other = PhotoList(compact: false)
print(list.cells(["sea", "sun"]).map(\.size), other.cells(["hut"]).map(\.size), list.log, other.log)
list.pinch(2)
list.pinch(2)
other.turn { !$0 }
print(list.cells(["sea"]).map(\.size), other.cells(["hut"]).map(\.size))
list.pinch(0)
let screens: [Screen] = [list, other, PhotoList(title: "Winter")]
print(screens.map(\.title))
print(Printer().text(of: PhotoCell(isGrid: false)), Printer(isGrid: true).text(of: PhotoCell(isGrid: false)))
