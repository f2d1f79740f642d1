// Two taps in a row load twice: the second comes while the first waits.
@MainActor final class Library {
  private(set) var hasLoaded = false
  private(set) var books: [String] = []

  func load() async {
    guard !hasLoaded else { return }
    books += await fetch()
    hasLoaded = true  //~ late_flag "'hasLoaded' is set after an 'await'"
  }

  private func fetch() async -> [String] { ["Emma"] }
}
