//~ states Deferred exact
//~ variables isA isB isC
//~ make Deferred()
//~ do it.order()
//~ do it.loop()
//~ do try? it.fail()
//~ do it.branch()
//~ rewrite left: independent

/// `defer` in blocks, loops and branches; the last one runs first, and sees what came between.
final class Deferred {
  private var isA = false
  private var isB = false
  private var isC = false

  func order() {
    defer { isA = isB }
    defer { isB = !isC }
    if unknown() {
      defer { isC = true }
      isC = false
      if isA { return }
      isA = isC
    }
    isB = isA
  }

  func loop() {
    while unknown() {
      defer { isC = isB }
      if isA { continue }
      isB = false
      if unknown() { break }
      isA = true
    }
  }

  func fail() throws {
    defer { if isA { isB = false } }
    do {
      defer { isC = isB }
      isA = true
      try mayThrow()
      isA = false
    }
    isB = true
  }

  func branch() {
    guard !isC else {
      defer { isC = false }
      isB = isC
      return
    }
  }
}
