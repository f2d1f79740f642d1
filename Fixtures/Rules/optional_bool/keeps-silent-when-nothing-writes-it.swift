struct ShelfFilter {
  var isLent: Bool?
  var isSigned: Bool?

  func fits(_ book: Book) -> Bool {
    (isLent.map { $0 == book.isLent } ?? true) && (isSigned.map { $0 == book.isSigned } ?? true)
  }
}
