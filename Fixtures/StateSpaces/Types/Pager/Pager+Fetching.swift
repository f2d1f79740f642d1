extension Pager {
  func pull() {
    page = nil
    hasMore = true
    loadNext()
  }

  func fetch(_ completion: @escaping (Bool) -> Void) {
    isLoading = true
    server.ask { isThere in completion(isThere) }
  }
}
