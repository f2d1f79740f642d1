import Testing
import UntangleProjectModel
@testable import UntangleStateSpaces

/// Spaces made by chance, against the plainest way to say what a premise does.
@Suite("States: what premises leave of any space")
struct RestrictedSpaceTests {
  private struct Chance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16
    }
  }

  /// Three flags, every state listed, operations of each kind.
  private func space(_ chance: inout Chance) -> StateSpace {
    let texts = (0..<8).map { "\($0 >> 2 & 1)\($0 >> 1 & 1)\($0 & 1)" + ($0 == 0 ? "" : " way") }
    var space = StateSpace(["a", "b", "c"], texts)
    let kinds: [StateOperation.Kind] = [.beginning, .input(variable: "a"), .continuation]
    space.operations = (0..<6).map { StateOperation(name: OperationName("f\($0)"), kind: kinds[$0 % 3]) }
      .sorted()
    var transitions: Set<StateSpace.Transition> = []
    for _ in 0..<Int.random(in: 4...20, using: &chance) {
      let from = Int.random(in: 0..<8, using: &chance)
      let to = Int.random(in: 0..<8, using: &chance)
      guard from != to else { continue }
      transitions.insert(
        StateSpace.Transition(from: from, operation: Int.random(in: 0..<6, using: &chance), to: to))
    }
    space.transitions = transitions.sorted()
    return space
  }

  /// The states that are reached where no beginning of which some outcome breaks the premise happens, no value comes
  /// in that breaks it, and no way goes on from a state that breaks it.
  private func expected(_ space: StateSpace, _ isBroken: (Int) -> Bool) -> Set<[Int]> {
    var reached: Set<Int> = [0]
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for step in space.transitions ?? [] where reached.contains(step.from) && !isBroken(step.to) {
        let outcomes = (space.transitions ?? []).filter {
          $0.from == step.from && $0.operation == step.operation
        }
        if space.operations[step.operation].kind == .beginning, outcomes.contains(where: { isBroken($0.to) })
        {
          continue
        }
        if reached.insert(step.to).inserted { isGrowing = true }
      }
    }
    return Set(reached.map { space.states[$0].values })
  }

  @Test(arguments: 0..<200)
  func isThePlainDefinition(seed: Int) throws {
    var chance = Chance(state: UInt64(seed) &* 977 &+ 5)
    let space = space(&chance)
    let left = try #require(space.restricted(by: [.exclusive(["a", "b"])]))
    let expected = expected(space) { space.states[$0].values[0] == 1 && space.states[$0].values[1] == 1 }
    #expect(Set(left.states.map(\.values)) == expected)
    #expect(left.states.allSatisfy { $0.values[0] + $0.values[1] < 2 })
    for transition in left.transitions ?? [] {
      #expect(max(transition.from, transition.to) < left.states.count)
    }
    // Ways are those of the restricted space, shortest first.
    let lengths = left.states.map(\.witness.count)
    #expect(lengths == lengths.sorted())
  }

  @Test func aPremiseAboutOtherVariablesLeavesASpaceAlone() {
    let space = StateSpace(["a", "b"], ["00", "10 f"])
    #expect(space.restricted(by: [.exclusive(["x", "y"])]) == nil)
  }

  /// Past the bounds nothing is asked: a group of ten flags that all combine has 1,024 states.
  @Test func veryManyStatesAskNothing() {
    let names = (0..<10).map { "f\($0)" }
    let texts = (0..<1_024).map { number in
      String((0..<10).map { number >> $0 & 1 == 1 ? "1" : "0" }) + (number == 0 ? "" : " way")
    }
    #expect(StateSpace(names, texts).likelyInvariants(asked: []).isEmpty)
  }
}
