//~ states Retry contains
//~ variables isWaiting hasGivenUp
//~ make Retry()
//~ do it.attempt()
//~ do it.reset()
//~ sees false false
//~ sees true false
//~ sees false true
//~ rewrite left: independent

/// A number decides, which the table does not follow: it may give up while it waits.
final class Retry {
  private var isWaiting = false
  private var hasGivenUp = false
  private var attempts = 0

  func attempt() {
    attempts += 1
    if attempts == 3 { isWaiting = false }
    isWaiting = attempts < 3
    hasGivenUp = attempts >= 3
  }

  func reset() {
    attempts = 0
    isWaiting = false
    hasGivenUp = false
  }
}
