//~ states LogIn exact
//~ variables isBusy hasFailed user
//~ make LogIn()
//~ do it.submit()
//~ do try? it.restore()
//~ do it.logOut()
//~ sees false false nil
//~ sees false true nil
//~ sees false false some
//~ sees true false nil
//~ sees true true nil
//~ rewrite isBusy hasFailed user

/// `do` and `catch` with several points that may throw; `restore` forgets to clean up when it throws.
final class LogIn {
  private(set) var isBusy = false
  private(set) var hasFailed = false
  private(set) var user: Payload?

  func submit() {
    guard !isBusy, user == nil else { return }
    isBusy = true
    defer { isBusy = false }
    do {
      try mayThrow()
      hasFailed = false
      user = Payload()
    } catch {
      hasFailed = true
    }
  }

  func restore() throws {
    guard user == nil else { return }
    isBusy = true
    try mayThrow()
    user = Payload()
    hasFailed = false
    isBusy = false
  }

  func logOut() {
    user = nil
  }
}
