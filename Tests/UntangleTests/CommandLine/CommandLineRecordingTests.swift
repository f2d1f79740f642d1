import Testing

/// `untangle states --emit recorder` and `--recorded`; Scripts/try-recorder runs what is printed.
struct CommandLineRecordingTests {
  private static let player = """
    final class Player {
      enum Mode { case once, forever }
      private var isPlaying = false
      private var isPaused = false
      var mode: Mode?
      @State private var isShown = false
      lazy var isReady = true
      func play() { isPaused = false; isPlaying = true }
      func pause() { guard isPlaying else { return }; isPlaying = false; isPaused = true }
      private func rest() {}
    }

    """

  private func folder(_ text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", text)
    return folder
  }

  @Test func theRecorderReadsWhatOtherFilesSee() async throws {
    let run = try await folder(Self.player).untangle("states", "--type", "Player", "--emit", "recorder")
    #expect(run.status == 0 && run.errors == "")
    for line in [
      "extension Player {", "(\"isPlaying\", StateRecorder.text(of: \"isPlaying\", in: self)),",
      "(\"mode\", self.mode.map { recordedName(of: $0) } ?? \"nil\"),", "case .forever: return \"forever\"",
      "/// - play()", "/// - pause()", "/// Not recorded: 'isShown', which is private behind '@State'.",
      "/// Not recorded: 'isReady', which is lazy: to read it would make its value.",
    ] {
      #expect(run.text.contains(line), "\(line)")
    }
    #expect(!run.text.contains("rest()"))
  }

  @Test(arguments: [
    ("private final class A { var a = false; var b = false }", "'A' is private to its file"),
    ("final class A { private lazy var a = false }", "'a' is lazy"),
    ("final class A { let a = 1 }", "it has no state variables"),
  ])
  func whatCannotBeRecordedIsSaid(source: String, reason: String) async throws {
    let run = try await folder(source + "\n").untangle("states", "--type", "A", "--emit", "recorder")
    #expect(run.status == 1 && run.text == "")
    #expect(run.errors.contains("'A' cannot be recorded: ") && run.errors.contains(reason), "\(run.errors)")
  }

  private func recording(_ lines: String) async throws -> CommandRun {
    let folder = try folder(Self.player)
    try folder.write("states.jsonl", lines)
    return try await folder.untangle("states", "--recorded", "states.jsonl")
  }

  private func line(_ isPlaying: Bool, _ isPaused: Bool) -> String {
    "{\"type\":\"Player\",\"values\":{\"isPlaying\":\"\(isPlaying)\",\"isPaused\":\"\(isPaused)\"}}\n"
  }

  @Test func theTableSaysWhereTestsWere() async throws {
    let run = try await recording(line(false, false) + line(true, false))
    #expect(run.status == 0 && run.errors == "")
    #expect(run.text.contains("in tests"))
    #expect(run.text.contains("not recorded, and not compared: 'mode', 'isShown'"), "\(run.text)")
    #expect(!run.text.contains("impossible"))
    let wrong = try await recording(line(true, true))
    #expect(wrong.text.contains("tests were in 1 state that the table calls impossible"), "\(wrong.text)")
  }

  @Test(arguments: [
    ("", "states.jsonl: error: nothing is recorded in it"), ("{}\n", "states.jsonl:1: error: is no line"),
    ("\n[1]\n", "states.jsonl:2: error: is no line"),
    ("{\"type\":\"Gone\",\"values\":{}}\n", "error: no type 'Gone'"),
  ])
  func aRecordingThatIsNoneIsAnError(text: String, error: String) async throws {
    let run = try await recording(text)
    #expect(run.status == 2)
    #expect(run.errors.contains(error), "\(run.errors)")
  }

  @Test(arguments: [
    ["--emit", "recorder", "--recorded", "x"], ["--recorded", ""], ["--recorded", "x", "--all"],
    ["--recorded", "x", "--format", "svg"], ["--recorded", "missing.jsonl"],
  ])
  func whatMakesNoSenseIsRefused(options: [String]) async throws {
    let run = try await folder(Self.player).untangle(["states"] + options)
    #expect(run.status == 2 && run.errors.contains("rror: "))
  }
}
