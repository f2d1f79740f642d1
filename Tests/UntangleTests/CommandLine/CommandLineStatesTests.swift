import Testing
import UntangleReports

/// `untangle states`, as a user starts it.
struct CommandLineStatesTests {
  private static let workout = """
    final class WorkoutController {
      var hasLoggedIn = false
      var workoutInProgress = false
      var savingWorkout = false
      func logIn() { hasLoggedIn = true }
      func startWorkout() {
        guard hasLoggedIn && !workoutInProgress && !savingWorkout else { return }
        workoutInProgress = true
      }
      func stopWorkout() {
        workoutInProgress = false
        savingWorkout = true
        saveWorkout { _ in self.savingWorkout = false }
      }
      private func saveWorkout(_ done: @escaping (Bool) -> Void) {}
    }

    """

  /// Twice the last part `Box`; `A.Box` reaches all its states.
  private static let boxes = """
    enum A { final class Box { private var isOn = false; func toggle() { isOn.toggle() } } }
    enum B { final class Box { private var isOn = false } }
    struct Plain { let number = 1 }

    """

  private func folder(_ text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", text)
    return folder
  }

  @Test func helpNamesEveryFormat() async throws {
    let run = try await TemporaryFolder().untangle("states", "--help")
    #expect(run.status == 0)
    for format in StatesFormat.allCases { #expect(run.text.contains(format.rawValue)) }
    for option in ["--type <name>", "--all", "--format <format>"] { #expect(run.text.contains(option)) }
  }

  @Test func eachMethodSaysWhatItMakesOfTheStates() async throws {
    let folder = try folder(
      """
      final class Player {
        private var isPlaying = false
        private var isPaused = false
        func play() { isPlaying = true; isPaused = false }
        func pause() { if isPlaying { isPlaying = false; isPaused = true } }
        func stop() { isPlaying = false; isPaused = false }
      }

      """)
    let run = try await folder.untangle("states", "--type", "Player", "--by-method")
    #expect(run.status == 0)
    #expect(
      run.text.hasSuffix(
        """

        method  from                 to
        ──────  ───────────────────  ─────────
        pause   isPlaying            isPaused
        play    all off; isPaused    isPlaying
        stop    isPlaying; isPaused  all off

        """), "\(run.text)")
    let other = try await folder.untangle("states", "--type", "Player", "--by-method", "--format", "json")
    #expect(other.status == 2)
    #expect(try await !folder.untangle("states", "--type", "Player").text.contains("method"))
  }

  /// What is said of values that the sources do not show.
  static let parameters: [(String, String)] = [
    ("Item", "any but nil"), ("Item?", "any"), ("Mode", "any but nil"), ("Mode?", "any"),
  ]

  @Test(arguments: parameters)
  func aParameterThatCannotBeNilIsSaidToBeSet(type: String, range: String) async throws {
    let folder = try folder(
      """
      struct Item {}
      enum Mode { case on, off }
      final class Player {
        private var held: \(type.filter { $0 != "?" })?
        private var isPlaying = false
        func play(_ new: \(type)) { held = new; isPlaying = true }
        func stop() { held = nil; isPlaying = false }
      }

      """)
    let run = try await folder.untangle("states", "--type", "Player")
    #expect(
      run.lines.last == "- values that come from elsewhere may be \(range) (A.swift:6:\(type.count + 24))")
  }

  /// A condition over thirty flags has more ways through it than are told apart, and 2^30 states.
  private static let giant = """
    final class Giant {
    \((0..<30).map { "  private var f\($0) = false" }.joined(separator: "\n"))
    \((0..<30).map { "  func turn\($0)() { f\($0).toggle() }" }.joined(separator: "\n"))
    }

    """

  @Test func aSpaceThatIsTooLargeSaysHowToLookLonger() async throws {
    let folder = try folder(Self.giant)
    let run = try await folder.untangle("states", "--type", "Giant")
    #expect(run.status == 0)
    #expect(run.text.contains("30 variables with too many states to count: f0, f1, "))
    #expect(run.text.contains(", f11 and 18 more\n"))
    #expect(run.text.contains("'untangle states A.swift' shows the variables that belong together\n"))
    #expect(run.text.contains("'untangle states --type Giant --effort 10' looks ten times longer"))
  }

  @Test(arguments: ["states", "suggest", "rewrite"]) func effortIsForOneType(verb: String) async throws {
    let folder = try folder(Self.workout)
    let type = ["--type", "WorkoutController"]
    let longer = try await folder.untangle([verb] + type + ["--effort", "10"])
    let usual = try await folder.untangle([verb] + type)
    #expect(longer.status == usual.status && longer.output == usual.output)
    for wrong in ["0", "1001", "-1", "x"] {
      #expect(try await folder.untangle([verb] + type + ["--effort", wrong]).status == 2, "\(wrong)")
    }
    #expect(try await folder.untangle([verb, "--effort", "10"]).status == 2)
  }

  @Test(arguments: StatesFormat.allCases)
  func everyFormatShowsTheStates(format: StatesFormat) async throws {
    let folder = try folder(Self.workout)
    let run = try await folder.untangle(
      "states", "--type", "WorkoutController", "--format", format.rawValue)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.last == UInt8(ascii: "\n"))
    for word in ["WorkoutController", "hasLoggedIn", "startWorkout", "stopWorkout.closure"] {
      #expect(run.text.contains(word), "\(format)")
    }
    let again = try await folder.untangle(
      "states", "--type", "WorkoutController", "--format", format.rawValue, "--threads", "7")
    #expect(again.output == run.output)
  }

  @Test func theDefaultIsATable() async throws {
    let run = try await folder(Self.workout).untangle("states", "A.swift")
    #expect(run.status == 0)
    #expect(run.lines.prefix(1) == ["WorkoutController (A.swift:1), group 1"])
    #expect(run.text.contains("\n5 of 8 states are reached; 0.7 surplus bits\n"))
    #expect(run.lines.count { $0.hasSuffix("not reached") } == 3)
  }

  @Test func anUnknownTypeIsRefusedWithTheNearestName() async throws {
    let run = try await folder(Self.workout).untangle("states", "--type", "WorkoutControler")
    #expect(run.status == 2)
    #expect(run.text == "")
    #expect(
      run.errors == "error: no type 'WorkoutControler'; did you mean 'WorkoutController'?\n")
  }

  @Test func aLastPartMustNameOneType() async throws {
    let folder = try folder(Self.boxes)
    let run = try await folder.untangle("states", "--type", "Box")
    #expect(run.status == 2)
    #expect(
      run.errors == "error: several types are called 'Box': 'A.Box', 'B.Box'; give the full name\n")
    let full = try await folder.untangle("states", "--type", "A.Box")
    #expect(full.status == 0)
    #expect(full.lines.first == "A.Box (A.swift:1)")
    #expect(full.text.contains("\n2 of 2 states are reached\n"))
  }

  @Test func variablesOutsideOfTypesAreShownByFile() async throws {
    let folder = try TemporaryFolder()
    for path in ["One/main.swift", "Two/main.swift"] {
      try folder.write(path, "var isOn = false\nfunc turnOn() { isOn = true }\n")
    }
    let both = try await folder.untangle("states", "--type", "main.swift")
    #expect(both.status == 0)
    #expect(
      both.lines.filter { $0.hasPrefix("main.swift") } == [
        "main.swift (One/main.swift:1)", "main.swift (Two/main.swift:1)",
      ])
    let one = try await folder.untangle("states", "--type", "Two/main.swift", "--format", "json").json()
    #expect(one["types"].elements.map { $0["path"].string } == ["Two/main.swift"])
    #expect(one["types"].elements.map { $0["type"].string } == ["main.swift"])
    let mistaken = try await folder.untangle("states", "--type", "man.swift")
    #expect(mistaken.errors == "error: no type 'man.swift'; did you mean 'main.swift'?\n")
  }

  @Test(arguments: [
    ["--type", "A", "--all"], ["--type", ""], ["--format", "pdf"], ["--type"], ["--top", "3"],
  ])
  func unusableArgumentsAreRefused(arguments: [String]) async throws {
    let run = try await folder(Self.boxes).untangle(["states"] + arguments)
    #expect(run.status == 2)
    #expect(run.text == "")
    #expect(run.errors.contains("Usage: untangle states"))
  }

  @Test func groupsWithoutSurplusAreShownOnDemand() async throws {
    let folder = try folder(
      """
      final class Toggles {
        private var isOn = false
        private var isBright = false
        func a() { isOn.toggle(); if isOn { isBright.toggle() } }
        func b() { isBright.toggle(); if isBright { isOn.toggle() } }
      }

      """)
    let some = try await folder.untangle("states")
    #expect(some.text == "no state to show\n")
    #expect(some.status == 0)
    let all = try await folder.untangle("states", "--all")
    #expect(all.text.contains("\n4 of 4 states are reached\n"))
    #expect(all.status == 0)
  }

  @Test func whereNothingIsThatIsSaid() async throws {
    let empty = try await TemporaryFolder().untangle("states")
    #expect(empty.status == 0)
    #expect(empty.text == "no state to show\n")
    let folder = try folder(Self.boxes)
    let plain = try await folder.untangle("states", "--type", "Plain")
    #expect(plain.status == 0)
    #expect(plain.text == "no state to show\n")
    let json = try await folder.untangle("states", "--type", "Plain", "--format", "json").json()
    #expect(json["types"].elements.isEmpty)
  }

  @Test func standardInputIsRead() async throws {
    let run = try await TemporaryFolder().untangle(
      "states", "-", "--stdin-path", "Sources/W.swift", input: Self.workout)
    #expect(run.status == 0)
    #expect(run.lines.first == "WorkoutController (Sources/W.swift:1), group 1")
  }

  @Test func whatCannotBeReadIsToldAndTheRestIsShown() async throws {
    let run = try await folder(Self.workout).untangle("states", "A.swift", "missing")
    #expect(run.status == 2)
    #expect(run.errors.contains("missing: error: does not exist"))
    #expect(run.text.contains("5 of 8 states are reached"))
  }

  @Test func documentsAreTheContracts() async throws {
    let document = try await folder(Self.workout).untangle(
      "states", "--type", "WorkoutController", "--format", "json"
    ).json()
    #expect(document.keys == ["schemaVersion", "types", "machines"])
    let type = try #require(document["types"].elements.first)
    #expect(
      type.keys == [
        "type", "path", "line", "group", "variables", "initial", "reachable", "representable",
        "transitions", "exact", "assumptions", "questions",
      ])
    #expect(type["reachable"].elements.map(\.keys).allSatisfy { $0 == ["values", "witness", "meaning"] })
    #expect(
      type["transitions"].elements.map(\.keys).allSatisfy { $0 == ["from", "operation", "to"] })
    #expect(type["initial"].elements.map { $0.elements.map(\.string) } == [["false", "false", "false"]])
  }

  /// No wrapper can stand before a computed property; the one that keeps them all keeps the enum, which does not take
  /// the name of the wrapper.
  @Test(arguments: [
    ("@Published private(set)", "@Published private(set) var state: State = .idle"),
    ("@State private", "@State private var phase: Phase = .idle"),
  ])
  func aWrapperGoesToTheEnum(written: String, expected: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      final class Kettle {
        \(written) var isHeating = false
        \(written) var isBoiling = false
        var text: String { isHeating ? "Wait" : isBoiling ? "Tea" : "Off" }
        func start() {
          isHeating = true
          isBoiling = false
        }
        func boil() {
          guard isHeating else { return }
          isHeating = false
          isBoiling = true
        }
      }

      """)
    let text = try await folder.untangle("suggest").text
    #expect(text.contains(expected))
    let computed = text.split(separator: "\n").filter { $0.contains("var is") }
    #expect(computed.count == 2)
    for line in computed { #expect(!line.contains("@"), "\(line)") }
  }

  private static let lights = """
    final class Light {
      enum Phase { case off, warming, on, broken, gone }
      private var phase = Phase.off
      func step(isHot: Bool, isWanted: Bool) {
        switch (phase, isHot, isWanted) {
        case (.off, false, true): phase = .warming
        case (.warming, true, _): phase = .on
        case (.on, _, false): phase = .off
        case (.on, true, true): phase = .broken
        default: break
        }
      }
    }

    """

  @Test func anEnumThatMovesFromCaseToCaseIsListedWithItsCatchAll() async throws {
    let run = try await folder(Self.lights).untangle("states")
    #expect(run.status == 0)
    #expect(
      run.text == """
        Light.phase (A.swift:3), an enum that moves from case to case
        ═════════════════════════════════════════════════════════════
        4 of 5 cases are reached; it begins with 'off'; nothing leads to 'gone'; nothing leads out of 'broken', 'gone'

        from     operation  to
        ───────  ─────────  ───────
        off      step       warming
        warming  step       on
        on       step       off
        on       step       broken

        assumed:
        - conditions that ask for more than the variables go both ways (A.swift:5:12)
        - closures and what follows an 'await' run at any time and any number of times, before what makes them, too

        the catch-all of '(phase, isHot, isWanted)' (A.swift:10) takes 14 of 20 combinations, by isHot and isWanted:

                 false false  false true  true false  true true  taken
        ───────  ───────────  ──────────  ──────────  ─────────  ──────
        off      ×            ·           ×           ×          3 of 4
        warming  ×            ×           ·           ·          2 of 4
        on       ·            ×           ·           ·          1 of 4
        broken   ×            ×           ×           ×          4 of 4
        gone     ×            ×           ×           ×          4 of 4

        """)
  }

  @Test func theMachineIsDrawnAndInJSON() async throws {
    let folder = try folder(Self.lights)
    let drawing = try await folder.untangle("states", "--format", "svg")
    for word in ["Light.phase", "4 of 5 cases are reached", "gone"] { #expect(drawing.text.contains(word)) }
    let document = try await folder.untangle("states", "--format", "json").json()
    let machine = try #require(document["machines"].elements.first)
    #expect(machine["withoutWayOut"].elements.map(\.string) == ["broken", "gone"])
    #expect(machine["catchAlls"].elements.first?["rows"].elements.count == 5)
    let named = try await folder.untangle("states", "--type", "Light", "--format", "mermaid")
    #expect(named.text.contains("%% Light.phase"))
  }
}
