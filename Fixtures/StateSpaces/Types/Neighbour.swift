//~ states Neighbour exact
//~ variables isVisited isMarked isLinked
//~ make Neighbour()
//~ do it.visit(Neighbour())
//~ do Neighbour().visit(it)
//~ do it.link([Neighbour()])
//~ do Neighbour().link([it])
//~ do it.unlink()
//~ sees false false false
//~ sees true false false
//~ sees false true false
//~ sees false false true
//~ sees true true false
//~ sees true false true
//~ rewrite isMarked isLinked

/// What one instance does to another one by functions that nobody else can call.
final class Neighbour {
  private var isVisited = false
  private var isMarked = false
  private var isLinked = false

  func visit(_ other: Neighbour) {
    guard !isMarked else { return }
    isVisited = true
    other.mark()
  }

  func link(_ others: [Neighbour]) {
    for other in others where !other.isLinked { other.connect() }
  }

  func unlink() { isLinked = false }

  private func mark() {
    isMarked = true
    isLinked = false
  }

  private func connect() {
    if !isMarked { isLinked = true }
  }
}
