import Foundation
import Testing

/// What a run shows at a terminal while it works.
@Suite(
  "Command line: terminal", .enabled(if: BuiltProgram.path != nil && hasProgram("script")))
struct CommandLineTerminalTests {
  private static let wipe = "\r\u{1B}[K"

  #if DEBUG
    private static let typesInFile = 120
  #else
    private static let typesInFile = 1_000
  #endif

  /// Takes some seconds.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for index in 1...8 {
      let text = (1...Self.typesInFile).map { CommandSamples.tangled("Player\(index)No\($0)") }.joined()
      try folder.write("\(index).swift", text)
    }
    return folder
  }

  @Test func stagesAreShownAfterASecond() async throws {
    let folder = try folder()
    let run = try await folder.shell(
      "script -qec '\"$untangle\" states --all --format json --threads 1 --no-cache > out' /dev/null < /dev/null"
    )
    let stages = run.text.split(separator: "\r").map { $0.replacing("\u{1B}[K", with: "") }.filter {
      !$0.isEmpty
    }
    #expect(
      stages.contains {
        $0.hasPrefix("counting states: ") && $0.hasSuffix(" of \(8 * Self.typesInFile) types")
      })
    #expect(run.text.hasSuffix(Self.wipe))
    #expect(try folder.text("out").hasPrefix("{"))
    let quiet = try await folder.shell(
      "script -qec '\"$untangle\" states -q --threads 1 --no-cache > out' /dev/null < /dev/null")
    #expect(quiet.text == "")
  }

  @Test func aShortRunShowsNothing() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    let run = try await folder.shell("script -qec '\"$untangle\" states > out' /dev/null < /dev/null")
    #expect(run.text == "")
  }

  /// The line is wiped, and the shell sees that the run was ended by the signal.
  @Test func controlCEndsAtOnce() async throws {
    let folder = try folder()
    let run = try await folder.shell(
      "(sleep 1.6; printf '\\003'; sleep 1) | script -qec 'trap : INT; \"$untangle\" audit --threads 1 --no-cache; echo =$?' /dev/null"
    )
    #expect(run.text.contains("types") || run.text.contains("files"))
    #expect(run.text.contains(Self.wipe))
    let line = run.text.split(whereSeparator: \.isNewline).last
    #expect(line?.hasSuffix("=130") == true, "\(run.text.debugDescription)")
  }

  private func screen(
    _ command: String, width: Int = 100, of terminal: String = "WezTerm", in folder: borrowing TemporaryFolder
  ) async throws -> String {
    let line = "stty cols \(width); \"$untangle\" \(command)"
    return try await folder.shell(
      "TERM=xterm TERM_PROGRAM=\(terminal) script -qec '\(line)' /dev/null < /dev/null"
    ).text
  }

  /// A link (OSC 8) to a file in the folder.
  private func link(_ text: String, to path: String, in folder: borrowing TemporaryFolder) -> String {
    "\u{1B}]8;;file://\(folder.path)/\(path)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  @Test(arguments: ["audit", "inventory", "keys"])
  func placesInTablesAreLinks(verb: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Sources/My App/A.swift",
      ["A", "B"].map {
        "final class \($0) { var isOn = false; let a = UserDefaults.standard.bool(forKey: \"isOn\") }\n"
      }.joined())
    let path = "Sources/My%20App/A.swift"
    let text = try await screen(verb, in: folder)
    #expect(text.contains(link("App/A.swift:1", to: path, in: folder) + ", "))
    #expect(text.contains(link("2", to: path, in: folder)))
    // A place that goes on in the next line leads there from both.
    let narrow = try await screen(verb, width: 24, in: folder)
    #expect(narrow.contains("/\(path)\u{1B}\\"))
    let plain = try await folder.untangle(verb)
    #expect(!plain.text.contains("\u{1B}") && plain.text.contains("Sources/My App/A.swift:1, 2"))
  }

  @Test func notesInFramesAreLinks() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    let text = try await screen("lint", in: folder)
    let numbers = text.matches(of: #/\u{1B}\]8;;file:[^\u{1B}]*/A\.swift\u{1B}\\\u{1B}\[2m *\d+\u{1B}\[0m/#)
    #expect(numbers.count > 1)
  }

  @Test(arguments: [
    ("lint", "vscode", "file://PATH/A.swift#2"), ("lint", "iTerm.app", "file://PATH/A.swift#2"),
    ("lint --links vscode", "WezTerm", "vscode://filePATH/A.swift:2:"),
    ("audit --links vscode", "WezTerm", "vscode://filePATH/A.swift:1:"),
    ("inventory", "vscode", "file://PATH/A.swift#2"), ("states", "vscode", "file://PATH/A.swift#1"),
    ("suggest", "vscode", "file://PATH/A.swift#2"), ("suggest", "iTerm.app", "file://PATH/A.swift#5"),
    ("lint --link-template https://example.org/{path}#L{line}", "WezTerm", "https://example.org/A.swift#L2"),
    ("audit --link-template https://example.org/{path}#L{line}", "WezTerm", "https://example.org/A.swift#L1"),
  ])
  func linksLeadToTheLine(command: String, terminal: String, address: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    let text = try await screen(command, of: terminal, in: folder)
    #expect(text.contains("\u{1B}]8;;" + address.replacing("PATH", with: folder.path)))
  }

  @Test func linksCanBeLeftOut() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    for verb in ["lint", "audit", "inventory", "keys"] {
      #expect(try await !screen("\(verb) --links none", in: folder).contains("\u{1B}]8"))
    }
  }
}
