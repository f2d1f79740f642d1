import SwiftUI

struct ReadingBook: Hashable {
  var title: String
  var isSigned: Bool
}

/// The cover asks for the book that it shows, and nothing else does. The two names share no word.
struct ReadingListView: View {
  @State private var showsDetails = false
  @State private var chosen: ReadingBook?
  let books: [ReadingBook]

  var body: some View {
    List(books, id: \.title) { book in
      Button(book.title) { open(book) }
    }
    .fullScreenCover(isPresented: $showsDetails) {
      if let chosen {
        Text(chosen.title)
      }
    }
  }

  private func open(_ book: ReadingBook) {
    chosen = book
    showsDetails = true
  }
}

enum ReadingReminder {
  case overdue
  case newVolume
}

/// What is shown is an enum, and another view presents it.
final class ReadingReminders: ObservableObject {
  @Published var isReminding = false
  @Published private(set) var due: ReadingReminder?

  func check(_ days: Int) {
    if days > 30 {
      due = .overdue
      isReminding = true
    } else if days == 0 {
      due = .newVolume
      isReminding = true
    }
  }
}

struct ReadingReminderView: View {
  @ObservedObject var reminders: ReadingReminders

  var body: some View {
    Text("Reading list")
      .alert("Reminder", isPresented: $reminders.isReminding) {
        Button("OK") {}
      }
  }
}

/// The list marks the last book, shown or not.
struct LastBookView: View {
  @State private var showsDetails = false
  @State private var lastBook: ReadingBook?
  let books: [ReadingBook]

  var body: some View {
    VStack {
      List(books, id: \.title) { book in
        Button(book.title) { open(book) }
      }
      if lastBook != nil {
        Text("Read before")
      }
    }
    .sheet(isPresented: $showsDetails) {
      Text(lastBook?.title ?? "")
    }
  }

  private func open(_ book: ReadingBook) {
    lastBook = book
    showsDetails = true
  }
}

/// The sheet closes itself, and asks for the book afterwards.
struct BookLendingView: View {
  @State private var showsLending = false
  @State private var lent: ReadingBook?
  @State private var log = ""
  let books: [ReadingBook]

  var body: some View {
    List(books, id: \.title) { book in
      Button(book.title) { offer(book) }
    }
    .sheet(isPresented: $showsLending) {
      Button("Lend") {
        showsLending = false
        guard let lent else { return }
        log = lent.title
      }
    }
  }

  private func offer(_ book: ReadingBook) {
    lent = book
    showsLending = true
  }
}

/// The second flag fades the badge out that the first one shows.
struct ReadingBadge: View {
  @State private var isAwarded = false
  @State private var isFading = false

  var body: some View {
    Text("Award")
      .opacity(isAwarded && !isFading ? 1 : 0)
      .onAppear { award() }.onDisappear { (isAwarded, isFading) = (false, false) }
  }

  private func award() {
    isAwarded = true
    withAnimation {
      isFading = true
    }
  }
}

/// The task that closes the notice stays when it is over.
@MainActor final class ReadingNotices: ObservableObject {
  @Published private(set) var isShowingNotice = false
  @Published private(set) var notice: String?
  private var closingTask: Task<Void, Never>?

  func show(_ text: String) {
    closingTask?.cancel()
    notice = text
    isShowingNotice = true
    closingTask = Task { await close() }
  }

  func hide() {
    isShowingNotice = false
  }

  private func close() async {
    isShowingNotice = false
    await Task.yield()
    notice = nil
  }
}
