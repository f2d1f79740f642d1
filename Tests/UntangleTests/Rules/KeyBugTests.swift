import Testing
import UntangleFindings
import UntangleRules
import UntangleSourceFiles

/// Bugs of stringly typed keys that users reported of real programs, each rebuilt in a few lines: a folder of
/// `Fixtures/Keys` with the sources `before` and `after` the repair.
struct KeyBugTests {
  private static let folder = "Fixtures/Keys"
  static let bugs = Repository.names(in: folder)

  @Test(arguments: bugs)
  func isFound(_ bug: String) async throws {
    let (texts, findings) = try await run(bug, "before")
    #expect(texts.contains { $0.text.lines.contains { !$0.markers.isEmpty } }, "\(bug) expects nothing")
    for (path, text) in texts {
      for (index, line) in text.lines.enumerated() {
        let found = findings.filter { $0.location.path == path && $0.location.line == index + 1 }
        let missing = line.markers.filter { marker in !found.contains(where: marker.fits) }
        for marker in missing { Issue.record("\(path):\(line.number): no finding of \(marker.rule)") }
        if found.count > line.markers.count {
          Issue.record("\(path):\(line.number): too much is found: \(found.map(\.message))")
        }
      }
    }
  }

  @Test(arguments: bugs)
  func isSilentAboutTheRepair(_ bug: String) async throws {
    for finding in try await run(bug, "after").findings {
      Issue.record(
        "\(finding.location.path):\(finding.location.line): \(finding.rule.rawValue): \(finding.message)")
    }
  }

  private func run(
    _ bug: String, _ state: String
  ) async throws -> (texts: [(path: String, text: FixtureText)], findings: [Finding]) {
    let texts = try Repository.swiftFiles(below: "\(Self.folder)/\(bug)/\(state)").map {
      (path: $0, text: try FixtureText(Repository.text($0)))
    }
    let sources = texts.map { NamedSource(path: $0.path, text: $0.text.source) }
    return (texts, await FixtureRun(sources, rules: .aboutKeys).findings)
  }
}

extension FixtureRules {
  /// All that judge keys, but for the one that wants each literal to stand in one place.
  fileprivate static var aboutKeys: FixtureRules {
    FixtureRules(
      schemas: allSchemas.filter {
        $0.id.rawValue.hasPrefix("key_") || $0.id.rawValue == "missing_asset"
      })
  }
}
