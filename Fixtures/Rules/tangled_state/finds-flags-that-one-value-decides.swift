// Both flags say what one value said.
final class Door {
  private(set) var isOpen = false  //~ tangled_state "'isOpen' and 'isLocked' are never both true: at most 3 of 4 combinations are reached"
  private(set) var isLocked = false

  func set(_ opens: Bool) {
    isOpen = opens
    isLocked = !opens
  }
}
