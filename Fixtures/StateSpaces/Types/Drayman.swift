//~ states Drayman exact
//~ variables isPulling didCross
//~ make Drayman()
//~ do it.drag(unknown() ? 2 : 0)
//~ do it.end()
//~ do it.finish()
//~ sees false false
//~ sees false true
//~ sees true false
//~ rewrite isPulling didCross

/// A flag that another condition may set.
final class Drayman {
  private(set) var isPulling = false
  private(set) var didCross = false

  func drag(_ progress: Int) {
    guard !isPulling else { return }
    didCross = didCross || progress >= 1
  }

  func end() {
    guard didCross, !isPulling else { return }
    isPulling = true
    didCross = false
  }

  func finish() {
    isPulling = false
    didCross = false
  }
}
