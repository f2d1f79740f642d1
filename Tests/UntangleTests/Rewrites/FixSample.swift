import Testing
import UntangleConfiguration
import UntangleFindings
import UntanglePipeline
import UntangleRules

/// A source that is fixed in memory: a file of `Fixtures/Fixes`, or one of a rule that has fixes.
struct FixSample: Sendable, CustomTestStringConvertible {
  static let folder = "Fixtures/Fixes"

  /// Without `.swift`.
  var stem: String
  var text: String

  var testDescription: String { stem }

  /// The rules that know what to write; comments that suppress rules have samples of their own, as they are only
  /// removed where all is read.
  static let rules = Set(allSchemas.map(\.id)).intersection(
    allPages.filter { !$0.fixes.isEmpty }.map(\.id)
  ).subtracting(["suppression"])

  /// Of `Fixtures/Fixes`, with the options of the standard configuration.
  static let own: [FixSample] = Repository.names(in: folder)
    .filter { $0.hasSuffix(".swift") && !$0.contains(".fixed.") && !$0.contains(".unsafe.") }
    .compactMap { name in
      let stem = "\(folder)/\(name.dropLast(6))"
      return (try? Repository.text(stem + ".swift")).map { FixSample(stem: stem, text: $0) }
    }

  /// Those and every fixture of a single file of the rules that have fixes, without its markers.
  static let all: [FixSample] =
    own
    + RuleFixture.all.filter { rules.contains(RuleID(rawValue: $0.rule)) && $0.paths.count == 1 }
    .compactMap { fixture in
      (try? FixtureText(Repository.text(fixture.paths[0]))).map {
        FixSample(stem: fixture.stem, text: $0.source)
      }
    }

  func fixed(_ safety: Fix.Safety) -> Fixing { Self.fixed(text, safety) }

  static func fixed(
    _ text: String, _ safety: Fix.Safety, configuration: Configuration = .standard
  ) -> Fixing {
    fix(
      AnalysisRequest(
        source: .standardInput(
          AnalysisRequest.StandardInput(path: "Sample.swift", bytes: Array(text.utf8))),
        workingDirectory: "/", configuration: configuration, choice: .only(rules), threadCount: 1),
      safety)
  }
}

extension Fixing {
  /// Of a sample.
  var text: String { String(decoding: files.first?.fixed ?? standardInput, as: UTF8.self) }
}
