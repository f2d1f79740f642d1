//~ states Observed exact
//~ variables isA isB isC
//~ make Observed(isA: unknown())
//~ do it.setBoth()
//~ do it.disturb()
//~ do it.both = unknown()
//~ rewrite left: independent

/// Observers that correct their own variable, see old values, and run for every kind of write.
final class Observed {
  private var isA = false {
    didSet(before) {
      if before && isB { isA = true }
    }
  }
  private var isB = false {
    willSet(next) {
      if next, !isB { isC.toggle() }
    }
  }
  private var isC = false

  var both: Bool {
    get { isA && isB }
    set(value) {
      isA = value
      if isA { isB.toggle() }
    }
  }

  init(isA: Bool) {
    self.isA = isA
    isB = false
    settle()
  }

  private func settle() { isB = isA }

  func setBoth() { (isA, isB) = (isB, isA) }

  func disturb() {
    change(&isA)
    if isC { change(&isB) }
  }
}
