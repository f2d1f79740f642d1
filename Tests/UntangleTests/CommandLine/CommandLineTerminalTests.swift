import Foundation
import Testing

/// What a run shows at a terminal while it works.
@Suite(
  "Command line: terminal", .enabled(if: BuiltProgram.path != nil && hasProgram("script")))
struct CommandLineTerminalTests {
  private static let wipe = "\r\u{1B}[K"

  /// Takes some seconds in a debug build.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for index in 1...8 {
      let text = (1...120).map { CommandSamples.tangled("Player\(index)No\($0)") }.joined()
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
    #expect(stages.contains { $0.hasPrefix("counting states: ") && $0.hasSuffix(" of 960 types") })
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
}
