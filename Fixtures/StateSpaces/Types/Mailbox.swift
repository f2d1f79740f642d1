//~ states Mailbox exact
//~ variables isFetching mail failure
//~ make Mailbox()
//~ do it.fetch()
//~ do it.cancel()
//~ sees false nil nil
//~ sees true nil nil
//~ sees false some nil
//~ sees false nil some
//~ sees true nil some
//~ sees true some nil
//~ rewrite mail failure

/// A completion handler by its label, with a `switch` over the result: late answers come after a cancel.
final class Mailbox {
  private let server = Server()
  private(set) var isFetching = false
  private(set) var mail: Payload?
  private(set) var failure: Failure?

  func fetch() {
    guard !isFetching else { return }
    isFetching = true
    server.send(
      "mail",
      completion: { [weak self] result in
        guard let self else { return }
        isFetching = false
        switch result {
        case .success(let payload):
          mail = payload
          failure = nil
        case .failure(let error):
          failure = error
          mail = nil
        }
      })
  }

  func cancel() { isFetching = false }
}
