import Foundation
import Testing

/// A Bool that becomes an enum at all its places: a folder of `Fixtures/FlagEnums` is a project of its own, and a
/// program if it has a `main.swift`.
@Suite("Rewrites: an enum in place of a flag") struct FlagEnumTests {
  @Test(arguments: FlagEnumSample.all) func writesWhatIsExpected(_ sample: FlagEnumSample) async throws {
    let folder = try sample.copied()
    var told = ""
    for command in try sample.commands() {
      let run = try await folder.untangle(command)
      told +=
        "$ untangle \(command.joined(separator: " "))\n\(run.text)\(run.errors)exit code \(run.status)\n\n"
    }
    try expectStored(told, at: "\(sample.path)/expected.txt")
  }

  /// Written, the program prints the same as before, and the compiler says nothing new about it.
  @Test(.enabled(if: SwiftCompiler.path != nil), arguments: FlagEnumSample.all.filter(\.isProgram))
  func doesTheSame(_ sample: FlagEnumSample) async throws {
    let folder = try sample.copied()
    let before = try await sample.run(in: folder)
    for command in try sample.commands() {
      #expect(try await folder.untangle(command + ["--apply"]).status == 0)
    }
    let after = try await sample.run(in: folder)
    #expect(before.output == after.output)
    #expect(before.output.split(separator: "\n").count >= 4)
    #expect(after.warningCount <= before.warningCount)
    for command in try sample.commands() {
      #expect(try await folder.untangle(command).status == 2, "the flag is still there")
    }
  }

  @Test func refusalsLeaveEverything() async throws {
    let sample = FlagEnumSample(name: "refuses")
    let folder = try sample.copied()
    for command in try sample.commands() {
      let run = try await folder.untangle(command + ["--apply"])
      #expect(run.status == 1 || run.status == 2, "\(command)")
      #expect(run.output.isEmpty)
    }
    for source in sample.sources {
      #expect(try folder.text(source) == Repository.text("\(sample.path)/\(source)"))
    }
  }
}

struct FlagEnumSample: CustomTestStringConvertible {
  static let folder = "Fixtures/FlagEnums"

  static let all = Repository.names(in: folder).filter { Repository.isFolder("\(folder)/\($0)") }
    .map(FlagEnumSample.init)

  let name: String

  var testDescription: String { name }
  var path: String { "\(Self.folder)/\(name)" }
  var sources: [String] { Repository.names(in: path).filter { $0.hasSuffix(".swift") } }
  var isProgram: Bool { sources.contains("main.swift") }
  /// The words of each line behind `untangle`.
  func commands() throws -> [[String]] {
    let lines = try Repository.text("\(path)/command").split(separator: "\n").map(String.init)
    return lines.map { $0.split(separator: " ").map(String.init) }
  }

  func copied() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for source in sources { try folder.write(source, Repository.text("\(path)/\(source)")) }
    return folder
  }

  struct Run {
    var output: String
    var warningCount: Int
  }

  func run(in folder: borrowing TemporaryFolder) async throws -> Run {
    let build = try await CommandRun(
      try #require(SwiftCompiler.path), ["-swift-version", "5", "-o", "program"] + sources, in: folder.path,
      seconds: 300)
    try #require(build.status == 0, "\(name): \(build.errors)")
    let run = try await CommandRun("\(folder.path)/program", [], in: folder.path, seconds: 60)
    #expect(run.status == 0)
    return Run(output: run.text, warningCount: build.errors.components(separatedBy: "warning: ").count - 1)
  }
}
