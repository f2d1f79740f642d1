//~ states Gate contains
//~ variables isUp isMoving isBlocked
//~ make Gate()
//~ do it.operate()
//~ do it.sense()
//~ rewrite isUp isMoving isBlocked

/// Effects in conditions, in ternaries, behind `&&` and `||`.
/// The right side of `||` may run whatever the left one is, as far as the lowered code tells.
final class Gate {
  private var isUp = false
  private var isMoving = false
  private var isBlocked = false

  func operate() {
    if !isBlocked && start() { isUp.toggle() }
    isUp ? settle() : block()
  }

  func sense() {
    guard isMoving || clear() else { return }
    isMoving = isUp
  }

  private func start() -> Bool {
    isMoving = true
    return unknown()
  }

  private func settle() { isMoving = false }

  private func block() { isBlocked = isMoving }

  private func clear() -> Bool {
    isBlocked = false
    return unknown()
  }
}
