//~ states Door exact
//~ variables isOpen isLocked key
//~ make Door()
//~ make Door(isLocked: unknown())
//~ make Door(key: someOptional())
//~ do it.push()
//~ do it.turnKey()
//~ rewrite refused: initializer

/// Several initialisers, one of them by way of another.
final class Door {
  private var isOpen: Bool
  private var isLocked: Bool
  private var key: Payload?

  init() {
    isOpen = true
    isLocked = false
  }

  init(isLocked: Bool) {
    self.isLocked = isLocked
    isOpen = false
    if self.isLocked { key = Payload() }
  }

  convenience init(key: Payload?) {
    self.init()
    self.key = key
  }

  func push() {
    if !isLocked { isOpen = !isOpen }
  }

  func turnKey() {
    guard key != nil, !isOpen else { return }
    isLocked = !isLocked
  }
}
