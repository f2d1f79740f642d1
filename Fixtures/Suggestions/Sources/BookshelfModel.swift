import SwiftUI

struct Book: Identifiable, Sendable {
  let id: Int
  let title: String
}

protocol Library: Sendable {
  func books() async throws -> [Book]
  func borrow(_ book: Book) async throws
}

/// One clear is missing: `refresh` leaves the failure of the last run.
@MainActor
final class BookshelfModel: ObservableObject {
  @Published private(set) var isLoading = false
  @Published private(set) var error: Error?
  @Published private(set) var books: [Book] = []
  private let library: Library

  init(library: Library) { self.library = library }

  func load() async {
    isLoading = true
    error = nil
    do {
      books = try await library.books()
      isLoading = false
    } catch {
      self.error = error
      isLoading = false
    }
  }

  func refresh() async {
    isLoading = true
    do {
      books = try await library.books()
      isLoading = false
    } catch {
      self.error = error
      isLoading = false
    }
  }
}

struct BookshelfView: View {
  @ObservedObject var model: BookshelfModel

  var body: some View {
    if model.isLoading {
      Text("Loading")
    } else if model.error != nil {
      Text("The library cannot be reached")
    } else {
      Text("\(model.books.count) books")
    }
  }
}

/// Two clears are missing: `retry` and `resume` leave the failure of the last run.
final class ReturnQueue {
  private(set) var isSending = false
  private(set) var hasFailed = false
  private var waiting: [Book] = []
  private let send: (Book, @escaping (Bool) -> Void) -> Void

  init(send: @escaping (Book, @escaping (Bool) -> Void) -> Void) { self.send = send }

  var summary: String {
    if isSending { return "Sending" } else if hasFailed { return "Try again" }
    return "\(waiting.count) waiting"
  }

  func start(with books: [Book]) {
    waiting = books
    hasFailed = false
    isSending = true
    sendNext()
  }

  func retry() {
    isSending = true
    sendNext()
  }

  func resume(with book: Book) {
    waiting.append(book)
    isSending = true
    sendNext()
  }

  private func sendNext() {
    guard let book = waiting.first else {
      isSending = false
      return
    }
    send(book) { [weak self] isDone in self?.end(isDone) }
  }

  private func end(_ isDone: Bool) {
    isSending = false
    if !isDone {
      hasFailed = true
      return
    }
    waiting.removeFirst()
  }
}

/// Two works leave one failure: none of them ends the other.
@MainActor
final class LoanModel: ObservableObject {
  @Published private(set) var isBorrowing = false
  @Published private(set) var isReturning = false
  @Published private(set) var loanError: Error?
  private let library: Library

  init(library: Library) { self.library = library }

  func borrow(_ book: Book) async {
    isBorrowing = true
    loanError = nil
    do { try await library.borrow(book) } catch { loanError = error }
    isBorrowing = false
  }

  func giveBack(_ book: Book) async {
    isReturning = true
    loanError = nil
    do { try await library.borrow(book) } catch { loanError = error }
    isReturning = false
  }
}

/// An alert over a sheet: each may be shown from the other.
struct LoanView: View {
  @State private var showsTerms = false
  @State private var showsReminder = false

  var body: some View {
    Button("Terms") {
      showsReminder = false
      showsTerms = true
    }
    .sheet(isPresented: $showsTerms) {
      Button("Remind me") { showsReminder = true }
    }
    .alert("Tomorrow", isPresented: $showsReminder) {
      Button("Terms again") {
        showsReminder = false
        showsTerms = true
      }
    }
  }
}
