//~ states Drawbridge exact
//~ variables isRaised isManned isSignalled
//~ make Drawbridge()
//~ do it.pass()
//~ do it.leave()
//~ rewrite left: still

/// Deferred code that calls what may throw, and catches it: nothing that is thrown leaves a `defer`.
final class Drawbridge {
  private var isRaised = false
  private var isManned = false
  private var isSignalled = false

  func pass() {
    isManned = true
    defer { lower() }
    defer {
      do { try signal() } catch { isSignalled = false }
    }
    guard unknown() else { return }
    isRaised = true
  }

  func leave() { if !isRaised { isManned = false } }

  private func lower() { isRaised = false }

  private func signal() throws {
    isSignalled = true
    try mayThrow()
  }
}
