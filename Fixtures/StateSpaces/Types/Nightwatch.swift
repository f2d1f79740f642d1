//~ states Nightwatch exact
//~ variables isAsleep isWarned
//~ make Nightwatch()
//~ do it.doze()
//~ do it.ring()
//~ sees false false
//~ sees true false
//~ sees false true
//~ rewrite isAsleep isWarned

/// The condition looks at what was reset, in a function of the type.
final class Nightwatch {
  private(set) var isAsleep = false
  private(set) var isWarned = false

  func doze() {
    guard !isWarned else { return }
    isAsleep = true
  }

  func ring() {
    isAsleep = false
    if isReady() {
      isWarned = true
    }
  }

  private func isReady() -> Bool { !isAsleep && !isWarned }
}
