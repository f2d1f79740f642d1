final class Shelf {
  private var book: Book?
  private(set) var isEmpty = true  //~ flag_and_optional "'isEmpty' is true exactly when 'book' is nil"

  func put(_ book: Book) {
    self.book = book
    isEmpty = false
  }

  func takeOut() {
    book = nil
    isEmpty = true
  }
}

struct Book {
  var title: String
}
