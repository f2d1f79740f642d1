import Testing
import UntangleStateSpaces

/// How the variables of a space fall into parts that say nothing of each other; on spaces made by hand and by chance.
struct StatePartTests {
  @Test func aPairStandsBesideAFlagOfItsOwn() {
    let space = StateSpace(["isOn", "isOff", "isOld"], ["010", "100", "011", "101"])
    #expect(space.parts.map(\.variables) == [[0, 1], [2]])
    #expect(space.parts.map(\.reached) == [2, 2])
    #expect(space.parts.map(\.possible) == [4, 2])
  }

  @Test func whatNeverChangesIsInNoPart() {
    let space = StateSpace(["isOn", "isOff", "isOld"], ["000", "100", "010"])
    #expect(space.parts.map(\.variables) == [[0, 1]])
  }

  /// Of three flags an even number is set: each two are free, the three are not.
  @Test func variablesThatDependOnlyTogetherAreOnePart() {
    let space = StateSpace(["isA", "isB", "isC"], ["000", "110", "101", "011"])
    #expect(space.parts.map(\.variables) == [[0, 1, 2]])
    #expect(space.parts[0].hasSurplus)
  }

  /// The pair is written, and the flag beside it stays a flag.
  @Test func anEnumIsWrittenForTheTiedPairAlone() {
    let space = StateSpace(
      ["isOn", "phase: idle busy done", "isOld"], ["000", "110", "001", "111", "120", "121", "020", "021"])
    #expect(WrittenParts(of: space).variables.map { $0.map(\.name) } == [["isOn", "phase"]])
  }

  /// With `canLoad` seven cases instead of four, to exclude one combination.
  @Test func aFlagThatGoesWithNearlyAnyStateIsLeftOut() {
    let states = ["0000", "0001", "1000", "1001", "0101", "0111", "0110"]
    let space = StateSpace(["isLoading", "isLoadingMore", "isFetching", "canLoad"], states)
    #expect(
      WrittenParts(of: space).variables.map { $0.map(\.name) } == [
        ["isLoading", "isLoadingMore", "isFetching"]
      ])
  }

  @Test func fewStatesKeepAllTheirFlags() {
    let space = StateSpace(["isOn", "isOff", "isOld"], ["000", "100", "010", "001"])
    #expect(WrittenParts(of: space).variables.map { $0.map(\.name) } == [["isOn", "isOff", "isOld"]])
  }

  /// Only the values that a variable is ever seen with count.
  @Test func aCaseThatIsNeverReachedIsNoSurplus() {
    let space = StateSpace(["isOn", "phase: idle busy done"], ["00", "01", "10", "11"])
    #expect(space.parts.map(\.variables) == [[0], [1]])
  }

  @Test func theStatesAreAllCombinationsOfTheParts() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let names = (0..<Int.random(in: 2...5, using: &random)).map { "is\($0)" }
      let all = (0..<(1 << names.count)).map { number in
        names.indices.map { number >> $0 & 1 == 1 ? "1" : "0" }.joined()
      }
      let density = Double.random(in: 0.1...1, using: &random)
      let states = all.filter { _ in Double.random(in: 0..<1, using: &random) < density }
      guard !states.isEmpty else { continue }
      let space = StateSpace(names, states)
      let parts = space.parts
      #expect(parts.reduce(1) { $0 * $1.reached } == states.count)
      #expect(Set(parts.flatMap(\.variables)).count == parts.reduce(0) { $0 + $1.variables.count })
      for part in parts {
        let seen = Set(states.map { state in part.variables.map { Array(state)[$0] } })
        #expect(part.reached == seen.count)
      }
    }
  }
}
