//~ states References contains
//~ variables isMarked wasSeen isClosed
//~ make References()
//~ do it.mark()
//~ do it.choose()
//~ rewrite left: independent

/// A method in a local runs where the local is called; it may run at other times, too, as far as the table knows.
final class References {
  private var isMarked = false
  private var wasSeen = false
  private var isClosed = false

  func mark() {
    let action = set
    isMarked = false
    action()
    wasSeen = isMarked
    isMarked = false
  }

  func choose() {
    let action = unknown() ? set : clear
    action()
    isClosed = isMarked
    clear()
  }

  private func set() { isMarked = true }
  private func clear() { isMarked = false }
}
