import SwiftUI

// The number is 0 where nothing is shown.
struct ShelfView: View {
  let books: [Book]
  @State private var showsBook = false  //~ tangled_state "'showsBook' is only ever set beside 'openBookId': one optional could say what is shown and that it is"
  @State private var openBookId = 0

  var body: some View {
    VStack {
      NavigationLink(destination: BookView(id: openBookId), isActive: $showsBook, label: { EmptyView() })
      ForEach(books) { book in
        Button(action: {
          openBookId = book.id
          showsBook.toggle()
        }, label: { Text(book.title) })
      }
    }
  }
}

/// The number of pages has nothing to do with what is shown.
struct PrintView: View {
  @State private var pageCount = 0
  @State private var showsPrinter = false

  var body: some View {
    Button("Print") {
      pageCount = 1
      showsPrinter = true
    }
    .sheet(isPresented: $showsPrinter) { PrinterView(pages: pageCount) }
  }
}
