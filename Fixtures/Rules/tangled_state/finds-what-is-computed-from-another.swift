/// The number of books follows from the books, and goes stale where one is removed alone.
final class Shelf {
  private(set) var books: [String] = []  //~ tangled_state "'bookCount' is computed from 'books' where it is written: a computed property cannot be forgotten"
  private(set) var bookCount = 0
  private(set) var isOpen = false

  func load(_ names: [String]) {
    books = names
    bookCount = books.count
  }

  func open() { isOpen = true }

  func close() { isOpen = false }

  func remove(at index: Int) { books.remove(at: index) }
}

/// Whether there is anything says what the list says.
final class PathRow {
  private var paths: [String] = []  //~ tangled_state "'exists' is computed from 'paths' where it is written: a computed property cannot be forgotten"
  private var exists = false

  func refresh(_ found: [String]) {
    paths = found
    exists = !paths.isEmpty
  }

  var title: String { exists ? "Found" : "Missing" }
}

/// The twins: a snapshot of what was, a position that goes on from where it is, and a flag that users set, too.
final class Ruler {
  private var width = 0.0
  private var previousWidth = 0.0
  private var offset = 0.0
  private(set) var isWide = false

  func resize(to width: Double) {
    previousWidth = self.width
    self.width = width
    isWide = self.width > 100
  }

  func move(by step: Double) { offset = min(width, offset + step) }

  func toggleWide() { isWide.toggle() }

  func reset() {
    width = 0
    offset = 0
  }
}

/// What is selected says whether a row is active, and an observer has to say it again.
struct Row: View {
  @Binding var selection: Int  //~ tangled_state "'isActive' is computed from 'selection' where it is written"
  @State private var isActive = false
  let number: Int

  var body: some View {
    Text("Row")
      .style(isActive: $isActive)
      .onAppear { isActive = selection == number }
      .onChange(of: selection) { isActive = selection == number }
  }
}
