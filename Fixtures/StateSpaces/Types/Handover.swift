//~ states Handover contains
//~ variables isTaken isDone isRejected
//~ make Handover()
//~ do it.take()
//~ do it.makeHandler()()
//~ do it.makeHandler()
//~ do it.reject()
//~ rewrite isTaken isDone

/// Closures in locals that go on into other closures, and closures that are returned.
/// When a returned closure runs is up to its caller: any number of times, as far as the table knows.
final class Handover {
  private let server = Server()
  private var isTaken = false
  private var isDone = false
  private var isRejected = false

  func take() {
    guard !isTaken else { return }
    isTaken = true
    let finish = { self.isDone = self.isTaken }
    let action = release
    server.send(completion: { _ in
      finish()
      if self.isRejected { action() }
    })
  }

  @discardableResult func makeHandler() -> () -> Void {
    let wasDone = isDone
    return { [weak self] in
      if wasDone { self?.isRejected = true }
    }
  }

  func reject() {
    if isDone { isRejected = !isRejected }
  }

  private func release() {
    isTaken = false
    isDone = false
  }
}
