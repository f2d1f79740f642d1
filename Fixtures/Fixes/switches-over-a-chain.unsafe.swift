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
    switch phase {
    case .idle:
      print("idle")
    case .running:
      // It may take long.
      print("running")
      print("still")
    case .failed:
      print("failed")
    case .done: break
    }
  }

  func word() -> String {
    switch phase {
    case .idle:
      return "idle"
    case .running:
      return "running"
    case .failed:
      return "failed"
    case .done:
      return "done"
    }
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
      switch next {
      case .idle:
        count += 1
      case .running:
        for other in 0..<number {
          if other > 3 { break }
          count += other
        }
      case .done:
        break
      case .failed, nil:
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
  switch loads[0] {
  case .empty:
    print("empty")
  case let .loaded(items, _):
    print(items)
  case let .failed(text):
    print(text)
  }
}

func text(_ phase: Phase) -> String {
  let text =
    switch phase {
    case .idle:
      "idle"
    case .running:
      "running"
    case .failed:
      "failed"
    case .done:
      "done"
    }
  return text
}
