// The second tap finds the flag set.
@MainActor final class Library {
  private(set) var hasLoaded = false
  private(set) var books: [String] = []

  func load() async {
    guard !hasLoaded else { return }
    hasLoaded = true
    books += await fetch()
  }

  private func fetch() async -> [String] { ["Emma"] }
}
