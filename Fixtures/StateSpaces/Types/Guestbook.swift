//~ states Guestbook exact
//~ variables isOpen isSigned
//~ make Guestbook()
//~ do Porter(book: it).unlock()
//~ do it.sign()
//~ rewrite isOpen isSigned

/// A `fileprivate` method that another type of the file calls.
final class Guestbook {
  private var isOpen = false
  private var isSigned = false

  fileprivate func open() {
    isOpen = true
    isSigned = false
  }

  func sign() {
    guard isOpen else { return }
    isSigned = true
    isOpen = false
  }
}

struct Porter {
  let book: Guestbook

  func unlock() { book.open() }
}
