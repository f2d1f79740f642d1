enum Phase { case idle, running, failed, done }

// Its equality is its own.
enum Level: Equatable {
  case low, middle, high

  static func == (left: Level, right: Level) -> Bool { true }
}

func leave(_ phases: [Phase]) {
  for phase in phases {
    if phase == .idle {
      print("idle")
    } else if phase == .running {
      print("running")
    } else if phase == .failed {
      break
    }
  }
}

func ask(_ next: () -> Phase) {
  if next() == .idle {
    print("idle")
  } else if next() == .running {
    print("running")
  } else if next() == .failed {
    print("failed")
  }
}

func compare(_ level: Level) {
  if level == .low {
    print("low")
  } else if level == .middle {
    print("middle")
  } else if level == .high {
    print("high")
  }
}

func never(_ phase: Phase) -> Int {
  if phase == .idle {
    return 0
  } else if phase == .running {
    return 1
  } else if phase == .failed {
    return 2
  } else if phase == .done {
    return 3
  } else {
    return 4
  }
}

func goOn(_ phase: Phase, _ isLate: Bool) {
  if isLate || phase == .done {
    print("late")
  } else if phase == .idle {
    print("idle")
  } else if phase == .running {
    print("running")
  } else if phase == .failed {
    print("failed")
  }
}

func explained(_ phase: Phase) {
  if phase == .idle {
    print("idle")
  }  // not yet
  else if phase == .running {
    print("running")
  } else if phase == .failed {
    print("failed")
  }
}

let closure: @Sendable (Phase) -> Void = { phase in
  if phase == .idle {
    print("idle")
  } else if phase == .running {
    print("running")
  } else if phase == .failed {
    print("failed")
  }
}
