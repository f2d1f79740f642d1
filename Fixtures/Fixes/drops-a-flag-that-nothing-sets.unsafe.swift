// What never runs goes, and what stays keeps its comments.
final class Doorbell {
  private var rings = 0

  func press() {
    rings += 1
    // Twice, as it is an old bell.
    print("ding")
    print("dong")
  }

  func sound() -> String {
    return "ding"
  }

  func answers(_ isHome: Bool) -> Bool { isHome }

  func plays(_ melody: Int) {
    if melody > 3 {
      print("melody")
    } else if melody > 2 {
      print("short melody")
    } else {
      print("ding")
    }
    if melody > 4 {
      print("loud")
    }
    if melody > 5 { print("louder") }
    print("muted: \(false)", false)
    rings -= 1
  }
}

@MainActor
final class Lamp {
  // MARK: State

  private var level = 0

  var watts: Int {
    return 60
  }

  func turnOn(at step: Int) {
    if step == 1 {
      level = 1
    } else {
      level = step
      print("on")
    }
    let factor = 2 * 3
    level = step * factor
    if step > 2, step < 9 {
      print(
        """
        far
          away
        """)
      level += 1
    }
  }
}

@MainActor
func trace(_ text: String) {
  guard text.isEmpty else { return }
  print("nothing to trace")
}

// A name that another statement has keeps its scope.
struct Counter {
  var count = 0

  init(count: Int) { self.count = count }

  mutating func add(_ number: Int) {
    let step = number
    do {
      let step = 2 * number
      count += step
    }
    count += step
  }

  mutating func reset() {
    let rest = count % 2
    count = rest
    print(count)
  }
}

struct Sign {

  init() {}

  var text: String { "old" }
}
