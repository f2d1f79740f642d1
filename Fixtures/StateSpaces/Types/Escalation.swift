//~ states Escalation exact
//~ variables level isWarned isCalled
//~ make Escalation()
//~ do it.raise()
//~ do it.calm()
//~ sees low false false
//~ sees high true false
//~ sees top true true
//~ sees low true false
//~ sees low true true
//~ rewrite level isWarned isCalled

/// `fallthrough`, and a `break` that leaves no more than the `switch`.
final class Escalation {
  enum Level { case low, high, top }

  private var level = Level.low
  private var isWarned = false
  private var isCalled = false

  func raise() {
    switch level {
    case .low:
      if isCalled { break }
      isWarned = true
      fallthrough
    case .top:
      if case .top = level { break }
      level = .high
    case .high:
      isCalled = true
      level = .top
    }
  }

  func calm() {
    for _ in anyTimes() {
      switch level {
      case .low: break
      case .high, .top: level = .low
      }
    }
  }
}
