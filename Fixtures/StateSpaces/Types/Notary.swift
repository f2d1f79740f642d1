//~ states Notary exact
//~ variables isSigning isRefused
//~ make Notary()
//~ do it.sign(unknown())
//~ do it.leave()
//~ sees false false
//~ sees true false
//~ sees false true
//~ rewrite isSigning isRefused

/// A reset before a check that leaves, and before the write that completes it.
final class Notary {
  private(set) var isSigning = false
  private(set) var isRefused = false
  private let server = Server()

  func sign(_ isComplete: Bool) {
    guard !isSigning else { return }
    isRefused = false
    guard isComplete else {
      isRefused = true
      return
    }
    isSigning = true
    server.ask("sign") { _ in self.isSigning = false }
  }

  func leave() {
    isRefused = false
  }
}
