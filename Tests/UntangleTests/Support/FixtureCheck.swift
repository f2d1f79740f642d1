import UntangleConfiguration
import UntangleFindings
import UntangleRules
import UntangleSourceFiles

/// A fixture read, run and compared: what is wrong with it, one sentence each.
struct FixtureCheck {
  private let fixture: RuleFixture
  private let texts: [(path: String, text: FixtureText)]
  private let rules: FixtureRules
  let run: FixtureRun

  init(_ fixture: RuleFixture) async throws {
    self.fixture = fixture
    texts = try fixture.paths.map { path in
      do throws(FixtureMistake) {
        return (fixture.shownPath(path), try FixtureText(Repository.textOrMistake(path)))
      } catch {
        throw FixtureMistake("\(path): \(error)")
      }
    }
    guard !texts.isEmpty else {
      throw FixtureMistake("\(fixture.stem) has no Swift file; add one or remove the folder")
    }
    var rules = try FixtureRules(folder: fixture.rule)
    for (path, text) in texts where !text.options.isEmpty {
      guard rules.schemas.count == 1, let schema = rules.schemas.first else {
        throw FixtureMistake("\(fixture.filePath(path)): this rule has no options; remove the `//@` lines")
      }
      do throws(FixtureMistake) {
        rules.options[path] = try schema.options(text.options)
      } catch {
        throw FixtureMistake("\(fixture.filePath(path)): \(error)")
      }
    }
    rules.assets = texts.flatMap(\.text.assets)
    rules.configuration = try Configuration(invariants: texts.flatMap(\.text.invariants))
    self.rules = rules
    run = await FixtureRun(texts.map { NamedSource(path: $0.path, text: $0.text.source) }, rules: rules)
  }

  /// With which the mended source is judged: the options are those of the fixture's files, what is to hold
  /// stays the same.
  var rulesOfMended: FixtureRules {
    var rules = rules
    rules.options = [:]
    return rules
  }

  /// The source of a fixture of one file, as the analysis sees it.
  var source: String { texts[0].text.source }

  /// Everything that differs from what the markers say.
  var differences: [String] {
    guard strangers.isEmpty else { return strangers }
    return texts.flatMap { path, text in
      let found = run.findings.filter { $0.location.path == path }
      return text.lines.enumerated().flatMap { index, line in
        differences(line, at: path, found: found.filter { $0.location.line == index + 1 })
      }
    }
  }

  private func differences(
    _ line: FixtureText.Line, at path: String, found: [Finding]
  ) -> [String] {
    let place = "\(fixture.filePath(path)):\(line.number)"
    var unexpected = found
    var missing: [Marker] = []
    // The choosiest first: a marker without words takes what is left.
    for marker in line.markers.filter({ $0.words != nil }) + line.markers.filter({ $0.words == nil }) {
      if let index = unexpected.firstIndex(where: { marker.fits($0) }) {
        unexpected.remove(at: index)
      } else {
        missing.append(marker)
      }
    }
    return missing.map { marker in
      let words = marker.words.map { " with \"\($0)\" in its message" } ?? ""
      return "\(place): no finding of \(marker.rule)\(words) is left for this marker: \(line.code)"
    } + unexpected.map { "\(place): unexpected finding of \($0.rule.rawValue): \($0.message)" }
  }

  /// Markers of rules that do not run here.
  private var strangers: [String] {
    let known = rules.schemas.map(\.id.rawValue)
    return texts.flatMap { path, text in
      text.lines.flatMap { line in
        line.markers.filter { !known.contains($0.rule) }.map {
          "\(fixture.filePath(path)):\(line.number): '\($0.rule)' does not run in this folder, only "
            + "\(known.joined(separator: ", ")) does; mend the marker or move the fixture"
        }
      }
    }
  }

  /// Whether the options of the fixture make no difference at all.
  func ignoresOptions() async throws -> Bool {
    guard !rules.options.isEmpty else { return false }
    var standard = rules
    standard.options = [:]
    let other = await FixtureRun(
      texts.map { NamedSource(path: $0.path, text: $0.text.source) }, rules: standard)
    return other.findings == run.findings
  }
}

extension Marker {
  func fits(_ finding: Finding) -> Bool {
    finding.rule.rawValue == rule && (words.map { finding.message.contains($0) } ?? true)
  }
}

extension Repository {
  static func textOrMistake(_ path: String) throws(FixtureMistake) -> String {
    do { return try text(path) } catch { throw FixtureMistake("cannot be read") }
  }
}
