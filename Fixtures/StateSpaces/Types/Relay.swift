//~ states Relay exact
//~ variables isA isB isC
//~ make Relay()
//~ start await it.first()
//~ start await it.second()
//~ do it.reset()
//~ rewrite isA isB isC

/// Async methods that wait for each other, in a loop and behind a guard.
@MainActor final class Relay {
  private var isA = false
  private var isB = false
  private var isC = false

  func first() async {
    guard !isA else { return }
    isA = true
    await inner()
    isA = false
    if isB { isC = true }
  }

  func second() async {
    while isA, unknown() {
      isB = true
      await pause()
    }
    isB = isC
  }

  func reset() { isC = false }

  private func inner() async {
    isB = false
    await pause()
    defer { isC = false }
    if !isA { return }
    isB = unknown()
  }
}
