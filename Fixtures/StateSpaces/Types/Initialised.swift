//~ states Initialised exact
//~ variables isA isB isC isD
//~ make Initialised()
//~ do it.touch()
//~ sees true true true true
//~ sees false true true true
//~ rewrite left: still

/// An initialiser's own assignments call no observers; those in its closures, nested functions and `defer` do.
final class Initialised {
  private var isA = false {
    didSet { isB = true }
  }
  private var isB = false
  private var isC = false {
    didSet { isD = true }
  }
  private var isD = false

  init() {
    defer { isA = true }
    isC = false
    func set() { isC = true }
    set()
  }

  func touch() { isA.toggle() }
}
