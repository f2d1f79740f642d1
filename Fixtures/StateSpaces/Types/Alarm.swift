//~ states Alarm exact
//~ variables isArmed isRinging hasRung
//~ make Alarm()
//~ do it.arm()
//~ do it.snooze()
//~ do it.disarm()
//~ rewrite isArmed isRinging hasRung

/// A timer fires any number of times, also after disarming: nobody invalidates it.
final class Alarm {
  private(set) var isArmed = false
  private(set) var isRinging = false
  private(set) var hasRung = false

  func arm() {
    isArmed = true
    _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
      guard let self, isArmed else { return }
      isRinging = true
      hasRung = true
    }
  }

  func snooze() {
    guard isRinging else { return }
    isRinging = false
  }

  func disarm() {
    isArmed = false
    isRinging = false
  }
}
