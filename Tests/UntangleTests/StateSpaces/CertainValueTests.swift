import Testing
import UntangleProjectModel
import UntangleStateSpaces

/// Values that are no optionals, as the code around them or a declaration elsewhere tells.
@Suite struct CertainValueTests {
  /// The number of states of `isOn` and `stream`, which `code` sets together, in a project with other code.
  private func stateCount(_ code: String, beside other: String = "") throws -> Int {
    let recorder = """
      final class Recorder {
        private var isOn = false
        private var stream: Stream?
        private let stream0: Stream = .empty
        func start() {
          isOn = true
          \(code)
        }
        func stop() {
          stream = nil
          isOn = false
        }
      }
      """
    let files = [("Recorder.swift", recorder), ("Other.swift", other)]
    let project = Project(files: files.map { facts($1, path: $0) }, foreignEnums: .known)
    let type = try #require(project.types.first { $0.name == "Recorder" })
    let variables = project.stateVariables(of: type).filter { ["isOn", "stream"].contains($0.name) }
    guard case .counted(let space) = StateCounter(project, SearchSettings()).count(variables, of: type) else {
      Issue.record("not counted")
      return 0
    }
    return space.states.count
  }

  @Test func aLocalWhoseMemberIsUsed() throws {
    #expect(try stateCount("let made = makeStream(); made.open(); stream = made") == 2)
    #expect(try stateCount("let made = makeStream(); stream = made; made.open()") == 2)
    #expect(try stateCount("let made = makeStream(); stream = made") == 3)
  }

  @Test func aLocalThatIsUsedAsOptionalsAre() throws {
    #expect(try stateCount("let made = makeStream(); made?.open(); stream = made") == 3)
    #expect(try stateCount("let made = makeStream(); made!.open(); stream = made") == 3)
    #expect(try stateCount("let made = makeStream(); _ = made.map { $0 }; stream = made") == 3)
    #expect(try stateCount("let made: Stream! = makeStream(); made.open(); stream = made") == 3)
  }

  @Test func aMemberThatOptionalsHaveInThisProject() throws {
    let code = "let made = makeStream(); made.open(); stream = made"
    #expect(try stateCount(code, beside: "extension Optional { func open() {} }") == 3)
    #expect(try stateCount(code, beside: "extension Optional { var open: Bool { false } }") == 3)
    #expect(try stateCount(code, beside: "extension Stream { func open() {} }") == 2)
  }

  /// The name stands for something else before the local is declared, after its scope, and in its own value.
  @Test func anotherValueOfTheName() throws {
    #expect(try stateCount("stream0.open(); let stream0 = makeStream(); stream = stream0") == 3)
    #expect(try stateCount("let stream0 = stream0.next(); stream = stream0") == 3)
    #expect(try stateCount("do { let stream0 = makeStream(); stream = stream0 }; stream0.open()") == 3)
    #expect(
      try stateCount(
        "let made = makeStream(); stream = made; run { made in made.open() }") == 3)
  }

  @Test func aMemberOfAType() throws {
    let code = "stream = Streams.first"
    #expect(try stateCount(code, beside: "enum Streams { static let first: Stream = make() }") == 2)
    #expect(try stateCount(code, beside: "enum Streams { static let first: Stream? = make() }") == 3)
    #expect(try stateCount(code, beside: "enum Streams { static let first = make() }") == 3)
    #expect(try stateCount(code) == 3)
  }

  @Test func aMemberThatTakesTheTypeOfItsValue() throws {
    let code = "stream = Streams.first"
    let made = "static func make(_ name: String) -> Stream { Stream() }"
    let open = "static func make(_ name: String) -> Stream? { nil }"
    #expect(
      try stateCount(code, beside: "enum Streams { \(made); static let first = Streams.make(\"a\") }") == 2)
    #expect(
      try stateCount(code, beside: "enum Streams { \(open); static let first = Streams.make(\"a\") }") == 3)
  }
}
