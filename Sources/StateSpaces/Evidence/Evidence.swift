import UntangleFacts
import UntangleProjectModel
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
    /// `if … else if …` asks for one, else for the other.
    case askedInTurn
    /// `isOff = !isOn`, or one local decides on both: the values come from one source.
    case oneSource
    /// Different branches of one `switch` set them.
    case chosenApart
  }

  /// How much a piece says alone.
  package enum Strength: Hashable, Sendable {
    /// One goes on while the other goes off; or a body that could set many sets these few, or has a
    /// name for either of them.
    case telling
    /// A small reset to the declared values, one of which is `true`: they belong together, but nothing
    /// moves between states.
    case returning
    /// A wide reset, a shared condition, a guard: says something when there is more of it.
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
      .filter { $0.value.contains { $0.strength != .slight } || Set($0.value.map(Source.init)).count > 1 }
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
    // A body that sets everything there is says nothing about what belongs together.
    guard !isBulkReset(body.names, flags: flags) else { return [] }
    return pairs(of: body.names).compactMap { left, right in
      flags.contains(left) || flags.contains(right) ? body.coWrite(left, right) : nil
    }
  }
}

/// The writes of one body, as evidence of what belongs together.
private struct WrittenBody {
  let names: [String]
  private let byName: [String: [VariableWrite]]
  private let initials: [String: WrittenLevel]
  private let isSmall: Bool
  /// Sets two or three flags of a type that has more.
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

  /// The strongest piece that the writes of two variables make.
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

  /// nil for two values that are only handed on, each its own: no decision.
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
  /// Of those that make the same piece of evidence with every other write the first: generated code sets one
  /// flag in a thousand branches. Of more kinds than anybody writes by hand the first ones, as those of two
  /// variables are compared each with each.
  fileprivate var firstOfEachKind: [VariableWrite] {
    var known: Set<EvidenceKind> = []
    return Array(filter { known.insert(EvidenceKind($0)).inserted }.prefix(SearchLimits.evidenceKinds))
  }
}

/// All that evidence asks of a write of one variable.
private struct EvidenceKind: Hashable {
  var value: LoweredExpression
  var guards: [String]
  var closures: [Span]
  var choices: [VariableWrite.Choice]

  init(_ write: VariableWrite) {
    (value, guards, closures, choices) = (write.value, write.guards, write.closures, write.choices)
  }
}

private func isBulkReset(_ names: [String], flags: Set<String>) -> Bool {
  let written = names.filter(flags.contains)
  return flags.count > 5 && written.count == flags.count
}

private func coTests(_ tests: [VariableTest], flags: Set<String>) -> [Evidence] {
  tests.flatMap { test in
    pairs(of: test.variables).compactMap { left, right in
      // Two optionals in one `if let` are no state of their own.
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

/// Values that say something of each other: `isOff = !isOn`, `isOwner = owns; isGuest = !owns`, and the branches of a
/// `switch` that each set a flag of their own.
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
  let isChoice = first.choices.contains { choice in
    second.choices.contains { $0.place == choice.place && $0.branch != choice.branch }
  }
  return isChoice && first.level == .on && second.level == .on ? piece(.chosenApart, .slight) : nil
}

extension LoweredExpression {
  /// Whether two values are made of the same locals, and not each of its own.
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
