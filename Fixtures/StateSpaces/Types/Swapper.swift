//~ states Swapper contains
//~ variables isLeft isRight isLocked
//~ make Swapper()
//~ do it.turn()
//~ do it.exchange()
//~ do it.lock()
//~ do it.clear()
//~ rewrite left: independent

/// Several variables go out as `inout`, to functions known and unknown.
/// What they write is anything, as far as the table knows.
final class Swapper {
  private var isLeft = true
  private var isRight = false
  private var isLocked = false

  func turn() {
    guard !isLocked else { return }
    swap(&isLeft, &isRight)
  }

  func exchange() {
    change(&isLeft)
    isRight = !isLeft
  }

  func lock() { set(&isLocked, to: isLeft) }

  func clear() {
    if isLocked { self[keyPath: \.isLocked] = unknown() }
  }

  private func set(_ flag: inout Bool, to value: Bool) { flag = unknown() }
}
