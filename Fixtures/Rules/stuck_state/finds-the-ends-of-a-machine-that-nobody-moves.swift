// Nobody calls the function that moves it, as where an article prints it alone.
final class Lift {
  enum Phase { case idle, opened, moving, resting, stuck }

  private var phase = Phase.idle  //~ stuck_state "nothing leads to 'opened'; nothing leads out of 'idle' and 'stuck'"

  private func step(isFull: Bool = false, isCalled: Bool = true) {
    switch (phase, isFull, isCalled) {
    case (.opened, false, true): phase = .moving
    case (.opened, true, _): phase = .stuck
    case (.moving, _, false): phase = .resting
    case (.resting, _, true): phase = .moving
    default: break
    }
  }
}
