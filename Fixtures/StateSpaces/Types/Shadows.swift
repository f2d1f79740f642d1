//~ states Shadows contains
//~ variables isA isB isC
//~ make Shadows()
//~ do it.loop()
//~ do it.close()
//~ do it.unwrap(someFlag())
//~ rewrite left: independent

/// Names of variables as parameters of closures, in patterns, loops and catches.
/// How often a loop runs is not followed.
final class Shadows {
  private var isA = false
  private var isB = false
  private var isC: Bool?

  func loop() {
    for isA in [true, false] where isA { isB = true }
    [true].forEach { isA in
      if isA { isC = true }
    }
  }

  func close() {
    let set = { (isB: Bool) in self.isA = !self.isB && unknown() }
    set(true)
    do { try mayThrow() } catch let isA {
      note("\(isA)")
      isB = false
    }
  }

  func unwrap(_ isA: Bool?) {
    guard let isC = isA else { return }
    if isC, self.isC == nil { self.isC = false }
    if !isC { self.isA = false }
  }
}
