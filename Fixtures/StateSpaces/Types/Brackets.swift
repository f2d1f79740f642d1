//~ states Brackets exact
//~ variables isA isB isC
//~ make Brackets()
//~ do it.swap()
//~ do it.set()
//~ do it.rotate()
//~ do it.local()
//~ rewrite isA isB isC

/// Parts of tuples: by name, by number, written alone, and taken apart.
final class Brackets {
  private var isA = true
  private var isB = false
  private var isC = false

  func swap() { (isA, isB) = (isB, isA) }

  func set() {
    let pair = (first: isA, second: isB)
    isC = pair.first && !pair.second
  }

  func rotate() {
    let (x, y, z) = (isA, isB, isC)
    isA = z; isB = x; isC = y
  }

  func local() {
    var state = (isA, isB)
    state.0 = false
    isA = state.0
    if state.1 { isB = true }
  }
}
