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

  private static let boats = [
    "Boat.swift": "enum Boat { case moored, sailing, sunk }\n",
    "First.swift": """
    func first(_ boat: Boat) -> Int { boat == .moored || boat == .sunk ? 1 : 0 }
    func second(_ boat: Boat) -> Int { boat == .moored || boat == .sunk ? 2 : 0 }

    """,
    "Third.swift": "func third(_ boat: Boat) -> Int { boat != .moored && boat != .sunk ? 0 : 3 }\n",
  ]

  private func fixedBoats(
    _ change: @Sendable @escaping (Fix) -> Fix = { $0 }
  ) throws -> Fixing {
    let folder = try TemporaryFolder()
    for (name, text) in Self.boats { try folder.write(name, text) }
    return fix(
      AnalysisRequest(
        source: .paths([]), workingDirectory: folder.path, configuration: .standard,
        choice: .only(["repeated_cases"]), threadCount: 2), .unsafe
    ) { request in
      var analysis = analyze(request)
      for index in analysis.outcome.findings.indices {
        analysis.outcome.findings[index].fix = analysis.findings[index].fix.map(change)
      }
      return analysis
    }
  }

  @Test func changesSeveralFilesForOneFinding() throws {
    let fixing = try fixedBoats()
    #expect(fixing.files.map(\.text.path) == ["Boat.swift", "First.swift", "Third.swift"])
    #expect(fixing.fixCount == 1)
    #expect(fixing.refusals.isEmpty)
    #expect(fixing.after.findings.isEmpty)
    let text = String(decoding: fixing.files[2].fixed, as: UTF8.self)
    #expect(text == "func third(_ boat: Boat) -> Int { !boat.isMooredOrSunk ? 0 : 3 }\n")
  }

  @Test func changesNoFileWhereOneOfThemRefuses() throws {
    let fixing = try fixedBoats { fix in
      var fix = fix
      let last = fix.others.firstIndex { $0.location.path == "Third.swift" }
      if let last { fix.others[last].location.span.column += 1 }
      return fix
    }
    #expect(fixing.files.isEmpty)
    #expect(
      fixing.refusals == [
        Problem(
          path: "First.swift", line: 1,
          reason: "repeated_cases is not fixed: the source is not what was analysed")
      ])
  }

  /// A name that is no name breaks all three files, and each goes back with the others.
  @Test func takesBackAllFilesOfAFixThatBreaksOne() throws {
    let fixing = try fixedBoats { fix in
      var fix = fix
      for index in fix.others.indices {
        if case .declareQuestion(var question) = fix.others[index].change {
          question.name = "is so"
          fix.others[index].change = .declareQuestion(question)
        }
      }
      return fix
    }
    #expect(fixing.files.isEmpty)
    #expect(
      fixing.after.problems == [
        Problem(
          path: "Boat.swift", reason: "a fix of repeated_cases would break its syntax; it is left as it was")
      ])
  }

  /// More properties of one enum than there are rounds, asked for in two files.
  @Test func writesManyPropertiesOfOneEnum() throws {
    let folder = try TemporaryFolder()
    let cases = (0...12).map { "c\($0)" }.joined(separator: ", ")
    try folder.write("Z.swift", "enum P {\n  case \(cases)\n}\n")
    for name in ["a", "b"] {
      let functions = (1...11).flatMap { number in
        (1...2).map { place in
          """
          func \(name)\(number)of\(place)(_ p: P) -> Int {
            if p == .c0 || p == .c\(number) { return 1 }
            return 0
          }

          """
        }
      }
      try folder.write("\(name).swift", functions.joined())
    }
    let fixing = fix(
      AnalysisRequest(
        source: .paths([]), workingDirectory: folder.path, configuration: .standard,
        choice: .only(["repeated_cases"]), threadCount: 2), .unsafe)
    #expect(fixing.fixCount == 11)
    #expect(fixing.after.findings.isEmpty)
    #expect(fixing.after.problems.isEmpty)
  }
}
