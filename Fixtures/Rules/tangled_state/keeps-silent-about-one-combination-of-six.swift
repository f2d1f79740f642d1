final class History {
  enum Request { case none, initial, more }

  private(set) var hasMoreData = true
  private(set) var request = Request.none

  func loadMore() {
    guard request == .none, hasMoreData else { return }
    request = .more
    load { [weak self] count in
      self?.request = .none
      self?.hasMoreData = count > 0
    }
  }

  func loadFirst() {
    guard request == .none else { return }
    request = .initial
    load { [weak self] count in
      self?.request = .none
      self?.hasMoreData = count > 0
    }
  }
}
