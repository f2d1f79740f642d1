/// Every choice of one run: which operation comes next, what an unknown function answers, what a scheduler does.
///
/// A run is a list of digits. A run that is played again with the same digits does the same.
final class Chance {
  struct Choice {
    var digit: Int
    var limit: Int
  }

  /// The digits to play; after them every choice is the first one.
  private var script: [Int] = []
  private(set) var trail: [Choice] = []
  private var choicesLeft = 0
  private var budget = 0
  /// Whether a step wanted to choose more often than its budget allows: then there is more than was seen.
  private(set) var isSpent = false

  func restart(with script: [Int], budget: Int) {
    self.script = script
    self.budget = budget
    trail.removeAll(keepingCapacity: true)
    startStep()
  }

  func forgetSpending() { isSpent = false }

  /// A step may choose only so often: `while unknown()` ends when its budget is used up.
  func startStep() { choicesLeft = budget }

  func choose(below limit: Int) -> Int {
    onlooker.take()
    guard limit > 1 else { return 0 }
    guard choicesLeft > 0 else {
      isSpent = true
      return 0
    }
    choicesLeft -= 1
    let digit = trail.count < script.count ? script[trail.count] : 0
    trail.append(Choice(digit: digit, limit: limit))
    return digit
  }

  /// The digits of the run after this one, among those that begin with the same `count` digits; nil after the last.
  func successor(keeping count: Int) -> [Int]? {
    guard let index = trail.indices.last(where: { $0 >= count && trail[$0].digit + 1 < trail[$0].limit })
    else { return nil }
    return trail[..<index].map(\.digit) + [trail[index].digit + 1]
  }
}

let chance = Chance()
