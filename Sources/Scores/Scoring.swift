import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles
package import UntangleStateSpaces

/// The constants of the score formula, in points. No other file has any.
package enum ScoreFormula {
  /// Per bit of a group's space that its reached states do not need.
  package static let surplusBit = 4.0
  /// Per body that writes a variable of a group, times the group's surplus bits up to `writerBitCap`.
  package static let writer = 0.5
  /// Added for a body that writes in a closure or after an `await`.
  package static let lateWriter = 0.25
  /// Above this number of surplus bits the points of a writer do not grow.
  package static let writerBitCap = 3.0
  /// Past these variables a state that the code shows without a proof counts no further.
  package static let seenVariableCap = 6
  /// For each condition over two or more variables of a group.
  package static let combinedCondition = 1.0
  /// Per variable of a group that other code sets.
  package static let openSetter = 0.5
  /// Per case that a `default:` takes, up to `swallowedCap` for one `default:`.
  package static let swallowedCase = 0.1
  package static let swallowedCap = 1.0
  /// Per inline key.
  package static let inlineKey = 0.1
  /// The cap for all inline keys of one type, and for all cases that its defaults take: neither is tangled
  /// state.
  package static let sideCap = 1.0
}

/// The inputs of the score.
package struct ScoredFacts {
  package var states: [TypeState]
  package var switches: [ResolvedSwitch]
  package var keys: [ProjectKey]

  package init(states: [TypeState], switches: [ResolvedSwitch], keys: [ProjectKey]) {
    self.states = states
    self.switches = switches
    self.keys = keys
  }
}

/// Scores every type and file. Generated code and tests get no points.
package func scores(of facts: ScoredFacts) -> ScoreSheet {
  let owners = Owners(facts.states)
  // Indices instead of values: the states of a type are large, and a filter copies them.
  let written = facts.states.indices.filter { facts.states[$0].type.origin == .handwritten }
  var points = written.flatMap { statePoints(facts.states[$0]) }
  points += capped(
    facts.switches.filter { $0.origin == .handwritten }.compactMap { switchPoint($0, owners) })
  points += capped(
    facts.keys.filter { $0.form == .inline }.map {
      Point(
        kind: .inlineKeys, amount: ScoreFormula.inlineKey, place: $0.location,
        owner: owners.owner(named: $0.enclosingType, in: $0.location.path))
    })
  return ScoreSheet(files: fileScores(points), types: typeScores(points))
}

/// One contribution to a score.
struct Point {
  var kind: ScoreComponentKind
  var amount: Double
  var place: Location
  /// nil at file scope.
  var owner: ScoredType?
  /// The variable or body at the place; nil where neither is known.
  var member: String?
}

/// Identifies a type. The location is part of it: two files may declare one name.
struct ScoredType: Hashable {
  var name: String
  var location: Location
}

/// Resolves a type name as seen from a file: a type with a declaration in that file wins.
private struct Owners {
  private let states: [TypeState]
  private var candidates: [String: [Int]] = [:]

  init(_ states: [TypeState]) {
    self.states = states
    for index in states.indices { candidates[states[index].type.name, default: []].append(index) }
  }

  func owner(named name: String?, in path: String) -> ScoredType? {
    guard let name, let places = candidates[name] else { return nil }
    let here = places.first { states[$0].type.declarations.contains { $0.path == path } }
    return (here ?? places.first).map { states[$0].type.scored }
  }
}

extension ProjectType {
  fileprivate var scored: ScoredType { ScoredType(name: name, location: location) }

  /// nil for the synthetic type of a file's own variables.
  fileprivate var owner: ScoredType? { extent == .type ? scored : nil }
}

/// Scales the points of each type, or of each file outside of types, down to the cap.
private func capped(_ points: [Point]) -> [Point] {
  Dictionary(grouping: points) { $0.owner?.name ?? $0.place.path }.values.flatMap { own -> [Point] in
    let sum = own.sorted { $0.place < $1.place }.reduce(0) { $0 + $1.amount }
    guard sum > ScoreFormula.sideCap else { return own }
    return own.map { point in
      var smaller = point
      smaller.amount *= ScoreFormula.sideCap / sum
      return smaller
    }
  }
}

private func switchPoint(_ resolved: ResolvedSwitch, _ owners: Owners) -> Point? {
  guard resolved.fact.form != .unknownDefault, resolved.fact.isOpen,
    let swallowed = resolved.swallowed, !swallowed.isEmpty, !resolved.asksForPresence
  else { return nil }
  let amount = Double(swallowed.count) * ScoreFormula.swallowedCase
  return Point(
    kind: .swallowedCases, amount: min(amount, ScoreFormula.swallowedCap),
    place: resolved.location,
    owner: owners.owner(named: resolved.fact.enclosingType, in: resolved.location.path),
    member: resolved.fact.enclosingFunction)
}

private func statePoints(_ state: TypeState) -> [Point] {
  (state.groups + state.looseGroups).flatMap { group in
    surplusPoints(group, state.type.owner) + writerPoints(group, state.type.owner)
      + (group.writes.isEmpty ? [] : group.tests).map {
        Point(
          kind: .combinedConditions, amount: ScoreFormula.combinedCondition, place: $0.location,
          owner: state.type.owner, member: $0.body)
      } + setterPoints(group, state.type.owner)
  } + state.sideBySide.flatMap { seenPoints($0, state.type.owner) }
}

/// What stands side by side is taken for one machine with one state more than it has variables.
private func seenPoints(_ seen: SideBySide, _ owner: ScoredType?) -> [Point] {
  let count = Double(min(seen.variables.count, ScoreFormula.seenVariableCap))
  let share = (count - logarithm(count + 1)) * ScoreFormula.surplusBit / Double(seen.variables.count)
  return seen.variables.map {
    Point(kind: .surplusBits, amount: share, place: $0.location, owner: owner, member: $0.name)
  }
}

/// Splits the points among the group's variables, so that each file gets the points of its own.
private func surplusPoints(_ group: StateGroup, _ owner: ScoredType?) -> [Point] {
  // An enum of twenty cases is no more to get wrong beside a flag than another flag.
  let bits = min(group.surplusBits, Double(group.variables.count - 1))
  let share = bits * ScoreFormula.surplusBit / Double(group.variables.count)
  return group.variables.map {
    Point(kind: .surplusBits, amount: share, place: $0.location, owner: owner, member: $0.name)
  }
}

private func writerPoints(_ group: StateGroup, _ owner: ScoredType?) -> [Point] {
  let byBody = Dictionary(grouping: group.writes) { $0.bodyPlace }
  let weight = min(group.surplusBits, ScoreFormula.writerBitCap)
  return byBody.values.compactMap { writes in
    guard let first = writes.min(by: { $0.location < $1.location }) else { return nil }
    let isLate = writes.contains { $0.moment == .inClosure || $0.moment == .afterSuspension }
    let amount = ScoreFormula.writer + (isLate ? ScoreFormula.lateWriter : 0)
    // Twenty writers of two flags are a busy pair. Twenty writers of five flags are a tangle.
    return Point(
      kind: .writers, amount: amount * weight, place: first.location, owner: owner, member: first.body)
  }
}

private func setterPoints(_ group: StateGroup, _ owner: ScoredType?) -> [Point] {
  let setOutside = Set(group.writes.filter { $0.moment == .outside }.map(\.variable))
  return group.variables.filter { setOutside.contains($0.name) }.map {
    Point(
      kind: .openSetters, amount: ScoreFormula.openSetter, place: $0.location, owner: owner, member: $0.name)
  }
}

private func fileScores(_ points: [Point]) -> [FileScore] {
  Dictionary(grouping: points, by: \.place.path)
    .map { FileScore(path: $0.key, components: components($0.value)) }
    .sorted { $0.path < $1.path }
}

private func typeScores(_ points: [Point]) -> [TypeScore] {
  Dictionary(grouping: points, by: \.owner)
    .compactMap { owner, points in
      owner.map {
        TypeScore(
          type: $0.name, location: $0.location, components: components(points),
          pointsByPath: Dictionary(grouping: points, by: \.place.path).mapValues { own in
            components(own).reduce(0) { $0 + $1.points }
          })
      }
    }
    .sorted { ($0.location, $0.type) < ($1.location, $1.type) }
}

private func components(_ points: [Point]) -> [ScoreComponent] {
  ScoreComponentKind.allCases.map { kind in
    let own = points.filter { $0.kind == kind }
    // The order of the sum is fixed, because floating-point addition is not associative.
    let places = own.sorted { $0.place < $1.place }
    return ScoreComponent(
      kind: kind, points: places.reduce(0) { $0 + $1.amount },
      places: Array(Set(places.map(\.place))).sorted(),
      members: Dictionary(
        places.compactMap { point in point.member.map { (point.place, $0) } },
        uniquingKeysWith: { first, _ in first }))
  }
}
