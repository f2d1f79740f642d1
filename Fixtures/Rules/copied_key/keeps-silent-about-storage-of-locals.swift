import SwiftUI

struct Shelf: View {
  @AppStorage("shelf.isSorted") private var isSorted = false

  var body: some View { Toggle("Sorted", isOn: $isSorted) }
}

func order(_ books: [String]) -> [String] {
  @AppStorage("shelf.isSorted") var isSorted = false
  return isSorted ? books.sorted() : books
}

func first(of books: [String]) -> String? {
  @AppStorage("shelf.isSorted") var isSorted = false
  return isSorted ? books.min() : books.first
}
