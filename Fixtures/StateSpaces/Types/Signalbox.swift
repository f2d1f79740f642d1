//~ states Signalbox exact
//~ variables isSet isLocked isFaulty
//~ make Signalbox()
//~ do it.set()
//~ do it.lock()
//~ do it.report(unknown(), unknown())
//~ do it.clear()
//~ rewrite isSet isLocked isFaulty

/// A branch without an `else` gets one, branches that leave stay as they are, and one of them is nested.
final class Signalbox {
  private(set) var isSet = false
  private(set) var isLocked = false
  private(set) var isFaulty = false
  private var faults = 0

  func set() {
    guard !isSet, !isFaulty else { return }
    isSet = true
  }

  func lock() {
    guard isSet, !isLocked else { return }
    isLocked = true
  }

  func report(_ isBroken: Bool, _ isOld: Bool) {
    guard isSet else { return }
    if isBroken {
      if isOld {
        faults = 1
      } else {
        faults = 2
      }
      isFaulty = true
    } else if isOld {
      return
    }
    isLocked = false
    isSet = false
  }

  func clear() {
    guard isFaulty else { return }
    isFaulty = false
  }
}
