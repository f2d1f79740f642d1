//~ states Importer exact
//~ variables isImporting isFinished failure
//~ make Importer()
//~ do it.run()
//~ do it.dismiss()
//~ rewrite left: still

/// Nested functions; they run where they are called.
final class Importer {
  private(set) var isImporting = false
  private(set) var isFinished = false
  private(set) var failure: (any Error)?

  func run() {
    func finish(with error: (any Error)?) {
      isImporting = false
      failure = error
      isFinished = error == nil
    }
    func read() throws {
      try mayThrow()
      if unknown() { throw Failure() }
    }

    guard !isFinished else { return }
    isImporting = true
    do {
      try read()
      finish(with: nil)
    } catch {
      finish(with: error)
    }
  }

  func dismiss() {
    if failure != nil { failure = nil }
  }
}
