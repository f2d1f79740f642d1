import SwiftParser
import SwiftSyntax
import Testing
import UntangleConfiguration
import UntangleFindings
import UntanglePipeline
import UntangleRewrites
import UntangleRules

/// A source of `Fixtures/Suppressions`, whose comments are removed or added in memory.
struct SuppressionSample: Sendable, CustomTestStringConvertible {
  static let folder = "Fixtures/Suppressions"

  /// Without `.swift`.
  var stem: String
  var text: String

  var testDescription: String { stem }

  static let all: [SuppressionSample] = Repository.names(in: folder)
    .filter { $0.hasSuffix(".swift") && !$0.contains(".fixed.") && !$0.contains(".suppressed.") }
    .compactMap { name in
      let stem = "\(folder)/\(name.dropLast(6))"
      return (try? Repository.text(stem + ".swift")).map { SuppressionSample(stem: stem, text: $0) }
    }

  /// What `lint --fix` makes of it, comments alone.
  static func fixed(_ text: String) throws -> Fixing {
    let folder = try TemporaryFolder()
    try folder.write("Sample.swift", text)
    return fix(request(folder.path), .safe) { request in
      var analysis = analyze(request)
      analysis.outcome.findings.removeAll { $0.rule != "suppression" }
      return analysis
    }
  }

  /// What `suppress` makes of it.
  static func suppressed(_ text: String, _ words: SuppressionWords) throws -> Suppressing {
    let folder = try TemporaryFolder()
    try folder.write("Sample.swift", text)
    let others = allSchemas.map(\.id).filter { $0.rawValue != words.rule }
    return suppress(request(folder.path, .without(Set(others))), words)
  }

  static func request(
    _ folder: String, _ choice: RuleChoice = .configured
  ) -> AnalysisRequest {
    var request = AnalysisRequest(
      source: .paths([]), workingDirectory: folder, configuration: .standard, choice: choice,
      threadCount: 2)
    request.today = FixtureRun.day
    return request
  }

  /// All but trivia.
  static func code(_ text: String) -> [String] {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map(\.text)
  }
}
