import Foundation
import Observation

struct SearchHit: Identifiable, Hashable {
  let id: Int
  let name: String
}

/// Searches while the user types; the last word wins.
@Observable
@MainActor
final class SearchModel {
  var query = "" {
    didSet { queryDidChange(from: oldValue) }
  }

  private(set) var isSearching = false
  private(set) var hasSearched = false
  private(set) var errorMessage: String?
  private(set) var hits: [SearchHit] = []

  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private let lookUp: @Sendable (String) async throws -> [SearchHit]

  init(lookUp: @escaping @Sendable (String) async throws -> [SearchHit]) {
    self.lookUp = lookUp
  }

  func search() {
    task?.cancel()
    isSearching = true
    hasSearched = false
    errorMessage = nil
    let word = query
    task = Task { [weak self] in
      await self?.run(word)
    }
  }

  func cancel() {
    task?.cancel()
    task = nil
    isSearching = false
    hasSearched = false
    errorMessage = nil
  }

  private func run(_ word: String) async {
    do {
      let found = try await lookUp(word)
      guard !Task.isCancelled else { return }
      hits = found
      isSearching = false
      hasSearched = true
    } catch is CancellationError {
      return
    } catch {
      isSearching = false
      hasSearched = true
      errorMessage = error.localizedDescription
    }
    task = nil
  }

  private func queryDidChange(from old: String) {
    guard query != old else { return }
    if query.isEmpty {
      hits = []
      cancel()
    } else {
      search()
    }
  }
}
