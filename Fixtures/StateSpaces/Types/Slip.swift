//~ states Slip exact
//~ variables isLoading error
//~ make Slip()
//~ do it.start()
//~ do it.fail()
//~ do it.retry()
//~ do note("\(it.restart() as Any)")
//~ rewrite refused: between

/// A variable of the group is called as what a `catch` binds.
final class Slip {
  private(set) var isLoading = false
  private(set) var error: String?

  func start() {
    guard !isLoading else { return }
    isLoading = true
    error = nil
  }

  func fail() {
    guard isLoading else { return }
    isLoading = false
    error = "bad"
  }

  func retry() {
    guard !isLoading else { return }
    isLoading = true
    note("before \(error ?? "none")")
    error = nil
  }

  func restart() -> String? {
    guard !isLoading else { return nil }
    defer { error = nil }
    isLoading = true
    return error
  }
}
