//~ states FeedStore contains
//~ variables page isLoading hasEnded
//~ make FeedStore()
//~ do it.load()
//~ do it.reload()
//~ rewrite page isLoading hasEnded

import Observation

/// An observable class with a payload. For the table the answer may come more than once.
@MainActor @Observable final class FeedStore {
  private(set) var page: Payload?
  private(set) var isLoading = false
  private(set) var hasEnded = false
  private let server = Server()

  func load() {
    guard !isLoading, !hasEnded else { return }
    isLoading = true
    page = nil
    server.send("page") { [weak self] result in
      guard let self else { return }
      self.isLoading = false
      switch result {
      case .success(let page): self.page = page
      case .failure: self.hasEnded = true
      }
    }
  }

  func reload() {
    guard !isLoading else { return }
    hasEnded = false
    page = nil
  }
}
