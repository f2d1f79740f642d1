import Testing
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

/// A version of the sources that takes over states from another one has the states that it would find itself.
struct KnownStatesTests {
  fileprivate struct Version: Sendable {
    /// By path; without files that the version does not have.
    var texts: [String: String]
    var facts: [String: FileFacts]

    init(_ paths: [String]) throws {
      texts = [:]
      facts = [:]
      for path in paths { set(path, try Repository.text(path)) }
    }

    /// nil removes the file.
    mutating func set(_ path: String, _ text: String?) {
      texts[path] = text
      facts[path] = text.map { text in
        Array(text.utf8).withUnsafeBufferPointer { collectFacts(path: path, bytes: $0) }
      }
    }

    var project: Project { Project(files: Array(facts.values), foreignEnums: .known) }
  }

  private static let settings = SearchSettings(stateLimit: 1 << 10)

  private static func found(_ project: Project, _ known: KnownStates?) -> [FoundState] {
    let counter = StateCounter(project, settings)
    return project.states(ofTypes: project.types.indices, counter: counter, known: known)
      + project.statesOfFiles(counter: counter, known: known)
  }

  private static let types = Repository.swiftFiles(below: "Fixtures/StateSpaces")

  @Test(arguments: 0..<3) func areThoseOfAFreshSearch(seed: Int) async throws {
    // A third of the files for each seed, and what all of them use.
    let files = Self.types.enumerated().filter { place, path in
      place % 3 == seed || path.contains("Support")
    }
    let first = try Version(files.map(\.element))
    let (reused, differing) = await onDeepStack {
      var random = SeededGenerator(seed: UInt64(seed))
      var version = first
      var known = KnownStates([], of: version.project, Self.settings)
      var (reused, differing) = (0, [String]())
      for _ in 0..<5 {
        let project = version.project
        let holding = known.holding(in: project, Self.settings)
        let found = Self.found(project, holding)
        let fresh = Self.found(project, nil)
        differing += zip(found, fresh).filter { $0.state != $1.state }.map(\.0.state.type.name)
        if found.count != fresh.count { differing.append("a number of types") }
        reused += holding.count
        known = KnownStates(found, of: project, Self.settings)
        version.change(&random)
      }
      return (reused, differing)
    }
    #expect(differing == [])
    // Most types have nothing to do with a change.
    #expect(reused > 100)
  }

  @Test func otherSettingsTakeNothingOver() throws {
    let project = try Version(Array(Self.types.prefix(20))).project
    let known = KnownStates(
      Self.found(project, KnownStates([], of: project, Self.settings)), of: project, Self.settings)
    #expect(known.count > 5)
    #expect(known.holding(in: project, Self.settings).count == known.count)
    #expect(known.holding(in: project, SearchSettings(stateLimit: 4)).count == 0)
    var others = project
    others.foreignEnums = ForeignEnums([])
    #expect(known.holding(in: others, Self.settings).count == 0)
  }
}

/// What other types do to a type is put together again, and its states are searched again if that is something else.
extension KnownStatesTests {
  private static let door = """
    final class Door {
      private var isOpen = false
      private var isHeld = false
      let guest: Guest
      func open() {
        if isOpen && isHeld { return }
        isOpen = true
        guest.enter(self)
        isHeld = true
      }
      func leave() { isOpen = false; isHeld = false }
    }
    """

  /// Whether the states of the door hold when the other file changes from the first text to the second.
  private static func holds(from guest: String, to changed: String) throws -> Bool {
    var version = try Version([])
    version.set("Door.swift", door)
    version.set("Guest.swift", guest)
    let project = version.project
    let known = KnownStates(
      found(project, KnownStates([], of: project, settings)), of: project, settings)
    #expect(known.count == 1)
    version.set("Guest.swift", changed)
    return known.holding(in: version.project, settings).count == 1
  }

  private static func guest(entering: String = "", waving: String = "") -> String {
    """
    final class Guest {
      var door: Door
      func enter(_ one: Door) { \(entering) }
      func wave() { \(waving) }
      func stay() { door.leave() }
    }
    """
  }

  @Test func whatSaysTheSameOfATypeIsNoChange() throws {
    let plain = Self.guest()
    #expect(try Self.holds(from: plain, to: Self.guest(entering: "print(1)")))
    #expect(try Self.holds(from: plain, to: Self.guest(waving: "stay()")))
    #expect(
      try Self.holds(from: Self.guest(entering: "stay()"), to: Self.guest(entering: "door.leave()")))
  }

  @Test func whatCallsBackIsAChange() throws {
    #expect(try !Self.holds(from: Self.guest(), to: Self.guest(entering: "stay()")))
    #expect(try !Self.holds(from: Self.guest(entering: "door.leave()"), to: Self.guest()))
  }
}

extension KnownStatesTests.Version {
  /// Changes one to three files as people do: a line is added or gone, a word is another one, a file is gone.
  fileprivate mutating func change(_ random: inout SeededGenerator) {
    let paths = texts.keys.sorted()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let path = random.pick(paths)
      guard let text = texts[path] else { continue }
      set(path, random.pick([Self.removed, Self.shifted, Self.shortened, Self.reworded])(text, &random))
    }
  }

  private static func removed(_: String, _: inout SeededGenerator) -> String? { nil }

  private static func shifted(_ text: String, _: inout SeededGenerator) -> String? { "\n" + text }

  private static func shortened(_ text: String, _ random: inout SeededGenerator) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.remove(at: Int.random(in: lines.indices, using: &random))
    return lines.joined(separator: "\n")
  }

  private static func reworded(_ text: String, _ random: inout SeededGenerator) -> String? {
    let words = [
      ("true", "false"), ("private ", ""), ("Bool", "Bool?"), ("class", "struct"), ("var ", "let "),
    ]
    let (old, new) = random.pick(words)
    return text.replacing(old, with: new, maxReplacements: 1)
  }
}
