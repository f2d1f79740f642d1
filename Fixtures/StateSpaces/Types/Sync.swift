//~ states Sync exact
//~ variables isSyncing needsSync isOffline
//~ make Sync()
//~ do it.sync()
//~ do it.change()
//~ do it.goOffline()
//~ rewrite left: independent

/// A completion handler that starts the next round by a private method.
final class Sync {
  private let server = Server()
  private var isSyncing = false
  private var needsSync = false
  private var isOffline = false

  func sync() {
    guard !isOffline else { return }
    startRound()
  }

  func change() { needsSync = true }

  func goOffline() { isOffline.toggle() }

  private func startRound() {
    guard needsSync, !isSyncing else { return }
    isSyncing = true
    needsSync = false
    server.ask { isDone in
      self.isSyncing = false
      if !isDone { self.needsSync = true }
      if self.isOffline { return }
      DispatchQueue.main.async { self.startRound() }
    }
  }
}
