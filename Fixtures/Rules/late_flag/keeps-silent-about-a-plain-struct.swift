// While a mutating method waits, nothing else gets at the value.
struct PageIterator: AsyncIteratorProtocol {
  private var isDone = false
  private let source: PageSource

  init(source: PageSource) { self.source = source }

  mutating func next() async throws -> [String]? {
    guard !isDone else { return nil }
    let page = try await source.page()
    if page.isEmpty { isDone = true }
    return page
  }
}

final class PageSource {
  func page() async throws -> [String] { [] }
}
