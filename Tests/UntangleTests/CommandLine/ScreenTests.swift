import Testing

/// What a user sees at a terminal of 80 and of 120 columns: `Fixtures/Screens`.
@Suite(.enabled(if: hasProgram("script")))
struct ScreenTests {
  struct Screen: CustomTestStringConvertible, Sendable {
    var name: String
    var command: String
    var width: Int

    var path: String { "Fixtures/Screens/\(name).\(width).txt" }
    var testDescription: String { path }
  }

  private static let commands = [
    ("lint", "lint --min-severity note"), ("lint-warnings", "lint"), ("lint-mistake", "lint --colour never"),
    ("lint-missing", "lint Sauces"), ("lint-verbose", "lint --verbose --only key_typo"), ("audit", "audit"),
    ("states", "states --type Recorder"), ("suggest", "suggest --type Recorder"), ("keys", "keys"),
    ("inventory", "inventory"), ("suppress", "suppress enum_default --reason later"), ("rules", "rules"),
    ("rule", "rules enum_default"), ("init", "init"),
  ]

  static let screens = [80, 120].flatMap { width in
    commands.map { Screen(name: $0.0, command: $0.1, width: width) }
  }

  private static let recorder = """
    import Foundation

    enum Sensor { case phone, watch, strap, bicycle }

    final class Recorder {
      private var isRecording = false
      private var isPaused = false
      private var isUploading = false
      func start() { isRecording = true; isPaused = false }
      func pause() { isRecording = false; isPaused = true }
      func finish() { isRecording = false; isPaused = false; isUploading = true }
      func done() { isUploading = false }
      func describe(_ sensor: Sensor) -> String {
        switch sensor {
        case .phone: return "phone"
        case .watch: return "watch"
        default: return "chest strap"
        }
      }
      func confirm() { UserDefaults.standard.set(true, forKey: "confirmedUpload") }
      var isConfirmed: Bool { UserDefaults.standard.bool(forKey: "confirmedUplaod") }
    }

    """

  @Test(arguments: screens)
  func looksAsItWasReviewed(screen: Screen) async throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/WorkoutRecording/Controllers/Recorder.swift", Self.recorder)
    try folder.write("Tests/RecorderTests.swift", "final class RecorderTests {}\n")
    let line = "stty cols \(screen.width); \"$untangle\" \(screen.command)"
    let run = try await folder.shell("NO_COLOR=1 script -qec '\(line)' /dev/null < /dev/null")
    // A slow run draws its progress and wipes it.
    let text = run.text.replacing(#/\r[^\r\n]*\u{1B}\[K/#, with: "").replacing("\r\n", with: "\n")
      .replacing(#/[0-9]+\.[0-9] ms/#, with: "… ms")
    try expectStored(text, at: screen.path)
  }
}
