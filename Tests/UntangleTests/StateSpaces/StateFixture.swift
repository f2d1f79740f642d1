import Testing

/// A type, or a file with variables outside of types, whose real states the driver plays out: a file of
/// `Fixtures/StateSpaces/Types` or `Files`, or a folder whose files are one project.
///
/// Its first lines say what to play and what to expect:
///
///     //~ states Workout exact            the type, and how the engine's table must compare
///     //~ variables isRunning isSaving    its state variables, in order
///     //~ compares health > 0             a condition on numbers, which make state variables of them
///     //~ make Workout()                  an initialiser, one a line; `unknown()` plays both; of a file the
///                                         statements that bring its variables back to how they begin
///     //~ watch list.count                of a file: what else decides how it goes on
///     //~ do it.stop()                    an operation, one a line
///     //~ start await it.load()           the same as a task of its own
///     //~ depth 10                        how many steps
///     //~ budget 8                        how many choices one step may make
///     //~ sees true false                 one line a state, found by thinking: a check of the driver itself
///     //~ way true false: start           the steps of a shortest way to a state, as a witness has them
///     //~ assume exclusive: isOn, isLoud what `rewrite` takes for granted; the operations must keep to it
///     //~ rewrite isOn isLoud           what `rewrite` makes one enum of, or why it does not; written by the tests
///     //~ rewrite again                  what was rewritten can be once more; else it must be left then
///     //~ rewrite flaw: what goes wrong  the rewritten type must do something else; without difference the line goes
///     //~ flaw what the engine does not know yet   it must disagree; without disagreement the line goes
struct StateFixture: Sendable, CustomTestStringConvertible {
  /// How the engine's table compares with what was seen.
  enum Verdict: String, Sendable {
    case exact
    /// It may have more: the file says why.
    case contains
  }

  /// A way that the engine's witness must have, too: base names of operations.
  struct Way: Sendable {
    var state: [String]
    var operations: [String]
  }

  enum Repetition: Sendable { case left, again }

  enum Subject: Sendable { case type, file }

  var name: String
  var subject = Subject.type
  /// Paths below the repository's top folder, sorted.
  var paths: [String]
  var type = ""
  var verdict = Verdict.exact
  var variables: [String] = []
  var compared: [String] = []
  var makes: [String] = []
  var watched: [String] = []
  /// Statements about `it`.
  var operations: [String] = []
  var depth = 10
  var budget = 8
  var expected: [[String]] = []
  var ways: [Way] = []
  /// nil where the engine is expected to agree.
  var flaw: String?
  /// For the rewrite only.
  var assumed: [String] = []
  /// `RewriteOutcome`s in their words.
  var rewrites: [String] = []
  /// What becomes of the rewritten type.
  var repetition = Repetition.left
  /// nil where the rewritten type is expected to do the same.
  var rewriteFlaw: String?

  var testDescription: String { name }
}

extension StateFixture {
  static func all() throws -> [StateFixture] {
    let folder = "Fixtures/StateSpaces"
    return try all(in: "\(folder)/Types", about: .type) + all(in: "\(folder)/Files", about: .file)
  }

  private static func all(in folder: String, about subject: Subject) throws -> [StateFixture] {
    try Repository.names(in: folder).map { entry in
      let path = "\(folder)/\(entry)"
      var fixture = try fixture(entry, at: path)
      fixture.subject = subject
      return fixture
    }
  }

  private static func fixture(_ entry: String, at path: String) throws -> StateFixture {
    guard Repository.isFolder(path) else {
      return try StateFixture(
        name: String(entry.dropLast(6)), paths: [path], header: Repository.text(path))
    }
    return try StateFixture(
      name: entry, paths: Repository.swiftFiles(below: path),
      header: Repository.text("\(path)/\(entry).swift"))
  }

  init(name: String, paths: [String], header: String) throws(FixtureMistake) {
    self.name = name
    self.paths = paths
    for line in header.split(separator: "\n") where line.hasPrefix("//~ ") {
      try read(line.dropFirst(4))
    }
    guard !type.isEmpty, !variables.isEmpty, !makes.isEmpty, !operations.isEmpty else {
      throw FixtureMistake("\(name) needs lines `states`, `variables`, `make` and `do`")
    }
    for state in expected + ways.map(\.state) where state.count != variables.count {
      throw FixtureMistake("\(name): '\(state.joined(separator: " "))' is not a value for each variable")
    }
  }

  private mutating func read(_ line: Substring) throws(FixtureMistake) {
    let key = line.prefix { $0 != " " }
    let rest = trimmedAtEnd(line.dropFirst(key.count + 1))
    let words = rest.split(separator: " ").map(String.init)
    switch (key, words.count) {
    case ("states", 2):
      guard let verdict = Verdict(rawValue: words[1]) else { throw unread(line) }
      type = words[0]
      self.verdict = verdict
    case ("variables", 1...): variables = words
    case ("compares", 1...): compared.append(rest)
    case ("make", 1...): makes.append(rest)
    case ("watch", 1...): watched.append(rest)
    case ("do", 1...): operations.append(rest)
    case ("start", 1...): operations.append("let it = it; start { \(rest) }")
    case ("depth", 1): depth = Int(words[0]) ?? depth
    case ("budget", 1): budget = Int(words[0]) ?? budget
    case ("flaw", 1...): flaw = rest
    case ("assume", 2...): assumed.append(rest)
    case ("rewrite", 2...) where rest.hasPrefix("flaw: "): rewriteFlaw = String(rest.dropFirst(6))
    case ("rewrite", 1) where rest == "again": repetition = .again
    case ("rewrite", 1...): rewrites.append(rest)
    case ("sees", 1...): expected.append(words)
    case ("way", 2...): ways.append(way(rest))
    default: throw unread(line)
    }
  }

  private func way(_ text: String) -> Way {
    let halves = text.split(separator: ":", maxSplits: 1)
    return Way(
      state: halves[0].split(separator: " ").map(String.init),
      operations: halves.dropFirst().flatMap { $0.split { " ,".contains($0) } }.map(String.init))
  }

  private func unread(_ line: Substring) -> FixtureMistake {
    FixtureMistake("\(name): '\(line)' is none of the lines that StateFixture explains")
  }
}
