//~ states Cassette exact
//~ variables isWound isFlipped isWorn
//~ make Cassette()
//~ do it.play()
//~ do it.rewind()
//~ do _ = it.next
//~ rewrite left: independent

/// Getters with effects, and effects in arguments, texts and subjects.
final class Cassette {
  private var isWound = true
  private var isFlipped = false
  private var isWorn = false

  var next: Bool {
    defer { isFlipped.toggle() }
    return isFlipped
  }

  func play() {
    note("side \(turn())")
    switch (next, unknown()) {
    case (_, true): isWorn = isWound
    case (_, false): isWound = false
    }
  }

  func rewind() {
    while isWorn, unknown() { isWorn = spool() }
    isWound = true
  }

  private func turn() -> Int {
    if isWorn { isWound = false }
    return 1
  }

  private func spool() -> Bool {
    isFlipped = false
    return unknown()
  }
}
