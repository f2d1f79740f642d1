import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

extension StateGroup {
  /// Whether all combinations are reached: several bodies write the flags, but no combination is known to be
  /// wrong.
  var isOpen: Bool { space.map { !$0.hasSurplus } ?? false }

  /// Whether so many combinations of four variables or more are reached that what ties a few of them makes them no one
  /// state.
  var isNearlyFull: Bool {
    guard let space, hasSurplus else { return false }
    return flagsHaveSurplus
      ? flags.areNearlyFree(reaching: reachedFlags ?? 0)
      : space.variables.areNearlyFree(reaching: space.states.count)
  }

  /// Whether the code treats the flags as one state although all combinations are reached: two conditions ask for
  /// several of them, or two bodies set one and clear another. Options that only others set are none, and seven flags or
  /// more are several things.
  var isAskedOrTornApart: Bool {
    guard flags.count < 7, writes.contains(where: { $0.moment != .outside }) else { return false }
    return tests.count > 1 || Set(evidence.filter { $0.strength == .telling }.map(\.body)).count > 1
  }

  /// The message of `tangled_state` about the group: with the number of reached combinations if some are
  /// never reached, and otherwise with the evidence.
  var tangleText: String {
    let names = quotedList(flags.map(\.name))
    if let reachedText {
      return "\(names) are one state in \(flags.count) flags: \(reachedText)\(surpriseText)"
    }
    let head = "\(names) could be one state in \(flags.count) flags: "
    let bodies = coWriters.count
    var parts = ["\(bodies) \(bodies == 1 ? "body writes" : "bodies write") several of them"]
    if !tests.isEmpty {
      parts.append("\(tests.count) \(tests.count == 1 ? "condition asks" : "conditions ask") for several")
    }
    let combinations = flags.representable
    let end =
      space == nil
      ? "they can be in \(combinations) combinations"
      : "an enum would say which of the \(combinations) combinations are meant"
    return head + parts.joined(separator: ", ") + "; " + end
  }

  /// The message about few variables with combinations that are never reached.
  ///
  /// Such as `'isBusy' and 'isIdle' are never both true: at most 3 of 4 combinations are reached`. The search may take a
  /// combination for reached that never is, and never the other way round.
  func provedText(of part: StatePart, in space: StateSpace) -> String {
    let names = part.variables.map { space.variables[$0].name }
    let sentences = part.variables.indices.lazy.flatMap { first in
      part.variables[(first + 1)...].lazy.compactMap { space.text(between: part.variables[first], $0) }
    }
    let count = "at most \(part.reached) of \(part.possible) combinations are reached"
    if names.count == 2, let sentence = sentences.first { return "\(sentence): \(count)" }
    let areFlags = part.variables.allSatisfy { space.variables[$0].isFlag }
    let head =
      "\(quotedList(names)) are one state in \(names.count) \(areFlags ? "flags" : "variables"): \(count)"
    return ([head] + sentences.prefix(2)).joined(separator: "; ")
  }

  /// Such as `at most 5 of 8 combinations are reached`. Counts the flags alone if they have surplus combinations.
  private var reachedText: String? {
    guard let space, hasSurplus else { return nil }
    if let reachedFlags, flagsHaveSurplus { return text(reachedFlags, of: flags.representable, with: []) }
    return text(
      space.states.count, of: space.representable,
      with: space.variables.filter { !$0.isFlag }.map(\.name))
  }

  /// Whether some combination of the flags alone is never reached.
  var flagsHaveSurplus: Bool { reachedFlags.map { $0 < flags.representable } ?? false }

  /// The number of reached combinations of the flags alone.
  private var reachedFlags: Int? {
    guard let space else { return nil }
    let places = space.variables.indices.filter { space.variables[$0].isFlag }
    return space.states.combinationCount(of: places)
  }

  private func text(_ reached: Int, of all: Int, with others: [String]) -> String {
    let with = others.isEmpty ? "" : " with \(quotedList(others))"
    return "at most \(reached) of \(all) combinations\(with) \(reached == 1 ? "is" : "are") reached"
  }

  /// A reached state that is surprising, with the operations that lead to it.
  private var surpriseText: String {
    guard let space, let state = surprisingState else { return "" }
    return "; \(space.way(to: state)) can lead to \(space.summary(of: state))"
  }

  var surprisingState: StateSpace.State? {
    space?.surprisingState(asked: tests.map { Set($0.variables) })
  }

  /// The premises, the relations that always hold, and the places of the evidence.
  var tangleNotes: [Note] {
    var seen: Set<Location> = []
    let telling = evidence.filter { seen.insert($0.location).inserted }
    return premiseNotes + invariantNotes
      + telling.prefix(noteLimit).map { Note(location: $0.location, message: $0.text) }
  }

  /// The premises that the numbers depend on.
  private var premiseNotes: [Note] {
    (space?.premises ?? []).map { applied in
      Note(location: variables[0].location, message: "assumed: \(applied.premise.sentence)")
    }
  }

  /// The relations, each at the variable that it is about.
  private var invariantNotes: [Note] {
    guard let space else { return [] }
    return space.relations.prefix(noteLimit).map { relation in
      Note(
        location: space.variables[relation.variable].location,
        message: "in all reached states: " + space.text(of: relation))
    }
  }
}

extension Evidence {
  var text: String {
    switch kind {
    case .writtenTogether: "'\(body)' writes '\(first)' and '\(second)'"
    case .testedTogether: "'\(body)' tests '\(first)' and '\(second)' in one condition"
    case .guardsWrite: "'\(first)' decides whether '\(body)' writes '\(second)'"
    case .askedInTurn: "'\(body)' asks for '\(first)', else for '\(second)'"
    case .oneSource: "'\(body)' sets '\(first)' and '\(second)' from one value"
    case .chosenApart: "'\(body)' sets '\(first)' in one case, '\(second)' in another"
    }
  }
}

/// The maximum number of notes; more do not help the reader.
private let noteLimit = 6

extension TangledState {
  func data(about group: StateGroup) -> [DataField] {
    [
      DataField("confidence", .text(group.hasSurplus ? "proved" : "evidenced")),
      DataField("variables", .list(group.variables.map { .text($0.name) })),
      DataField("flags", .list(group.flags.map { .text($0.name) })),
      DataField("representable", .integer(group.variables.representable)),
      DataField(
        "reached", group.space.map { .integer($0.states.count) } ?? .absent),
      DataField(
        "surprise",
        group.surprisingState.map { .list($0.witness.map { .text($0.text) }) } ?? .absent),
      DataField("coWritingBodies", .integer(group.coWriters.count)),
      DataField("combinedConditions", .integer(group.tests.count)),
      DataField("shape", group.space.map { .text($0.shape.word) } ?? .absent),
    ]
  }
}

extension StateShape {
  /// The kind of rewrite that `suggest` would propose: `enum`, `nested`, `derived` or `leave`.
  var word: String {
    switch self {
    case .enumeration: "enum"
    case .optional: "nested"
    case .derived, .combined, .shown: "derived"
    case .constant(let places): places.isEmpty ? "leave" : "derived"
    case .handle, .independent, .large: "leave"
    }
  }
}

extension [StateVariable] {
  /// Whether four variables or more reach so many combinations of them: more than three in four if all are flags, and more
  /// than three in five otherwise.
  func areNearlyFree(reaching reached: Int) -> Bool {
    guard count > 3 else { return false }
    return reached > (allSatisfy(\.isFlag) ? representable / 4 * 3 : representable / 5 * 3)
  }
}
