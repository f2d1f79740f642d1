import Foundation
import Testing
import UntangleConfiguration
import UntanglePipeline
import UntangleReports
import UntangleRewrites
import UntangleSourceFiles

/// What methods do to the same objects, moved into one function: the same is done, in the same order.
@Suite("Rewrites: applied states") struct AppliedStatesTests {
  static let sources = Repository.swiftFiles(below: "Fixtures/AppliedStates/Sources")

  /// The diff, or the reasons why there is none.
  @Test(arguments: sources) func writesWhatIsStored(_ path: String) async throws {
    let applied = try await Applied(Repository.text(path))
    try expectStored(applied.report, at: path.replacing(".swift", with: ".txt"))
  }

  @Test(.enabled(if: SwiftCompiler.path != nil)) func doesTheSame() async throws {
    let texts = try Self.sources.map(Repository.text)
    let rewritten = try await Applied.all(of: texts)
    #expect(zip(texts, rewritten).count { $0 != $1 } >= 4)
    let before = try await Journal(of: texts).lines
    #expect(before.count > 100, "only \(before.count) effects")
    #expect(try await Journal(of: rewritten).lines == before)
  }

  @Test(.enabled(if: SwiftCompiler.path != nil)) func doesTheSameInTypesMadeByChance() async throws {
    let texts = (1...40).map { RandomController(seed: $0).text }
    let rewritten = try await Applied.all(of: texts)
    let changed = zip(texts, rewritten).count { $0 != $1 }
    #expect(changed >= 10 && changed < 40, "\(changed) of 40 are rewritten")
    #expect(try await Journal(of: rewritten).lines == Journal(of: texts).lines)
  }

  /// Whatever is printed as Swift compiles beside the class, also where something stays by hand.
  @Test(.enabled(if: SwiftCompiler.path != nil)) func declarationsCompile() async throws {
    var texts: [String] = []
    for path in Self.sources {
      let applied = try await Applied(Repository.text(path))
      texts += applied.all.map { states in
        applied.original.replacing(
          "final class \(states.type): UIViewController {\n",
          with:
            "final class \(states.type): UIViewController {\n\(states.declaration.joined(separator: "\n"))\n")
      }
    }
    #expect(try await Journal(of: texts).lines.count > 100)
  }
}

/// A source with what comes of it.
private struct Applied: Sendable {
  static let support = "Fixtures/AppliedStates/Support/UIKit.swift"

  var original: String
  var rewritten: String
  var all: [AppliedStates] = []

  static func all(of texts: [String]) async throws -> [String] {
    var rewritten: [String] = []
    for text in texts { rewritten.append(try await Applied(text).rewritten) }
    return rewritten
  }

  init(_ text: String) async throws {
    original = text
    let type = try #require(text.firstMatch(of: /final class (\w+): UIViewController/)).1
    let found = try await onDeepStack {
      Result {
        let folder = try TemporaryFolder()
        try folder.write("Controller.swift", text)
        try folder.write("UIKit.swift", Repository.text(Self.support))
        let analysis = analyze(
          AnalysisRequest(
            source: .paths([]), workingDirectory: folder.path, configuration: .standard, threadCount: 1))
        let (all, replacements) = try applyingStates(ofTypeNamed: String(type), in: analysis)
        return (all, replacements.first.map { String(decoding: $0.new, as: UTF8.self) })
      }
    }.get()
    (all, rewritten) = (found.0, found.1 ?? text)
  }

  var report: String {
    let assumed = all.filter { !$0.files.isEmpty }.flatMap(\.assumptions).map { "# assumed: \($0)\n" }
    let left = all.flatMap(\.remainders).map { "line \($0.location.line): \($0.reason)\n" }
    let diff = UnifiedDiff(path: "Controller.swift", from: Array(original.utf8), to: Array(rewritten.utf8))
    return (assumed + left + (original == rewritten ? [] : [String(decoding: diff.text, as: UTF8.self)]))
      .joined()
  }
}

/// What sources do when each of their `play` functions is called.
private struct Journal {
  var lines: [String]

  init(of texts: [String]) async throws {
    let folder = try TemporaryFolder()
    for (index, text) in texts.enumerated() { try folder.write("F\(index).swift", text) }
    let plays = texts.flatMap { $0.matches(of: /func (play\w+)\(\)/).map { String($0.1) } }
    let body = plays.map { "journal.append(\"\($0)\")\n\($0)()\n" }.joined()
    try folder.write("main.swift", body + "for line in journal { print(line) }\n")
    let build = try await CommandRun(
      try #require(SwiftCompiler.path),
      texts.indices.map { "F\($0).swift" } + [
        "main.swift", Repository.url(Applied.support).path(), "-Onone", "-swift-version",
        "6", "-module-name", "Played", "-o", "played",
      ], in: folder.path, seconds: 300)
    try #require(build.status == 0, "\(build.errors)")
    lines = try await CommandRun("\(folder.path)/played", [], in: folder.path).lines
  }
}
