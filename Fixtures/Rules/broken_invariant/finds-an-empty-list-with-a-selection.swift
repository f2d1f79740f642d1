//@ invariant BookRack: books.isEmpty -> !hasSelection
final class BookRack {  //~ broken_invariant "'add', then 'select', then 'clear' on a fresh instance can lead to 'hasSelection' and 'books.isEmpty'"
  private var books: [String] = []
  private(set) var hasSelection = false

  func add(_ book: String) { books.append(book) }

  func select() {
    guard !books.isEmpty else { return }
    hasSelection = true
  }

  func clear() { books.removeAll() }
}
