protocol Muting {
  var isMuted: Bool { get }
}

final class Settings: Muting {
  // A protocol asks for the first one, a key path leads to the second one.

  var isMuted = false
  var isSorted = true

  // A value that may be nil is asked for the first one, a local is called like the second one.

  var isShared = false
  var isLocal = false

  // Code with a comment would go, a loop would have no end, and one is asked under a condition of the build.

  var isFast = false
  var isEndless = true
  var isTraced = false

  func answer() -> String {
    if isMuted { return "muted" }
    if isFast {
      // Nobody waits for it.
      return "fast"
    }
    #if DEBUG
    if isTraced { print("traced") }
    #endif
    return "plain"
  }

  func wait() {
    var count = 0
    while isEndless {
      count += 1
      if count > 3 { return }
    }
  }
}
