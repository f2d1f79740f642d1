//~ states Ferryman exact
//~ variables isCrossing failure
//~ make Ferryman()
//~ do it.cross()
//~ do it.rest()
//~ sees false nil
//~ sees true nil
//~ sees false some
//~ rewrite isCrossing failure

/// The same behind a weak reference, with a `switch` in one branch.
final class Ferryman {
  private(set) var isCrossing = false
  private(set) var failure: Failure?
  private let server = Server()

  func cross() {
    isCrossing = true
    failure = nil
    server.send("cross", completion: { [weak self] result in
      self?.isCrossing = false
      if case .failure(let error) = result {
        self?.failure = error
      }
    })
  }

  func rest() {
    guard !isCrossing else { return }
    failure = nil
  }
}
