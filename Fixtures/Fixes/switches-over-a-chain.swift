// Chains that ask one value for case after case.
enum Phase { case idle, running, failed, done }

enum Load {
  case empty
  case loaded(items: [String], isLast: Bool)
  case failed(String)
}

struct Job {
  var phase = Phase.idle
  var next: Phase?
  var loads: [Load] = []

  // What is passed over gets a branch of its own.
  func report() {
    if phase == .idle {
      print("idle")
    } else if self.phase == .running {
      // It may take long.
      print("running")
      print("still")
    } else if .failed == phase {
      print("failed")
    }
  }

  func word() -> String {
    if phase == Phase.idle { return "idle" }
    else if phase == .running { return "running" }
    else if phase == .failed { return "failed" }
    else { return "done" }
  }

  func all() -> Int {
    if phase == .idle {
      return 0
    } else if phase == .running {
      return 1
    } else if phase == .failed {
      return 2
    } else if phase == .done {
      return 3
    }
    return 4
  }

  // An optional has one value more.
  func ahead(_ limit: Int) -> Int {
    var count = 0
    for number in 0..<limit {
      if next == .idle {
        count += 1
      } else if next == .running {
        for other in 0..<number {
          if other > 3 { break }
          count += other
        }
      } else if next == .done {
      } else {
        count += 2  // and again
        continue
      }
    }
    return count
  }
}

// Payloads stay bound as they were.
func show(_ load: Load, _ loads: [Load]) {
  if case let .loaded(items, isLast: true) = load {
    print(items)
  } else if case let .loaded(items, _) = load {
    print(items, "and more")
  } else {
    print("nothing")
  }
  if case .empty = loads[0] {
    print("empty")
  } else if case let .loaded(items, _) = loads[0] {
    print(items)
  } else if case let .failed(text) = loads[0] {
    print(text)
  }
}

func text(_ phase: Phase) -> String {
  let text =
    if phase == .idle { "idle" } else if phase == .running { "running" } else if phase == .failed {
      "failed"
    } else { "done" }
  return text
}
