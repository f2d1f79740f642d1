import Testing
import UntangleReports
import UntangleSourceFiles

/// What a new case meets, against the markers and against the compiler.
@Suite("Case additions") struct CaseAdditionTests {
  @Test(arguments: try CaseAdditionFixture.all)
  func placesAreAsMarked(fixture: CaseAdditionFixture) throws {
    let found = try fixture.reports().flatMap(\.listed)
    for (path, text) in fixture.files {
      for (index, line) in text.lines.enumerated() {
        let here = found.filter {
          $0.place.location.path == path && $0.place.location.line == index + 1
        }
        let differences = Self.differences(line, here)
        #expect(
          differences.isEmpty,
          "\(path):\(line.number): \(differences.joined(separator: "\n"))\n\(line.code)")
      }
    }
  }

  private static func differences(_ line: FixtureText.Line, _ found: [ListedPlace]) -> [String] {
    var unexpected = found
    var missing: [Marker] = []
    for marker in line.markers {
      let place = unexpected.firstIndex {
        $0.list == marker.rule && (marker.words.map($0.text.contains) ?? true)
      }
      if let place { unexpected.remove(at: place) } else { missing.append(marker) }
    }
    return missing.map { "no place for \($0.rule) \($0.words ?? "")" }
      + unexpected.map { "unexpected \($0.list): \($0.text)" }
  }

  @Test(.enabled(if: SwiftCompiler.path != nil))
  func theCompilerRefusesWhatIsFlagged() async throws {
    let fixtures = try CaseAdditionFixture.all
    let reports = try fixtures.map { (fixture: $0, reports: try $0.reports()) }
    #expect(reports.reduce(0) { $0 + $1.reports.count } >= 20)
    let written = try await diagnostics(
      fixtures.flatMap { $0.files.map { ($0.path, $0.text.source) } })
    #expect(written.isEmpty, "\(written)")
    let grown = reports.flatMap { fixture, reports in
      fixture.files.map { ($0.path, Self.grown($0.text.source, at: $0.path, reports)) }
    }
    let told = try await diagnostics(grown)
    let flagged = Set(reports.flatMap(\.reports).flatMap(\.flagged).map(Diagnostic.init))
    #expect(told.subtracting(flagged) == [], "not foreseen")
    #expect(flagged.subtracting(told) == [], "foreseen, and not told")
    #expect(flagged.count >= 40)
  }

  /// The source with the case of each report in its enum, on the lines that were there.
  private static func grown(
    _ source: String, at path: String, _ reports: [CaseAdditionReport]
  ) -> String {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for report in reports where report.location.path == path {
      let index = report.location.line - 1
      guard let brace = lines[index].firstRange(of: "{") else { continue }
      lines[index].replaceSubrange(brace, with: "{ case \(report.caseName);")
    }
    return lines.joined(separator: "\n")
  }

  fileprivate struct Diagnostic: Hashable {
    var path: String
    var line: Int
    var severity: String
  }

  /// Of all sources as one module, in one run of the compiler.
  private func diagnostics(_ sources: [(path: String, text: String)]) async throws -> Set<Diagnostic> {
    let folder = try TemporaryFolder()
    for source in sources { try folder.write(source.path, source.text) }
    let run = try await CommandRun(
      try #require(SwiftCompiler.path),
      ["-typecheck", "-wmo", "-parse-as-library", "-swift-version", "5", "-module-name", "Grown"]
        + sources.map(\.path), in: folder.path, seconds: 300)
    return Set(
      run.errors.matches(of: /(?m)^(?:.*\/)?([^\s:]+\.swift):(\d+):\d+: (error|warning): (.*)$/).compactMap {
        match in
        let isAboutSwitch = match.4.hasPrefix("switch must be exhaustive")
        guard isAboutSwitch || match.3 == "error" else { return nil }
        let path = sources.map(\.path).first { "/\($0)".hasSuffix("/\(match.1)") } ?? String(match.1)
        return Diagnostic(
          path: path, line: Int(match.2) ?? 0,
          severity: isAboutSwitch ? String(match.3) : String(match.4))
      })
  }
}

extension CaseAdditionTests.Diagnostic {
  fileprivate init(_ place: CaseAdditionReport.Place) {
    let severity =
      switch place.effect {
      case .error: "error"
      case .warning: "warning"
      case .silence: "silence"
      }
    self.init(path: place.location.path, line: place.location.line, severity: severity)
  }
}
