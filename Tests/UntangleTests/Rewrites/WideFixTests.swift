import Foundation
import Testing
import UntangleConfiguration
import UntangleFindings
import UntanglePipeline
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles

/// Fixes that change several files: a folder of `Fixtures/WideFixes` is a program of its own.
@Suite("Rewrites: wide fixes") struct WideFixTests {
  @Test(arguments: WideFixSample.all) func writesWhatIsExpected(_ sample: WideFixSample) throws {
    try expectStored(sample.told(sample.fixing()), at: "\(sample.path)/expected.diff")
  }

  @Test(arguments: WideFixSample.all) func leavesOnlyWhatIsRefused(_ sample: WideFixSample) {
    let fixing = sample.fixing()
    #expect(fixing.after.findings.count { $0.fix != nil } == fixing.refusals.count)
    #expect(fixing.after.problems.isEmpty)
    #expect(fixing.fixCount + fixing.refusals.count >= 4)
  }

  /// A run that reads one file knows nothing of the others.
  @Test(arguments: WideFixSample.all) func needsAllFiles(_ sample: WideFixSample) {
    let fixing = sample.fixing(of: ["main.swift"])
    #expect(fixing.files.isEmpty)
  }

  /// The program prints the same as before, and the compiler says nothing new about it.
  @Test(.enabled(if: SwiftCompiler.path != nil), arguments: WideFixSample.all)
  func doesTheSame(_ sample: WideFixSample) async throws {
    let before = try await sample.run(with: [:])
    let fixing = sample.fixing()
    guard !fixing.files.isEmpty else { return }
    let texts = fixing.files.map { ($0.text.path, $0.fixed) }
    let after = try await sample.run(with: Dictionary(texts) { first, _ in first })
    #expect(before.output == after.output)
    #expect(!before.output.isEmpty)
    #expect(after.warningCount <= before.warningCount)
  }
}

struct WideFixSample: CustomTestStringConvertible {
  static let folder = "Fixtures/WideFixes"

  static let all = Repository.names(in: folder).filter { Repository.isFolder("\(folder)/\($0)") }
    .map(WideFixSample.init)

  let name: String

  var testDescription: String { name }
  var path: String { "\(Self.folder)/\(name)" }
  var sources: [String] { Repository.names(in: path).filter { $0.hasSuffix(".swift") } }

  private static let configuration = parseConfiguration(
    text: Array("rules:\n  half_used_flag: { internal_flags: true }\n".utf8), path: ".lintrc.yml",
    schemas: allSchemas
  ).configuration

  func fixing(of paths: [String] = []) -> Fixing {
    fix(
      AnalysisRequest(
        source: .paths(paths), workingDirectory: "\(Repository.rootPath)/\(path)",
        configuration: Self.configuration,
        choice: .only(["flag_parameter", "half_used_flag"]), threadCount: 2),
      .unsafe)
  }

  func told(_ fixing: Fixing) -> String {
    let diffs = fixing.files.map {
      String(decoding: UnifiedDiff(path: $0.text.path, from: $0.text.bytes, to: $0.fixed).text, as: UTF8.self)
    }
    let refusals = fixing.refusals.map { "\($0.path):\($0.line ?? 0): \($0.reason)\n" }
    return (diffs + refusals).joined()
  }

  struct Run {
    var output: String
    var warningCount: Int
  }

  /// Compiles and runs it, with other texts for some files.
  func run(with texts: [String: [UInt8]]) async throws -> Run {
    let folder = try TemporaryFolder()
    for source in sources {
      try folder.write(source, bytes: texts[source] ?? Array(Repository.text("\(path)/\(source)").utf8))
    }
    let build = try await CommandRun(
      try #require(SwiftCompiler.path), ["-swift-version", "5", "-o", "program"] + sources, in: folder.path,
      seconds: 300)
    try #require(build.status == 0, "\(name): \(build.errors)")
    let run = try await CommandRun("\(folder.path)/program", [], in: folder.path, seconds: 60)
    #expect(run.status == 0)
    return Run(output: run.text, warningCount: build.errors.components(separatedBy: "warning: ").count - 1)
  }
}
