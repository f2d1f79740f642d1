import Testing
import UntangleConfiguration
import UntangleFindings
import UntanglePipeline
import UntangleRules
import UntangleSourceFiles

/// Fixes that go wrong in ways that no rule's own fixes do.
@Suite("Pipeline: fixing") struct FixingTests {
  private static let source = """
    enum Tide { case low, high, rising }
    func note(_ tide: Tide) -> Int {
      switch tide {
      case .low: return 1
      default: return 2
      }
    }

    """

  /// Fixes two files, the findings of which `change` has changed.
  private func fixed(
    _ change: @Sendable @escaping (Finding, _ number: Int) -> Finding
  ) throws -> Fixing {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.source)
    try folder.write("B.swift", Self.source.replacing("Tide", with: "Wave"))
    var number = 0
    return fix(
      AnalysisRequest(
        source: .paths([]), workingDirectory: folder.path, configuration: .standard,
        threadCount: 2), .safe
    ) { request in
      number += 1
      var analysis = analyze(request)
      analysis.outcome.findings = analysis.findings.map { change($0, number) }
      return analysis
    }
  }

  private func naming(_ name: String) -> Fix {
    Fix(safety: .safe, change: .nameRest([.enumCase(name)], unknown: .impossible))
  }

  @Test func leavesAFileAsItWasThatWouldNotParse() throws {
    let fixing = try fixed { finding, _ in
      var finding = finding
      if finding.location.path == "A.swift" { finding.fix = naming("a`b") }
      return finding
    }
    #expect(fixing.files.map(\.text.path) == ["B.swift"])
    #expect(fixing.fixCount == 1)
    #expect(
      fixing.after.problems == [
        Problem(
          path: "A.swift",
          reason: "a fix of enum_default would break its syntax; it is left as it was")
      ])
    #expect(fixing.after.findings.map(\.location.path) == ["A.swift"])
  }

  /// `_` and `(_)` in turn: each leaves a finding that the other mends.
  @Test func leavesAFileAsItWasWhoseFixesDoNotEnd() throws {
    let fixing = try fixed { finding, number in
      var finding = finding
      if finding.location.path == "A.swift" {
        let pattern: Fix.NamedPattern = number.isMultiple(of: 2) ? .tuple([.any]) : .any
        finding.fix = Fix(safety: .safe, change: .nameRest([pattern], unknown: .impossible))
      }
      return finding
    }
    #expect(fixing.files.map(\.text.path) == ["B.swift"])
    #expect(
      fixing.after.problems == [
        Problem(
          path: "A.swift",
          reason: "the fixes of this file do not come to an end; it is left as it was")
      ])
    #expect(fixing.after.findings.map(\.location.line) == [5])
  }

  @Test func tellsOfTheSourceThatIsNotAsItWas() throws {
    let fixing = try fixed { finding, _ in
      var finding = finding
      if finding.location.path == "A.swift" { finding.location.span.column += 2 }
      return finding
    }
    #expect(fixing.files.map(\.text.path) == ["B.swift"])
    #expect(
      fixing.refusals == [
        Problem(
          path: "A.swift", line: 5,
          reason: "enum_default is not fixed: the source is not what was analysed")
      ])
  }
}
