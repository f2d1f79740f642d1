import Foundation
import Testing
import UntangleFindings
import UntanglePipeline

/// What fixes write compiles wherever the original does, and brings up no new warning.
@Suite("Rewrites: fixes compile") struct FixCompilationTests {
  @Test(.enabled(if: SwiftCompiler.path != nil))
  func fixedSourcesCompile() async throws {
    let originals = try await compiling(FixSample.all)
    var checkedCount = 0
    for safety in [Fix.Safety.safe, .unsafe] {
      let changed = originals.filter { $0.sample.fixed(safety).fixCount > 0 }
      checkedCount += changed.count
      let results = try await diagnostics(changed.map { $0.sample.fixed(safety).text })
      for (original, result) in zip(changed, results) {
        let stem = original.sample.stem
        #expect(result.errors.isEmpty, "\(stem): \(result.errors.joined(separator: "\n"))")
        #expect(
          result.warnings.count <= original.warningCount,
          "\(stem): \(result.warnings.joined(separator: "\n"))")
      }
    }
    #expect(checkedCount >= 40, "only \(checkedCount) fixed sources were compiled")
  }

  private struct Original {
    var sample: FixSample
    var warningCount = 0
  }

  /// Those that compile; an error of one kind keeps the compiler from looking for others.
  private func compiling(_ samples: [FixSample]) async throws -> [Original] {
    var originals = samples.map { Original(sample: $0) }
    while true {
      let found = try await diagnostics(originals.map(\.sample.text))
      for index in originals.indices { originals[index].warningCount = found[index].warnings.count }
      let isDone = found.allSatisfy(\.errors.isEmpty)
      if isDone { return originals }
      originals = zip(originals, found).filter { $1.errors.isEmpty }.map(\.0)
    }
  }

  private struct Diagnostics {
    var errors: [String] = []
    var warnings: [String] = []
  }

  /// All in one run of the compiler, as one module: what a file declares is its own.
  private func diagnostics(_ texts: [String]) async throws -> [Diagnostics] {
    let folder = try TemporaryFolder()
    for (index, text) in texts.enumerated() {
      try folder.write("F\(index).swift", Self.closed(text))
    }
    let run = try await CommandRun(
      try #require(SwiftCompiler.path),
      ["-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", "Fixed"]
        + texts.indices.map { "F\($0).swift" }, in: folder.path, seconds: 300)
    var all = [Diagnostics](repeating: Diagnostics(), count: texts.count)
    for line in run.errors.split(separator: "\n") {
      guard let file = line.firstMatch(of: /F(\d+)\.swift:\d+:\d+: (error|warning): (.*)/),
        let index = Int(file.1)
      else { continue }
      if file.2 == "error" {
        all[index].errors.append(String(file.0))
      } else {
        all[index].warnings.append(String(file.0))
      }
    }
    return all
  }

  /// With every declaration at file scope visible in its file alone.
  private static func closed(_ text: String) -> String {
    let words = [
      "class ", "final ", "struct ", "enum ", "indirect ", "actor ", "protocol ", "func ", "let ", "var ",
      "typealias ", "extension ",
    ]
    // A byte order mark may only stand at the start.
    let lines = text.replacing("\u{FEFF}", with: "").replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      words.contains { line.hasPrefix($0) } && !line.hasPrefix("let _")
        ? "fileprivate \(line)" : String(line)
    }
    .joined(separator: "\n")
  }
}
