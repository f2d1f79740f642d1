import UntangleFacts
import UntangleProjectModel

/// Which of two is set, and whether both are there.
extension WrittenPair {
  var cleared: [NeighbouringWrites] { neighbours.filter { !$0.left.isSet && !$0.right.isSet } }

  /// Whether a flag is only ever begun where it and the other flag are known to be off, and both end somewhere:
  /// `guard !isPlaying, !isLoading else { return }; isLoading = true`. Not where the other one is begun behind a condition
  /// that leaves this one out.
  func isBegunAlone(_ flag: StateVariable) -> Bool {
    let other = other(than: flag)
    guard flag.domain == .boolean, other.domain == .boolean else { return false }
    let begun = writes(of: flag).filter(\.isSet)
    return !begun.isEmpty
      && writes(of: other).allSatisfy { write in
        !write.isSet || write.idle.isEmpty || write.idle.contains(flag.name)
          || writes(of: flag).contains { $0.level == .off && $0.isTogether(with: write) }
      }
      && begun.allSatisfy { $0.level == .on && $0.idle.contains(flag.name) && $0.idle.contains(other.name) }
      && [flag, other].allSatisfy { one in
        writes(of: one).contains { $0.level == .off && $0.bodyKind != .initializer }
      }
  }

  /// The writes that set one of the two in a branch of a `switch` of which another branch sets the other.
  var chosen: [VariableWrite] {
    let sets = writes(of: second).filter { $0.level == .on && !$0.choices.isEmpty }
    return writes(of: first).filter { $0.level == .on }.flatMap { one in
      sets.filter {
        $0.bodyPlace == one.bodyPlace && $0.isInOtherBranch(than: one)
          && !$0.choices.contains(where: \.isPhase)
      }
      .flatMap { [one, $0] }
    }
  }

  var isChosenApart: Bool {
    first.isFlag && second.isFlag && !cleared.isEmpty && !chosen.isEmpty && !isEverSetTogether
  }

  var isPresentTogether: Bool {
    first.domain == .optional && second.domain == .optional && !cleared.isEmpty && !tests.isEmpty
      && alone.allSatisfy(\.isSet)
      && (neighbours.contains(where: \.setsBoth) || traits.contains(.setThroughCalls))
      && !(first.namesAttachment && second.namesAttachment)
  }
}
