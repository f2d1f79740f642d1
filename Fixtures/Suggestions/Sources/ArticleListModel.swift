import Combine
import Foundation

struct Article: Identifiable {
  let id: UUID
  let title: String
  let body: () -> String
}

protocol ArticleService: Sendable {
  func articles(page: Int) async throws -> [Article]
}

/// The list of the first tab. The view shows a spinner, an error with a button, or the rows.
@MainActor
final class ArticleListModel: ObservableObject {
  @Published private(set) var isLoading = false
  @Published private(set) var hasLoaded = false
  @Published private(set) var error: (any Error)?
  @Published private(set) var articles: [Article] = []

  private let service: any ArticleService

  init(service: any ArticleService) {
    self.service = service
  }

  var showsEmptyHint: Bool {
    hasLoaded && articles.isEmpty
  }

  var title: String {
    if isLoading {
      return "Loading…"
    }
    return error == nil ? "Articles" : "Offline"
  }

  func load() async {
    guard !isLoading else { return }
    isLoading = true
    hasLoaded = false
    error = nil
    do {
      articles = try await service.articles(page: 1)
      isLoading = false
      hasLoaded = true
    } catch {
      self.error = error
      isLoading = false
    }
  }

  func retry() async {
    guard error != nil else { return }
    await load()
  }

  func forget() {
    articles = []
    isLoading = false
    hasLoaded = false
    error = nil
  }
}
