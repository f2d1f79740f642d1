final class Answer {
  private var handler: Handler?
  private var wasCalled = false  //~ flag_and_optional "'wasCalled' is true exactly when 'handler' is nil"

  init(_ handler: Handler) {
    self.handler = handler
  }

  func call() {
    guard !wasCalled else { return }
    wasCalled = true
    handler = nil
  }
}

struct Handler { var name: String }
