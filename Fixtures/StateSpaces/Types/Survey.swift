//~ states Survey exact
//~ variables answer isShown wasKept
//~ make Survey()
//~ do it.show()
//~ do it.choose(unknown() ? .agree : .disagree)
//~ do it.close()
//~ rewrite answer isShown wasKept

/// Names that patterns and conditions bind to what a variable holds.
final class Survey {
  enum Answer { case agree, disagree }

  private var answer: Answer?
  private var isShown = false
  private var wasKept: Bool?

  func show() { isShown = true }

  func choose(_ new: Answer) {
    if isShown { answer = new }
  }

  func close() {
    switch answer {
    case let given? where given == .agree: wasKept = true
    case .some(let given):
      wasKept = given == .agree
      answer = nil
    case nil: break
    }
    if let wasKept, let answer {
      isShown = answer == .agree && !wasKept
    } else if let kept = wasKept {
      isShown = kept
    }
  }
}
