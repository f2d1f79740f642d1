import Testing
import UntangleStateSpaces

/// Which type says what a space's variables can be in; on spaces made by hand.
struct StateShapeTests {
  private typealias Case = (variables: [String], states: [String], shape: StateShape)

  private static let cases: [Case] = [
    // Exclusive flags.
    (["isOn", "isOff"], ["00", "10", "01"], .enumeration),
    (["isA", "isB", "isC"], ["000", "100", "010", "001"], .enumeration),
    // One of three is always set: the third follows from two, and from no single one.
    (["isA", "isB", "isC"], ["100", "010", "001"], .enumeration),
    // The same, and the opposite: the flag that is declared later goes.
    (["isOpen", "isLit"], ["00", "11"], .derived([Follower(variable: 1, source: 0, holding: [1])])),
    (["isBusy", "isIdle"], ["01", "10"], .derived([Follower(variable: 1, source: 0, holding: [0])])),
    // A flag never decides on what an optional holds, nor on an enum.
    (["isSet", "file?"], ["00", "11"], .derived([Follower(variable: 0, source: 1, holding: [1])])),
    (
      ["isDone", "phase: idle busy done failed"], ["00", "01", "12", "13"],
      .derived([Follower(variable: 0, source: 1, holding: [2, 3])])
    ),
    // Two that follow, from one.
    (
      ["isA", "isB", "isC"], ["000", "111"],
      .derived([
        Follower(variable: 1, source: 0, holding: [1]), Follower(variable: 2, source: 0, holding: [1]),
      ])
    ),
    // A flag that follows beside what an enum says better.
    (["isA", "isB", "isC"], ["000", "101", "010"], .enumeration),
    (["isOn", "isOld"], ["00", "10"], .constant([1])),
    (["isOn", "phase: idle busy done"], ["00", "01", "10", "11"], .constant([])),
    // Two values that come and go together; a value with another that may be missing.
    (["target?", "action?"], ["00", "11"], .optional(core: [0, 1], members: [])),
    (["file?", "name?"], ["00", "10", "11"], .optional(core: [0], members: [1])),
    // With one flag there are three cases: nothing, the flag, the value.
    (["isOn", "file?"], ["00", "10", "11"], .enumeration),
    // What a search is about, as long as there is one.
    (
      ["isSearching", "text?", "hits?"], ["000", "100", "110", "101", "111"],
      .optional(core: [0], members: [1, 2])
    ),
    (["isSearching", "text?", "hits?"], ["000", "100", "110", "111"], .enumeration),
    // Whether a page is loading is no part of whether there are more.
    (["hasMore", "isLoading", "next?"], ["000", "100", "110", "101", "111"], .independent),
    // Flags that count at times only are rather phases than parts of a value.
    (["isOn", "isLit", "isLoud"], ["000", "100", "110", "101", "111"], .enumeration),
    (["isOn", "isOff"], ["00", "10", "01", "11"], .independent),
    (["isA", "isB", "isC"], ["000", "001", "010", "011", "100", "101", "110"], .independent),
    (
      (1...8).map { "is\($0)" },
      [String(repeating: "0", count: 8)]
        + (0..<8).map { place in
          (0..<8).map { $0 == place ? "1" : "0" }.joined()
        }, .large
    ),
  ]

  @Test(arguments: cases.indices) func isTheShortest(_ index: Int) {
    let example = Self.cases[index]
    #expect(StateSpace(example.variables, example.states).shape == example.shape)
  }

  /// A flag is only said to follow where in every state the other says what it is.
  @Test func followersAreWhatTheirSourcesSay() {
    var random = SeededGenerator(seed: 18)
    var derivedCount = 0
    for _ in 0..<2_000 {
      let all = (0..<8).map { number in (0..<3).map { number >> $0 & 1 == 1 ? "1" : "0" }.joined() }
      let states = all.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      guard !states.isEmpty else { continue }
      let space = StateSpace(["isA", "isB", "isC"], states)
      guard case .derived(let followers) = space.shape else { continue }
      derivedCount += 1
      for follower in followers {
        for state in space.states {
          let isHolding = follower.holding.contains(state.values[follower.source])
          #expect(isHolding == (state.values[follower.variable] == 1))
        }
      }
    }
    #expect(derivedCount > 100)
  }
}
