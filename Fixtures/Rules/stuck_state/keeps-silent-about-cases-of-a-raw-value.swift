final class Dial {
  enum Step: Int { case low, middle, high, highest }

  private(set) var step = Step.low

  func turn(to number: Int) {
    step = Step(rawValue: number) ?? .low
  }

  func turnUp() {
    switch step {
    case .low: step = .middle
    case .middle: step = .high
    case .high, .highest: break
    }
  }
}
