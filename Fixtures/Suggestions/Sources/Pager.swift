import Foundation

/// Loads pages of anything, one after the other, until there are no more.
final class Pager<Item, Cursor> {
  typealias Page = (items: [Item], next: Cursor?)
  typealias Load = (Cursor?, @escaping (Result<Page, any Error>) -> Void) -> Void

  private(set) var items: [Item]
  private(set) var isLoadingFirst: Bool
  private(set) var isLoadingMore: Bool
  private(set) var reachedEnd: Bool
  private(set) var error: (any Error)?
  private var last: Page?

  private let load: Load
  var didChange: ((Pager<Item, Cursor>) -> Void)?

  init(load: @escaping Load) {
    self.load = load
    self.items = []
    self.isLoadingFirst = false
    self.isLoadingMore = false
    self.reachedEnd = false
    self.error = nil
  }

  func reload() {
    if isLoadingFirst { return }
    items.removeAll()
    last = nil
    isLoadingFirst = true
    isLoadingMore = false
    reachedEnd = false
    error = nil
    didChange?(self)
    load(nil) { [weak self] in self?.take($0) }
  }

  func loadMore() {
    guard !isLoadingFirst, !isLoadingMore, !reachedEnd, let cursor = last?.next else { return }
    isLoadingMore = true
    error = nil
    didChange?(self)
    load(cursor) { [weak self] in self?.take($0) }
  }

  private func take(_ result: Result<Page, any Error>) {
    defer { didChange?(self) }
    isLoadingFirst = false
    isLoadingMore = false
    switch result {
    case .success(let page):
      items += page.items
      last = page
      if page.next == nil {
        reachedEnd = true
      }
    case .failure(let problem):
      error = problem
    }
  }
}

extension Pager {
  var footer: String? {
    if isLoadingMore {
      return "Loading more…"
    } else if reachedEnd {
      return "That is all"
    } else if let error {
      return "\(error)"
    }
    return nil
  }
}

extension Pager where Item: Equatable {
  func contains(_ item: Item) -> Bool {
    !isLoadingFirst && items.contains(item)
  }
}
