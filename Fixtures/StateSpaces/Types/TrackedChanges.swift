//~ states TrackedChanges exact
//~ variables isOn isReady
//~ make TrackedChanges()
//~ do it.turnOn()
//~ do it.turnOff()
//~ rewrite refused: counted

import Observation

/// Somebody hears of each change of an observable object.
@Observable final class TrackedChanges {
  private(set) var isOn = false
  private(set) var isReady = true

  func turnOn() {
    guard isReady else { return }
    isReady = false
    isOn = true
  }

  func turnOff() { isOn = false }
}

func track(_ object: TrackedChanges) {
  withObservationTracking { _ = object.isOn } onChange: { note("changed") }
}
