//~ states Visitors contains
//~ variables isA isB isC
//~ make Visitors()
//~ do it.walk()
//~ do it.handOn()
//~ do it.count()
//~ rewrite left: independent

/// Local functions that hand themselves on: `children.forEach(visit)`. What they do is not written out without end,
/// so more states may be listed than are seen.
final class Visitors {
  private var isA = false
  private var isB = false
  private var isC = false

  func walk() {
    func visit(_ depth: Int) {
      guard depth > 0 else { return }
      isA = depth == 2
      [depth - 1].forEach(visit)
      isB = isA
    }
    [2, 1].forEach(visit)
  }

  func handOn() {
    func first(_ depth: Int) {
      isB.toggle()
      if depth > 0 { [depth - 1].forEach(second) }
    }
    func second(_ depth: Int) {
      isA.toggle()
      if depth > 0 { [depth - 1].forEach(first) }
    }
    if unknown() { first(2) }
  }

  func count() {
    func down(_ depth: Int) -> Int { depth == 0 ? 0 : [depth - 1].map(down).count }
    isC = down(2) == 1
  }
}
