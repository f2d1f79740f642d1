//~ states Consignment exact
//~ variables isSending failure
//~ make Consignment()
//~ do it.send()
//~ do it.carter.end(.refused(Mislaid(), 2))
//~ do it.carter.end(.delivered)
//~ do it.clear()
//~ rewrite isSending failure

/// The case says what it carries, although the type of the closure's value is not written where it is used.
final class Consignment {
  let carter = Carter()
  private var isSending = false
  private var failure: Error?

  func send() {
    guard !isSending else { return }
    isSending = true
    failure = nil
    carter.whenDone = { outcome in
      guard self.isSending else { return }
      if case .refused(let reason, _) = outcome {
        self.isSending = false
        self.failure = reason
      } else {
        self.isSending = false
      }
    }
  }

  func clear() { failure = nil }
}

struct Mislaid: Error {}

enum CarterOutcome { case refused(Error, Int), delivered }

final class Carter {
  var whenDone: (CarterOutcome) -> Void = { _ in }

  func end(_ outcome: CarterOutcome) { whenDone(outcome) }
}
