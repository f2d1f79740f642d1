//~ states Session exact
//~ variables isActive isExpired token
//~ make Session()
//~ do it.start()
//~ do it.refresh()
//~ do it.end()
//~ rewrite isActive token

/// `[weak self]` and `guard let self` in a completion handler.
final class Session {
  private let server = Server()
  private(set) var isActive = false
  private(set) var isExpired = false
  private(set) var token: String?

  func start() {
    guard !isActive else { return }
    server.ask("token") { [weak self] isGranted in
      guard let self else { return }
      isActive = isGranted
      token = isGranted ? "abc" : nil
    }
  }

  func refresh() {
    guard isActive, token != nil else { return }
    isExpired = true
    server.ask("refresh") { [weak self] isGranted in
      if isGranted {
        self?.isExpired = false
      } else {
        self?.token = nil
      }
    }
  }

  func end() {
    isActive = false
    isExpired = false
    token = nil
  }
}
