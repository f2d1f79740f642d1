//~ states Meter contains
//~ variables isRead isHigh
//~ make Meter()
//~ do it.read()
//~ do it.raise()
//~ do it.reset()
//~ sees false false
//~ sees true false
//~ sees false true
//~ sees true true
//~ rewrite left: independent

/// Of two functions of one name one does nothing to the state: it may be the one that is called, as far as
/// the table knows.
final class Meter {
  private var isRead = false
  private var isHigh = false

  func read() {
    isRead = true
    set("unit")
  }

  func raise() { set(3) }

  func reset() {
    isRead = false
    isHigh = false
  }

  private func set(_ value: Int) { isHigh = value > 1 }

  private func set(_ text: String) { note(text) }
}
