//~ states Refund exact
//~ variables isOpen wasRefused
//~ make Refund()
//~ do it.claim()
//~ do it.reopen()
//~ sees false false
//~ sees true false
//~ sees false true
//~ sees true true
//~ rewrite left: independent

/// A `defer` in a `catch` runs where the `catch` ends, not the function.
final class Refund {
  private var isOpen = false
  private var wasRefused = false

  func claim() {
    do {
      try mayThrow()
    } catch {
      defer { wasRefused = isOpen }
    }
    isOpen = false
  }

  func reopen() { isOpen = true }
}
