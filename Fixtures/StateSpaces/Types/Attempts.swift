//~ states Attempts exact
//~ variables isDirty isDone isOver
//~ make Attempts()
//~ do it.tryAll()
//~ do it.skip()
//~ do it.leave()
//~ sees false false false
//~ sees true false false
//~ sees true false true
//~ sees false false true
//~ rewrite left: still

/// `continue` of a `repeat` goes to its test, of a labelled loop to that loop's, and `break` to the end of its own.
final class Attempts {
  private var isDirty = false
  private var isDone = false
  private var isOver = false

  func tryAll() {
    isDirty = false
    repeat {
      if unknown() {
        isDirty = true
        continue
      }
      if isDirty { isDone = true }
    } while unknown() && !isDirty
  }

  func skip() {
    isDirty = true
    outer: while isDirty {
      while true {
        isDirty = false
        if unknown() { continue outer }
        break
      }
      isOver = true
    }
    if isDirty { isDone = true }
  }

  func leave() {
    while isOver {
      isOver = false
      if unknown() { break }
      guard isDirty else { continue }
      isOver = false
      isDirty = false
    }
    if isOver { isDone = true }
  }
}
