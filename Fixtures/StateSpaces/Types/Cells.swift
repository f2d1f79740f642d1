//~ states Cells.Cell exact
//~ variables isHidden isMarked isOpen value
//~ make Cells.Cell()
//~ do it.reveal()
//~ do it.mark()
//~ do it.value = Payload()
//~ do it.hide()
//~ rewrite refused: expression

/// A small game's cell: a chain of conditions with everything in it. Its value is written from outside.
struct Cells {
  struct Cell {
    private(set) var isHidden = true
    private(set) var isMarked = false
    private(set) var isOpen = false
    var value: Payload?

    init() {}

    mutating func reveal() {
      guard isHidden, !isMarked else { return }
      if value != nil, unknown() {
        (isHidden, isOpen) = (false, true)
      } else if value == nil || isOpen {
        isHidden.toggle()
        isMarked = false
      } else {
        isOpen = isHidden && !isMarked
      }
    }

    mutating func mark() {
      if isHidden { isMarked.toggle() }
    }

    mutating func hide() {
      guard !isHidden else { return }
      isHidden = true
      value = isOpen ? nil : value
      isOpen = false
    }
  }

  var cells: [Cell]

  mutating func fill() {
    for index in cells.indices { cells[index].value = Payload() }
  }
}
