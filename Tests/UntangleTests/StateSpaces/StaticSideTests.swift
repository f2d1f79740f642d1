import Testing
import UntangleFacts
import UntangleProjectModel
import UntangleStateSpaces

/// The space that a type's static variables form.
struct StaticSideTests {
  private static let source = """
    final class Registry {
      static var isOpen = false
      private static var isLocked = false
      static var current: Registry?
      var isOpen = true
      static func open() { guard !isLocked else { return }; isOpen = true }
      static func lock() { guard !isOpen else { return }; isLocked = true }
      init() { Self.current = self }
      func close() { isOpen = false; Registry.isOpen = false; Self.forget() }
      private static func forget() { current = nil }
    }
    """

  private func space(of source: String) throws -> StateSpace {
    let project = Project(files: [facts(source)], foreignEnums: ForeignEnums([]))
    let side = try #require(project.type(named: "Registry")?.staticSide)
    let count = StateCounter(project, SearchSettings())
      .count(project.stateVariables(of: side), of: side)
    guard case .counted(let space) = count else { throw TooLarge() }
    return space
  }

  private struct TooLarge: Error {}

  @Test func hasItsOwnStatesAndWays() throws {
    let space = try space(of: Self.source)
    #expect(space.variables.map(\.name) == ["isOpen", "isLocked", "current"])
    #expect(space.initialCount == 1)
    let ways = Dictionary(
      uniqueKeysWithValues: space.states.map {
        (space.texts(of: $0).joined(separator: " "), $0.witness.map(\.text))
      })
    #expect(
      ways == [
        "false false nil": [], "true false nil": ["open"], "false true nil": ["lock"],
        "false false some": ["init"], "true false some": ["open", "init"],
        "false true some": ["lock", "init"],
      ])
  }

  /// Names of locals, of the superclass and of initialisers stay what they are.
  @Test func followsWhatLocalsHold() throws {
    let space = try space(
      of: """
        class Base { func tell() {} }
        final class Registry: Base {
          static var isOpen = false
          static var isFull = false
          func run() {
            let open = { Registry.isOpen = true }
            func fill() { Self.isFull = Self.isOpen }
            open()
            fill()
          }
        }
        """)
    let states = space.states.map { space.texts(of: $0) }
    #expect(states == [["false", "false"], ["true", "true"]])
  }

  @Test func isNoneWhereNothingStaticHoldsAState() throws {
    let project = Project(
      files: [facts("struct A { static let limit = 3; static var names: [String] = []; var isOn = false }")],
      foreignEnums: ForeignEnums([]))
    #expect(try #require(project.type(named: "A")).staticSide == nil)
  }
}
