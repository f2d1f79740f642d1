// Each way out resets the flag: a function, a closure, a `defer`, a catch.
final class Upload {
  private(set) var isBusy = false
  private let server = UploadServer()

  func byFunction(_ text: String?) {
    isBusy = true
    guard let text else { return fail() }
    server.send(text) {}
    isBusy = false
  }

  func byClosure(_ text: String?) {
    isBusy = true
    guard let text else {
      server.send("") { self.isBusy = false }
      return
    }
    server.send(text) {}
    isBusy = false
  }

  func byDefer(_ text: String?) {
    isBusy = true
    defer { isBusy = false }
    guard let text else { return }
    server.send(text) {}
  }

  func byCatch() throws {
    isBusy = true
    do {
      try server.check()
    } catch {
      isBusy = false
      throw error
    }
    isBusy = false
  }

  private func fail() { reset() }
  private func reset() { isBusy = false }
}

struct UploadServer {
  func send(_ text: String, done: @escaping () -> Void) {}
  func check() throws {}
}
