/// The item is made where it is added, and stays when it is not any more.
final class MenuItem {
  private var item: Item?  //~ tangled_state "'isAdded' is only ever true while 'item' is set: at most 3 of 4 combinations are reached"
  private(set) var isAdded = false

  func add() {
    isAdded = true
    item = Item()
  }

  func remove() {
    isAdded = false
    guard let item else { return }
    item.hide()
  }
}

/// The twin: the window is also made before anything is shown.
final class Panel {
  private var window: Item?
  private var isShown = false

  func prepare(_ made: Item?) { window = made }

  func show() {
    window = Item()
    isShown = true
  }

  func hide() { isShown = false }

  var title: String { isShown ? "Hide" : "Show" }
}

final class Item {
  func hide() {}
}
