//~ states Bookshelf contains
//~ variables isLocked list
//~ make Bookshelf()
//~ do it.lock()
//~ do it.open()
//~ do it.add()
//~ do it.clear()
//~ rewrite refused: mutated

/// A list that is changed in place needs a setter.
final class Bookshelf {
  private(set) var isLocked = false
  private(set) var list: [Int]?

  func lock() {
    isLocked = true
    list = nil
  }

  func open() {
    isLocked = false
    list = []
  }

  func add() { list?.append(1) }

  func clear() {
    isLocked = false
    list = nil
  }
}
