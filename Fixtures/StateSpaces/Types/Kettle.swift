//~ states Kettle contains
//~ variables isBoiling isEmpty
//~ make Kettle()
//~ do it.update(isHot: unknown())
//~ sees false true
//~ sees true false
//~ rewrite left: follows

/// The parameter is the same both times, which the table does not know.
final class Kettle {
  private var isBoiling = false
  private var isEmpty = true

  func update(isHot: Bool) {
    isBoiling = isHot
    if isHot { isEmpty = false } else { isEmpty = true }
  }
}
