//~ states Foghorn exact
//~ variables signal hasSounded
//~ watch lastSound
//~ make Foghorn()
//~ do it.arm(number(below: 3), Payload())
//~ do _ = it.sound(number(below: 3))
//~ do _ = it.peek()
//~ do it.disarm()
//~ rewrite signal hasSounded

/// A value that is used once. What is reset before a `guard` is overwritten behind it and where it leaves; a condition over both
/// variables binds the value of one case.
struct Foghorn {
  private var signal: Payload?
  private var hasSounded = false
  private(set) var lastSound = 0

  mutating func arm(_ delay: Int, _ payload: Payload) {
    hasSounded = false
    guard delay > 0 else {
      signal = nil
      return
    }
    signal = payload
  }

  mutating func sound(_ time: Int) -> Int {
    guard !hasSounded, let signal else { return 0 }
    guard time > 1 else { return 1 }
    hasSounded = true
    lastSound = time
    return signal.number
  }

  func peek() -> Int {
    if let next = signal, !hasSounded { return next.number }
    if let last = signal { return -last.number - 1 }
    return 0
  }

  mutating func disarm() {
    signal = nil
    hasSounded = false
  }
}
