enum Step { case first, second, third }

struct Ladder {
  var step = Step.first

  func climb() throws -> Step {
    switch step {
    case .first: return .second
    case .second: return .third
    default: throw LadderError.top
    }
  }

  func descend() -> Step {
    switch step {
    case .third: return .second
    case .second: return .first
    default: preconditionFailure("already down")
    }
  }

  func check() {
    switch step {
    case .first, .second: break
    default:
      print(step)
      assertionFailure("too high")
    }
  }
}
