/// Where rows are selected by a long press, one of them is the first; it says nothing when selecting ends.
final class RowList {
  var isSelectingRow = false {  //~ tangled_state "'pressedRow' is cleared where 'isSelectingRow' changes"
    didSet {
      if !isSelectingRow { pressedRow = nil }
    }
  }
  var pressedRow: Int?

  func press(_ row: Int) { pressedRow = row }
  func toggle() { isSelectingRow.toggle() }
}

/// The row is a part of the state.
final class SelectingList {
  enum Selection { case off, on(pressed: Int?) }
  var selection = Selection.off

  func press(_ row: Int) { selection = .on(pressed: row) }
  func end() { selection = .off }
}

/// A cache has no word in common with what it is made of.
final class Map {
  var showsTraffic = false {
    didSet { image = nil }
  }
  private var image: [Int]?

  func toggle() { showsTraffic.toggle() }
  func draw() { image = [showsTraffic ? 1 : 0] }
}
