import UntangleFacts
import UntangleProjectModel

/// Which of two is set, and whether both are there.
extension WrittenPair {
  /// The writes that set one of the two in a branch of a `switch` of which another branch sets the other.
  var chosen: [VariableWrite] {
    let sets = writes(of: second).filter { $0.level == .on && !$0.choices.isEmpty }
    return writes(of: first).filter { $0.level == .on }.flatMap { one in
      sets.filter { $0.isChosen(insteadOf: one) }.flatMap { [one, $0] }
    }
  }

  var isChosenApart: Bool {
    first.isFlag && second.isFlag && !cleared.isEmpty && !chosen.isEmpty && !isEverSetTogether
  }

  var isPresentTogether: Bool {
    first.domain == .optional && second.domain == .optional && !cleared.isEmpty && !tests.isEmpty
      && alone.allSatisfy(\.isSet) && (neighbours.contains(where: \.setsBoth) || isSetThroughCalls)
      && !(first.namesAttachment && second.namesAttachment)
  }
}
