import UntangleFacts
import UntangleProjectModel
package import UntangleSourceFiles

/// Why two variables belong together.
package struct Evidence: Hashable, Sendable {
  package enum Kind: Int, Hashable, Sendable {
    /// One body writes both.
    case writtenTogether
    /// One condition tests both.
    case testedTogether
    /// A condition over one decides whether the other is written.
    case guardsWrite
    /// `if … else if …` tests the one, and otherwise the other.
    case askedInTurn
    /// The values have one source: `isOff = !isOn`, or one local that determines both.
    case oneSource
    /// Different branches of one `switch` set them.
    case chosenApart
  }

  /// How much one piece of evidence proves by itself.
  package enum Strength: Hashable, Sendable {
    /// Sufficient alone: one variable goes on while the other goes off, or a body that could set many flags
    /// sets only these few, or a body has a name for either of them.
    case telling
    /// A small reset to the declared values, one of which is `true`. The variables belong together, but the
    /// reset is no step between states.
    case returning
    /// A wide reset, a shared condition or a guard. Counts only beside other evidence.
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

/// Two variables that belong together: connected by one piece of evidence stronger than slight, or by two
/// slight ones.
struct Bond {
  var first: String
  var second: String
  var pieces: Int

  /// Sorted by the names.
  static func all(from evidence: [Evidence]) -> [Bond] {
    Dictionary(grouping: evidence) { [$0.first, $0.second].sorted() }
      .filter { $0.value.contains { $0.strength != .slight } || Set($0.value.map(Source.init)).count > 1 }
      .map { Bond(first: $0.key[0], second: $0.key[1], pieces: $0.value.count) }
      .sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// Evidence of one kind from one body counts once, however often the body repeats the test.
  private struct Source: Hashable {
    var kind: Evidence.Kind
    var path: String
    var body: String

    init(_ evidence: Evidence) {
      (kind, path, body) = (evidence.kind, evidence.location.path, evidence.body)
    }
  }
}

/// All evidence between two variables of which at least one is a flag.
func allEvidence(
  in writes: [VariableWrite], _ tests: [VariableTest], of variables: [StateVariable]
) -> [Evidence] {
  let flags = Set(variables.filter(\.isFlag).map(\.name))
  let initials = Dictionary(
    variables.map { ($0.name, $0.initial) }, uniquingKeysWith: { first, _ in first })
  return coWrites(writes, flags: flags, initials) + coTests(tests, flags: flags)
    + guardedWrites(writes, flags: flags) + commonSources(writes, flags: flags)
}

private func coWrites(
  _ writes: [VariableWrite], flags: Set<String>, _ initials: [String: WrittenLevel]
) -> [Evidence] {
  let byBody = Dictionary(grouping: writes.filter { !$0.isCopy }, by: \.bodyPlace)
  return byBody.values.flatMap { writes -> [Evidence] in
    let body = WrittenBody(writes: writes, flags: flags, initials: initials)
    // A body that sets every flag says nothing about which of them belong together.
    guard !isBulkReset(body.names, flags: flags) else { return [] }
    return pairs(of: body.names).compactMap { left, right in
      flags.contains(left) || flags.contains(right) ? body.coWrite(left, right) : nil
    }
  }
}

/// The writes of one body, as a source of evidence.
private struct WrittenBody {
  let names: [String]
  private let byName: [String: [VariableWrite]]
  private let initials: [String: WrittenLevel]
  private let isSmall: Bool
  /// Whether the body sets at most three flags, and the type has more.
  private let isChoice: Bool

  init(writes: [VariableWrite], flags: Set<String>, initials: [String: WrittenLevel]) {
    byName = Dictionary(grouping: writes.sorted { $0.location < $1.location }, by: \.variable)
      .mapValues(\.firstOfEachKind)
    names = byName.keys.sorted()
    self.initials = initials
    let set = Set(writes.filter { $0.level != .unknown }.map(\.variable)).intersection(flags)
    isSmall = set.count <= 3
    isChoice = set.count <= 3 && set.count < flags.count
  }

  /// The strongest evidence that the writes of the two variables give. nil if none.
  func coWrite(_ left: String, _ right: String) -> Evidence? {
    var best: Evidence?
    for first in byName[left] ?? [] {
      for second in byName[right] ?? [] where first.isTogether(with: second) {
        guard let strength = strength(first, second) else { continue }
        let piece = Evidence(
          kind: .writtenTogether, strength: strength, first: left, second: right,
          location: max(first.location, second.location), body: first.body)
        if strength == .telling { return piece }
        if best == nil || strength == .returning { best = piece }
      }
    }
    return best
  }

  /// nil where both values are passed through from elsewhere: no decision is made here.
  private func strength(
    _ first: VariableWrite, _ second: VariableWrite
  ) -> Evidence.Strength? {
    guard first.level != .unknown || second.level != .unknown else { return nil }
    let isOpposite = first.level.isOpposite(of: second.level)
    if first.isReturn(to: initials), second.isReturn(to: initials) {
      return isOpposite && isSmall ? .returning : .slight
    }
    let isPair =
      isChoice && first.isFlagWrite && second.isFlagWrite && first.level == second.level
      && first.guards == second.guards
    return isOpposite || isPair ? .telling : .slight
  }
}

extension [VariableWrite] {
  /// One write for each kind of evidence, since writes of one kind give the same evidence with every other
  /// write. Generated code sets one flag in a thousand branches. Bounded by `SearchLimits.evidenceKinds`,
  /// since the writes of two variables are compared pairwise.
  fileprivate var firstOfEachKind: [VariableWrite] {
    var known: Set<EvidenceKind> = []
    return Array(filter { known.insert(EvidenceKind($0)).inserted }.prefix(SearchLimits.evidenceKinds))
  }
}

/// The parts of a write that its evidence depends on.
private struct EvidenceKind: Hashable {
  var value: LoweredExpression
  var guards: [String]
  var closures: [Span]
  var choices: [VariableWrite.Choice]
  var sides: [VariableWrite.Choice]

  init(_ write: VariableWrite) {
    (value, guards, closures) = (write.value, write.guards, write.closures)
    (choices, sides) = (write.choices, write.sides)
  }
}

private func isBulkReset(_ names: [String], flags: Set<String>) -> Bool {
  let written = names.filter(flags.contains)
  return flags.count > 5 && written.count == flags.count
}

private func coTests(_ tests: [VariableTest], flags: Set<String>) -> [Evidence] {
  tests.flatMap { test in
    pairs(of: test.variables).compactMap { left, right in
      // Two optionals in one `if let` do not make a common state.
      let flagCount = [left, right].count(where: flags.contains)
      guard flagCount > (test.form == .chain ? 0 : 1) else { return nil }
      return Evidence(
        kind: test.form == .chain ? .askedInTurn : .testedTogether,
        strength: test.form == .other ? .slight : .telling,
        first: left, second: right, location: test.location, body: test.body)
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

/// Evidence from related values: `isOff = !isOn`, `isOwner = owns; isGuest = !owns`, and the branches of a
/// `switch` that each set a different flag.
private func commonSources(_ writes: [VariableWrite], flags: Set<String>) -> [Evidence] {
  let negated = writes.filter { flags.contains($0.variable) }.compactMap { write -> Evidence? in
    guard case .not(.variable(let other)) = write.value, other != write.variable, flags.contains(other)
    else { return nil }
    return Evidence(
      kind: .oneSource, strength: .telling, first: write.variable, second: other, location: write.location,
      body: write.body)
  }
  let byBody = Dictionary(grouping: writes.filter { flags.contains($0.variable) }, by: \.bodyPlace)
  return negated
    + byBody.values.flatMap { writes -> [Evidence] in
      let writes = writes.sorted { $0.location < $1.location }.prefix(SearchLimits.evidenceKinds)
      return writes.indices.flatMap { first in
        writes[(first + 1)...].compactMap { commonSource(writes[first], $0) }
      }
    }
}

private func commonSource(_ first: VariableWrite, _ second: VariableWrite) -> Evidence? {
  guard first.variable != second.variable else { return nil }
  func piece(_ kind: Evidence.Kind, _ strength: Evidence.Strength) -> Evidence {
    Evidence(
      kind: kind, strength: strength, first: first.variable, second: second.variable,
      location: max(first.location, second.location), body: first.body)
  }
  if first.isTogether(with: second) {
    let isShared = first.value.isDecided(byLocalsOf: second.value)
    return isShared ? piece(.oneSource, .telling) : nil
  }
  return first.isInOtherBranch(than: second) && first.level == .on && second.level == .on
    ? piece(.chosenApart, .slight) : nil
}

extension LoweredExpression {
  /// Whether both values read the same nonempty set of locals.
  fileprivate func isDecided(byLocalsOf other: LoweredExpression) -> Bool {
    let (locals, others) = (locals, other.locals)
    return !locals.isEmpty && locals == others
  }
}

private func pairs(of names: [String]) -> [(String, String)] {
  names.indices.flatMap { first in
    names[(first + 1)...].map { (names[first], $0) }
  }
}
