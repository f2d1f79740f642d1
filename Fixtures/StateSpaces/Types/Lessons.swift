//~ states Lessons exact
//~ variables isLearning hasPassed hasLapsed
//~ make Lessons()
//~ do it.learn()
//~ do it.examine(number(below: 3))
//~ do it.review()
//~ rewrite isLearning hasPassed hasLapsed

/// Branches within a loop, with `continue`, with a `guard` of their own, and with throws behind the first write.
final class Lessons {
  private(set) var isLearning = false
  private(set) var hasPassed = false
  private(set) var hasLapsed = false
  private var tries = 0

  func learn() {
    guard !isLearning, !hasPassed, !hasLapsed else { return }
    isLearning = true
  }

  func examine(_ rounds: Int) {
    for round in 0..<rounds {
      guard isLearning else { break }
      if round > 0 {
        guard unknown() else { continue }
        hasPassed = true
      } else {
        tries = 1
        continue
      }
      isLearning = false
    }
  }

  func review() {
    guard hasPassed else { return }
    do {
      hasPassed = false
      try mayThrow()
      hasLapsed = true
    } catch {
      hasPassed = true
    }
  }
}
