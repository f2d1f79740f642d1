// `hasPaid` is only written by the till; the turnstile's own code still looks at it with the others.
final class Turnstile {
  var hasPaid = false  //~ tangled_state "'hasPaid', 'isTurning' and 'isLocked'"
  private var isTurning = false
  private(set) var isLocked = true

  func push() {
    guard hasPaid && !isTurning else { return }
    isLocked = false
    isTurning = true
  }

  func finishTurn() {
    isTurning = false
    isLocked = true
  }
}

struct Till {
  let turnstile: Turnstile

  func pay() {
    turnstile.hasPaid = true
  }
}
