package import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles

/// Why two variables belong together.
package struct Evidence: Hashable, Sendable {
  package enum Kind: Int, Hashable, Sendable {
    /// One body writes both.
    case writtenTogether
    /// One condition looks at both.
    case testedTogether
    /// A condition over one decides whether the other is written.
    case guardsWrite
  }

  /// How much a piece says alone.
  package enum Strength: Hashable, Sendable {
    /// One goes on while the other goes off: a step between states.
    case telling
    /// A reset, a shared condition, a guard: says something when there is more of it.
    case slight
  }

  package var kind: Kind
  package var strength: Strength
  package var first: String
  package var second: String
  package var location: Location
  /// The base name of the body.
  package var body: String
}

/// Two variables that belong together: a telling piece of evidence, or two slight ones.
struct Bond {
  var first: String
  var second: String
  var pieces: Int

  /// Sorted by the names.
  static func all(from evidence: [Evidence]) -> [Bond] {
    Dictionary(grouping: evidence) { [$0.first, $0.second].sorted() }
      .filter { $0.value.contains { $0.strength == .telling } || Set($0.value.map(Source.init)).count > 1 }
      .map { Bond(first: $0.key[0], second: $0.key[1], pieces: $0.value.count) }
      .sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// A body that tests the same thing five times has said it once.
  private struct Source: Hashable {
    var kind: Evidence.Kind
    var path: String
    var body: String

    init(_ evidence: Evidence) {
      (kind, path, body) = (evidence.kind, evidence.location.path, evidence.body)
    }
  }
}

/// All pieces of evidence between two variables, one of them a flag.
func evidence(
  in writes: [VariableWrite], _ tests: [VariableTest], flags: Set<String>
) -> [Evidence] {
  coWrites(writes, flags: flags) + coTests(tests, flags: flags)
    + guardedWrites(writes, flags: flags)
}

private func coWrites(_ writes: [VariableWrite], flags: Set<String>) -> [Evidence] {
  let byBody = Dictionary(grouping: writes.filter { !$0.isCopy }, by: \.bodyPlace)
  return byBody.values.flatMap { body -> [Evidence] in
    let byName = Dictionary(grouping: body, by: \.variable)
    let names = byName.keys.sorted()
    // A body that sets everything there is says nothing about what belongs together.
    guard !isBulkReset(names, flags: flags) else { return [] }
    return pairs(of: names).compactMap { left, right in
      guard flags.contains(left) || flags.contains(right) else { return nil }
      return coWrite(byName[left] ?? [], byName[right] ?? [])
    }
  }
}

/// The strongest piece that the writes of two variables in one body make.
private func coWrite(_ left: [VariableWrite], _ right: [VariableWrite]) -> Evidence? {
  var best: Evidence?
  for first in left.sorted(by: { $0.location < $1.location }) {
    for second in right.sorted(by: { $0.location < $1.location }) where first.isTogether(with: second) {
      // Two values that are only handed on, each its own, are no decision.
      guard first.level != .unknown || second.level != .unknown else { continue }
      let isStep = first.level.isOpposite(of: second.level)
      let piece = Evidence(
        kind: .writtenTogether, strength: isStep ? .telling : .slight, first: first.variable,
        second: second.variable, location: max(first.location, second.location), body: first.body)
      if isStep { return piece }
      if best == nil { best = piece }
    }
  }
  return best
}

private func isBulkReset(_ names: [String], flags: Set<String>) -> Bool {
  let written = names.filter(flags.contains)
  return flags.count > 5 && written.count == flags.count
}

private func coTests(_ tests: [VariableTest], flags: Set<String>) -> [Evidence] {
  tests.flatMap { test in
    pairs(of: test.variables).compactMap { left, right in
      // Two optionals in one `if let` are no state of their own.
      guard flags.contains(left) && flags.contains(right) else { return nil }
      return Evidence(
        kind: .testedTogether, strength: .slight, first: left, second: right,
        location: test.location, body: test.body)
    }
  }
}

private func guardedWrites(_ writes: [VariableWrite], flags: Set<String>) -> [Evidence] {
  writes.filter { flags.contains($0.variable) && $0.level != .unknown }.flatMap { write in
    write.guards.filter(flags.contains).map { guarding in
      Evidence(
        kind: .guardsWrite, strength: .slight, first: guarding, second: write.variable,
        location: write.location, body: write.body)
    }
  }
}

private func pairs(of names: [String]) -> [(String, String)] {
  names.indices.flatMap { first in
    names[(first + 1)...].map { (names[first], $0) }
  }
}

/// What a write leaves behind, as far as the source says.
package enum WrittenLevel: Hashable, Sendable {
  case on, off
  /// A case, or the opposite of what was.
  case decided
  /// A value that comes from elsewhere.
  case unknown

  func isOpposite(of other: WrittenLevel) -> Bool {
    switch (self, other) {
    case (.on, .off), (.off, .on): true
    case (.on, .on), (.off, .off), (.decided, _), (.unknown, _), (_, .decided), (_, .unknown): false
    }
  }
}

extension VariableWrite {
  /// Initialisers set a first state; they do not move between states, but closures in them do, later.
  package var changesState: Bool {
    moment == .inClosure || (bodyKind != .initializer && bodyKind != .initialValue)
  }

  /// `self.isOn = isOn`: handed through, decided elsewhere.
  package var isCopy: Bool {
    switch value {
    case .local: true
    case .unknown, .some: false
    case .boolean, .null, .variable, .call, .enumCase, .not, .and, .or, .equal, .conditional,
      .matches, .tuple:
      false
    }
  }

  package var level: WrittenLevel {
    switch value {
    case .boolean(true): .on
    case .boolean(false), .null: .off
    case .enumCase: .decided
    case .not(.variable(variable)): .decided
    case .not, .some, .variable, .local, .call, .and, .or, .equal, .conditional, .matches, .tuple,
      .unknown:
      .unknown
    }
  }
}
