import Testing
import UntangleRules
import UntangleStateSpaces

/// What holds in all states, in words, and which state breaks it; on spaces made by hand.
struct RelationTests {
  private func texts(_ space: StateSpace) -> [String] { space.relations.map { space.text(of: $0) } }

  @Test func constantsComeFirst() {
    let space = StateSpace(["isOn", "file?", "isOld"], ["000", "110"])
    #expect(
      texts(space) == [
        "'isOld' never changes: it is always false", "'isOn' is true exactly when 'file' is set",
      ])
  }

  @Test func whatIsTheSameIsSaidOnce() {
    let space = StateSpace(["isOn", "isLit", "isHot"], ["000", "110", "111"])
    #expect(
      texts(space) == [
        "'isOn' is true exactly when 'isLit' is true", "'isHot' is only ever true while 'isOn' is true",
      ])
  }

  @Test(
    arguments: [
      (["isOn", "isOff"], ["01", "10"], "'isOn' is true exactly when 'isOff' is false"),
      (["isOn", "isHot"], ["00", "10", "11"], "'isHot' is only ever true while 'isOn' is true"),
      (["isOn", "file?"], ["00", "01", "11"], "'isOn' is only ever true while 'file' is set"),
      (["isOn", "isOff"], ["00", "01", "10"], "'isOn' and 'isOff' are never both true"),
      (["isOn", "file?"], ["00", "01", "10"], "'isOn' is never true while 'file' is set"),
      (["isOn", "isOff"], ["11", "01", "10"], "one of 'isOn' and 'isOff' is always true"),
      (["isOn", "file?"], ["11", "01", "10"], "'isOn' is true or 'file' is set"),
      (
        ["isOn", "phase: idle busy done"], ["00", "11", "02"],
        "'isOn' is true exactly when 'phase' is 'busy'"
      ),
      (["isOn", "phase?: idle busy"], ["10", "01", "02"], "'isOn' is true exactly when 'phase' is nil"),
      (["isOn", "agreed??"], ["00", "01", "12"], "'isOn' is true exactly when 'agreed' is true"),
    ] as [([String], [String], String)])
  func isSaidInWords(variables: [String], states: [String], text: String) {
    #expect(texts(StateSpace(variables, states)) == [text])
  }

  @Test func nothingHoldsWhereAllIsReached() {
    #expect(texts(StateSpace(["a", "b"], ["00", "01", "10", "11"])) == [])
    #expect(texts(StateSpace(["a", "b"], ["00"])) == [])
  }

  @Test func ofTwoFlagsTheLaterMirrorsTheEarlier() {
    let mirrors = StateSpace(["isOn", "isLit", "file?"], ["000", "111"]).mirrors
    #expect(
      mirrors.map(\.text) == [
        "'isLit' is true exactly when 'isOn' is true", "'isOn' is true exactly when 'file' is set",
      ])
    let opposite = StateSpace(["isOff", "isOn"], ["10", "01"]).mirrors
    #expect(opposite.map(\.text) == ["'isOn' is true exactly when 'isOff' is false"])
    let optionals = StateSpace(["file?", "url?"], ["00", "11"]).mirrors
    #expect(optionals.isEmpty)
  }

  @Test func whatGoesOnAndOffMovesBothWays() throws {
    var space = StateSpace(["isOn", "isLit"], ["00", "11 open"])
    space.operations = ["close", "open"].map { StateOperation(name: $0, kind: .beginning) }
    space.transitions = [StateSpace.Transition(from: 0, operation: 1, to: 1)]
    #expect(try #require(space.mirrors.first).movesBothWays == false)
    space.transitions?.append(StateSpace.Transition(from: 1, operation: 0, to: 0))
    #expect(try #require(space.mirrors.first).movesBothWays)
  }

  @Test func statesAreSummedUp() {
    let space = StateSpace(["isOn", "file?", "phase: idle busy", "agreed??"], ["0000", "1112", "0001 stop"])
    let texts = space.states.map { space.summary(of: $0) }
    #expect(
      texts == [
        "'phase' as 'idle' without 'isOn' or 'file'",
        "'isOn', 'file', 'phase' as 'busy' and 'agreed' as true",
        "'phase' as 'idle' and 'agreed' as false without 'isOn' or 'file'",
      ])
    #expect(space.summary(of: space.states[0], among: ["isOn", "file"]) == "none of 'isOn' and 'file'")
    #expect(space.summary(of: space.states[0], among: ["isOn"]) == "no 'isOn'")
  }

  @Test(
    arguments: [
      ("stop", "'stop' on a fresh instance"),
      ("logIn, stop", "'logIn', then 'stop' on a fresh instance"),
      ("isOn.set", "setting 'isOn' on a fresh instance"),
      ("load.closure, load.closure2", "a closure of 'load', then a closure of 'load' on a fresh instance"),
      ("load.await", "'load' after an await on a fresh instance"),
      ("load.closure.await", "a closure of 'load' after an await on a fresh instance"),
    ])
  func waysAreSaidInWords(witness: String, text: String) {
    let space = StateSpace(["isOn"], ["0", "1 \(witness)"])
    #expect(space.way(to: space.states[1]) == text)
  }
}

/// The one state that breaks what the others keep to.
struct SurprisingStateTests {
  /// Logged in, working out, saving: the fourth state is the one that nobody meant.
  private static let workout = StateSpace(
    ["hasLoggedIn", "isWorkingOut", "isSaving"],
    ["000", "100 logIn", "001 stop", "110 logIn, start", "101 logIn, stop"])

  @Test func isTheOneThatNobodyMeant() {
    let all: [Set<String>] = [["hasLoggedIn", "isWorkingOut", "isSaving"]]
    #expect(Self.workout.surprisingState(asked: all)?.witness == ["stop"])
  }

  @Test func needsAConditionOverBoth() {
    #expect(Self.workout.surprisingState(asked: []) == nil)
    #expect(Self.workout.surprisingState(asked: [["isWorkingOut", "isSaving"]]) == nil)
    #expect(Self.workout.surprisingState(asked: [["hasLoggedIn", "isSaving"]])?.values == [0, 0, 1])
  }

  @Test(
    arguments: [
      // One at a time.
      ["000", "100 a", "010 b", "001 c"],
      // One after the other.
      ["000", "100 a", "110 b", "111 c"],
      // Only two of them move.
      ["000", "010 a", "100 b", "110 c"],
      // All there is.
      ["000", "001 a", "010 b", "011 c", "100 d", "101 e", "110 f", "111 g"],
      // Most are exceptions.
      ["001", "100 a", "010 b", "110 c"],
    ])
  func isNoneWhereNoRuleIsBroken(states: [String]) {
    let space = StateSpace(["a", "b", "c"], states)
    #expect(space.surprisingState(asked: [["a", "b", "c"]]) == nil)
  }

  @Test func isNeverAFirstState() {
    var space = Self.workout
    space.initialCount = 3
    #expect(space.surprisingState(asked: [["hasLoggedIn", "isSaving"]])?.witness != [])
  }
}
