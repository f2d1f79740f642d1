import Testing

/// One test of a rule: a file of `Fixtures/Rules/RULE`, or a folder whose files are one project.
struct RuleFixture: Sendable, CustomTestStringConvertible {
  static let folder = "Fixtures/Rules"

  /// The folder's name, which is the rule's.
  var rule: String
  /// Without `.swift`.
  var name: String
  /// Paths below the repository's top folder, sorted.
  var paths: [String]

  var testDescription: String { "\(rule)/\(name)" }

  /// The path without `.swift`, which its companions share.
  var stem: String { "\(Self.folder)/\(rule)/\(name)" }
  var fixedPath: String { stem + ".fixed.swift" }
  var reportPath: String { stem + ".report.txt" }

  /// What a user calls a file of the fixture: its path within the rule's folder.
  func shownPath(_ path: String) -> String {
    String(path.dropFirst("\(Self.folder)/\(rule)/".count))
  }

  /// The opposite: from the top of the repository.
  func filePath(_ shownPath: String) -> String { "\(Self.folder)/\(rule)/\(shownPath)" }

  /// What its `// LIMIT:` comments say.
  var limits: [String] {
    get throws { try paths.flatMap { try FixtureText(Repository.text($0)).limits } }
  }

  /// The names of the folders, which are to be names of rules.
  static var rules: [String] {
    Repository.names(in: folder).filter { Repository.isFolder("\(folder)/\($0)") }
  }

  /// Every fixture of every rule.
  static var all: [RuleFixture] { rules.flatMap(fixtures) }

  static func fixtures(of rule: String) -> [RuleFixture] {
    Repository.names(in: "\(folder)/\(rule)").compactMap { name in
      let path = "\(folder)/\(rule)/\(name)"
      if Repository.isFolder(path) {
        return RuleFixture(rule: rule, name: name, paths: Repository.swiftFiles(below: path))
      }
      guard name.hasSuffix(".swift"), !name.hasSuffix(".fixed.swift") else { return nil }
      return RuleFixture(rule: rule, name: String(name.dropLast(6)), paths: [path])
    }
  }
}
