//~ states Ballot contains
//~ variables isCast isSpoiled
//~ make Ballot()
//~ do it.cast()
//~ do it.spoilFirst(of: [it])
//~ sees false false
//~ sees true false
//~ sees true true
//~ rewrite left: independent

/// A private variable that is written through a value whose type nobody finds out: that may happen at any time,
/// as far as the table knows.
final class Ballot {
  private var isCast = false
  private var isSpoiled = false

  func cast() { isCast = true }

  func spoilFirst(of ballots: [Ballot]) {
    let marked = ballots.lazy.filter { $0.isCast }.first
    marked?.isSpoiled = true
  }
}
