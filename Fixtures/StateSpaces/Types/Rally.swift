//~ states Rally exact
//~ variables homeServes guestServes isDeuce
//~ make Rally()
//~ do it.swap()
//~ do it.point()
//~ sees true false false
//~ sees false true false
//~ sees true false true
//~ sees false true true
//~ rewrite left: follows

/// Tuple assignments, one of which swaps.
final class Rally {
  private var homeServes = true
  private var guestServes = false
  private var isDeuce = false

  func swap() { (homeServes, guestServes) = (guestServes, homeServes) }

  func point() {
    (isDeuce, _) = (unknown(), number(below: 2))
  }
}
