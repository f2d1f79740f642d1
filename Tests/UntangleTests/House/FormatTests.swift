import Foundation
import Testing

struct FormatTests {
  /// The toolchain's own formatter; fixtures are other people's code and are left as they are.
  @Test func theFormatterHasNothingToSay() async throws {
    let run = try await Subprocess.run([
      "swift", "format", "lint", "--strict", "--parallel", "--recursive", "Sources", "Tests",
      "Package.swift",
    ])
    guard run.status != 0 else { return }
    let lines = run.output.split(separator: "\n")
    let rest = lines.count > 20 ? "\n… and \(lines.count - 20) more" : ""
    Issue.record(
      """
      run `swift format --in-place --parallel --recursive Sources Tests Package.swift`
      \(lines.prefix(20).joined(separator: "\n"))\(rest)
      """)
  }
}

/// A program that ran to its end in the top folder of the repository.
private struct Subprocess {
  var status: Int32
  /// Of standard error.
  var output: String

  static func run(_ words: [String]) async throws -> Subprocess {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = Repository.root
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let output = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Subprocess(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}
