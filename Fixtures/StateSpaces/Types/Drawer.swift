//~ states Drawer exact
//~ variables top isOpen
//~ make Drawer()
//~ do it.open()
//~ sees nil false
//~ sees nil true
//~ sees some true
//~ rewrite top isOpen

/// An element of a list of optionals may be nil, and `if let` binds that, too.
final class Drawer {
  private(set) var top: Payload?
  private(set) var isOpen = false
  private var papers: [Payload?] = []

  func open() {
    papers.append(someOptional())
    if let first = papers.first {
      top = first
      isOpen = true
    }
  }
}
