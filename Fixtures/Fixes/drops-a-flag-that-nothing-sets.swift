// What never runs goes, and what stays keeps its comments.
final class Doorbell {
  private var isMuted = false
  private var rings = 0

  func press() {
    guard !isMuted else { return }
    rings += 1
    if isMuted {
      print("hush")
    } else {
      // Twice, as it is an old bell.
      print("ding")
      print("dong")
    }
  }

  func sound() -> String {
    if isMuted { return "" }
    return isMuted ? "silence" : "ding"
  }

  func answers(_ isHome: Bool) -> Bool { isHome && !isMuted }

  func plays(_ melody: Int) {
    if melody > 3 {
      print("melody")
    } else if isMuted {
      print("no melody")
    } else if melody > 2 {
      print("short melody")
    } else {
      print("ding")
    }
    if melody > 4, !isMuted {
      print("loud")
    }
    if !self.isMuted && melody > 5 || isMuted { print("louder") }
    print("muted: \(isMuted)", isMuted)
    while isMuted {
      rings -= 1
    }
    rings -= 1
  }
}

@MainActor
final class Lamp {
  // MARK: State
  private static var isBright = true

  private var level = 0

  var watts: Int {
    if Lamp.isBright { return 60 } else { return 20 }
  }

  func turnOn(at step: Int) {
    if step == 1 {
      level = 1
    } else if Self.isBright {
      level = step
      print("on")
    } else {
      level = 2
    }
    let factor = 2 * (Self.isBright ? 3 : 1)
    level = Self.isBright ? step * factor : 0
    if step > 2, Lamp.isBright && (!Self.isBright || step < 9) {
      if Self.isBright {
        print(
          """
          far
            away
          """)
      }
      level += 1
    }
  }
}

@MainActor private var tracesAll = false

@MainActor
func trace(_ text: String) {
  if tracesAll { print(text) }
  guard tracesAll || text.isEmpty else { return }
  print("nothing to trace")
}

// A name that another statement has keeps its scope.
struct Counter {
  private var countsTwice = true
  var count = 0

  init(count: Int) { self.count = count }

  mutating func add(_ number: Int) {
    let step = number
    if countsTwice {
      let step = 2 * number
      count += step
    } else {
      count -= 1
    }
    count += step
  }

  mutating func reset() {
    if countsTwice {
      let rest = count % 2
      count = rest
    }
    print(count)
  }
}

struct Sign {
  private var isLit = false
  private var isOld = true

  init() {}

  var text: String { isOld ? "old" : "new" }
}
