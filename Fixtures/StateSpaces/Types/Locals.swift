//~ states Locals exact
//~ variables isA isB isC
//~ make Locals()
//~ do it.branch()
//~ do it.loop()
//~ do it.capture()
//~ do it.nest()
//~ rewrite left: independent

/// Locals that are assigned in branches, loops and closures, and hold what a flag was.
final class Locals {
  private var isA = false
  private var isB = false
  private var isC = false

  func branch() {
    let was: Bool
    if isA { was = isB } else { was = !isB }
    isB = was
    if was { isC = isA }
  }

  func loop() {
    var isFirst = true
    while unknown() {
      if !isFirst { isA = true }
      isFirst = false
    }
    if isFirst { isB = false }
  }

  func capture() {
    var hasRun = false
    let run = {
      hasRun = true
      self.isC = !self.isA
    }
    if unknown() { run() }
    if hasRun { isB = isC }
  }

  func nest() {
    var depth = isB
    func down() {
      guard depth else { return }
      depth = false
      isA = false
      down()
    }
    down()
    isC = depth
  }
}
