import Testing
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

/// The space that the variables of a file form that stand outside of types.
struct SyntheticTypeTests {
  private struct TooLarge: Error {}

  /// Of the first file, or the one of that name.
  private func space(_ files: (path: String, source: String)..., of name: String? = nil) throws -> StateSpace
  {
    let project = Project(
      files: files.map { facts($0.source, path: $0.path) }, foreignEnums: ForeignEnums([]))
    let wanted = name ?? files[0].path
    let side = try #require(project.syntheticTypes.first { $0.location.path == wanted })
    let count = StateCounter(project, SearchSettings())
      .count(project.stateVariables(of: side), of: side)
    guard case .counted(let space) = count else { throw TooLarge() }
    return space
  }

  private func states(_ space: StateSpace) -> Set<[String]> { Set(space.states.map { space.texts(of: $0) }) }

  @Test func hasItsOwnStatesAndWays() throws {
    let space = try space(
      (
        "Lamp.swift",
        """
        private var isOn = false
        private var isHot = false
        func turnOn() { isOn = true; warm() }
        func cool() { if !isOn { isHot = false } }
        struct Hand { func pull() { isOn = false } }
        private func warm() { isHot = isOn }
        """
      ))
    let ways = Dictionary(
      uniqueKeysWithValues: space.states.map {
        (space.texts(of: $0).joined(separator: " "), $0.witness.map(\.text))
      })
    #expect(
      ways == [
        "false false": [], "true true": ["turnOn"], "false true": ["turnOn", "Hand.pull"],
      ])
    #expect(space.assumptions.isEmpty)
  }

  /// A member hides the file's variable; whoever inherits from elsewhere may or may not have one.
  @Test func namesOfMembersAreNotTheFiles() throws {
    let space = try space(
      (
        "A.swift",
        """
        var isOn = false
        var isHidden = false
        var isSeen = false
        class Base { var isOn = false }
        final class Own: Base { func go() { isOn = true } }
        final class Shown: UIView { func go() { isHidden = true; if isHidden { isSeen = true } } }
        extension Base { func see() { if isOn { isSeen = isSeen } } }
        """
      ))
    #expect(states(space).allSatisfy { $0[0] == "false" })
    #expect(
      states(space).map { $0[1...].joined(separator: " ") }.sorted() == [
        "false false", "false true", "true false", "true true",
      ])
  }

  @Test func othersMayWriteWhatIsNotPrivate() throws {
    let writer = """
      struct Bare { var size = 1; func go() { isSet = true; isOwn = true } }
      final class Full { var isDone = false; func go() { isRead = isDone; isHeld = true } }
      func go() { isShut = false }
      """
    let space = try space(
      (
        "A.swift",
        """
        var isSet = false
        private var isOwn = false
        var isRead = false
        private(set) var isHeld = false
        var isShut = false
        """
      ), ("B.swift", writer))
    let seen = states(space)
    #expect(seen.count == 4)
    #expect(seen.allSatisfy { $0[1] == "false" && $0[3] == "false" && $0[4] == "false" })
  }

  /// Two modules may each have one: a third file's write may be meant for either.
  @Test func sameNamesAreToldApartByTheFile() throws {
    let one = "var isOn = false\nfunc a() { isOn = true }"
    let two = "private var isOn = false\nvar isOff = false\nfunc b() { isOff = isOn }"
    #expect(
      try states(space(("One.swift", one), ("Two.swift", two), of: "Two.swift")) == [["false", "false"]])
    let third = "struct C { func c() { isOff = true } }"
    let both = try space(
      ("Two.swift", two), ("One.swift", "var isOff = false"), ("C.swift", third), of: "One.swift")
    #expect(states(both) == [["false"], ["true"]])
  }

  /// Whose variable `App.isOn` is nobody tells: it is not followed.
  @Test func whatIsNamedThroughAModuleIsLeftOut() throws {
    let space = try space(
      (
        "A.swift",
        """
        var isOn = false
        var isOff = false
        func go() { guard !isOn else { return }; App.isOn = true; if isOn { isOff = true } }
        """
      ))
    #expect(space.variables.map(\.name) == ["isOff"])
    #expect(states(space) == [["false"], ["true"]])
  }

  @Test func aFirstValueThatLooksIsTheOneOfALaterMoment() throws {
    let space = try space(
      ("A.swift", "private var isOn = false\nprivate var isCopy = isOn\nfunc go() { isOn = true }"))
    #expect(states(space).count == 4)
  }

  @Test func whatIsCalledMayComeBack() throws {
    let space = try space(
      (
        "A.swift",
        """
        private var isBusy = false
        private var wasSeen = false
        func work() { isBusy = true; Other().call(); isBusy = false }
        func look() { if isBusy { wasSeen = true } }
        """
      ), ("B.swift", "struct Other { func call() { look() } }"))
    #expect(states(space).contains(["false", "true"]))
    #expect(
      space.assumptions.map(\.line) == [
        "what other code is called may come back to this file before it returns (A.swift:3:38)"
      ])
  }

  @Test func aProgramRunsOnce() throws {
    let space = try space(
      (
        "main.swift",
        """
        var isFirst = true
        var isDone = false
        if isFirst { isFirst = false } else { isDone = true }
        func reset() { isFirst = true }
        reset()
        """
      ))
    #expect(states(space) == [["true", "false"]])
  }

  @Test func isNoneWithoutVariablesOutsideOfTypes() {
    let sources = [
      "A.swift": "let isOn = true\nvar count = 3\nstruct B { var isOn = false }",
      "Tests/A.swift": "var isOn = false",
    ]
    let project = Project(
      files: sources.map { facts($0.value, path: $0.key) }, foreignEnums: ForeignEnums([]))
    #expect(project.syntheticTypes.isEmpty)
  }
}
