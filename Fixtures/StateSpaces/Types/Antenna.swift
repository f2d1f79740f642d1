//~ states Antenna exact
//~ variables station signal isTuned
//~ make Antenna()
//~ do it.tune()
//~ do it.turnOff()
//~ sees nil nil false
//~ sees some some true
//~ rewrite station signal isTuned

/// What `if let` and `guard let` bind is there, in closures that run later, too; so is what `!` unwraps.
final class Antenna {
  private(set) var station: Payload?
  private(set) var signal: Payload?
  private(set) var isTuned = false

  func tune() {
    guard let found = someOptional() else { return }
    later {
      if let strength = someOptional() {
        self.station = found
        self.signal = strength
        self.isTuned = true
      }
    }
  }

  func turnOff() {
    station = nil
    signal = nil
    isTuned = false
  }
}
