import UntangleFindings
import UntangleProjectModel
package import UntangleReports
package import UntangleRewrites
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

extension Analysis {
  /// Replacements for variables that form one state; nil means all types with surplus states.
  package func suggestionReport(
    forTypesNamed name: String?, naming names: ChosenNames = ChosenNames()
  ) throws(TypeChoiceError) -> SuggestionReport {
    let attempts = try suggestions(forTypesNamed: name, naming: names)
    let questions = try QuestionTaking(self).groups(ofTypesNamed: name)
    let presented = try presentedItems(ofTypesNamed: name)
    let applied = try appliedStates(ofTypesNamed: name, in: self, naming: names).filter {
      !$0.declaration.isEmpty
    }
    let entries = attempts.map { attempt in
      var entry = entry(of: attempt)
      let asked = questions.first { $0.isAbout(entry) } ?? questions.first { $0.isWhole(for: entry) }
      // A flag that is told to become two cases is asked about no more.
      let told = Set(attempt.values.filter { $0.kind == .outcome }.map(\.name))
      entry.questions = (asked?.stateQuestions ?? []).filter { told.isDisjoint(with: $0.variables) }
      return entry
    }
    let shown = Set(presented.flatMap { item in item.flags.map { "\(item.type).\($0)" } })
    var telling = entries.filter { entry in
      // Skips entries without content, and entries for flags that a presented item already covers.
      presented.isEmpty && applied.isEmpty
        || !entry.hasNoContent && !entry.variables.contains { shown.contains("\(entry.type).\($0)") }
    }
    let products = questions.filter { $0.extent == .divided }.compactMap { whole -> SuggestionReport.Entry? in
      let parts = telling.filter(whole.holds)
      telling.removeAll(where: whole.holds)
      guard !parts.isEmpty || !whole.questions.isEmpty else { return nil }
      return product(whole, of: parts)
    }
    let asking = questions.filter { asked in
      asked.extent != .divided && (!asked.questions.isEmpty || name != nil && asked.extent == .sideBySide)
        && !entries.contains { asked.isAbout($0) || asked.isWhole(for: $0) }
    }
    let other = telling + products + presented.map(entry) + applied.map(entry)
    let cleared = try ClearTaking(self, beside: other, attempts, naming: names).entries(forTypesNamed: name)
    let report = SuggestionReport(
      entries: (other + asking.map(entry)).completed(by: cleared).sorted { $0.location < $1.location })
    return ConfirmedTaking(self, beside: attempts, naming: names).completed(report, by: questions)
  }
}

extension Analysis {
  /// The first of a few types with a warning about one state for which `suggest` writes something. Nothing is
  /// proved for that: a proof analyses the whole project again, and what it refuses is shown all the same.
  var answeredType: String? {
    var tried: Set<String> = []
    for finding in outcome.findings where finding.rule == "tangled_state" && finding.severity > .note {
      guard tried.count < Self.mostTried, let type = finding.type, tried.insert(type).inserted,
        let places = try? types(named: type).map(\.location)
      else { continue }
      if unprovedSuggestions(ofTypesAt: Set(places)).contains(where: { !$0.isLeft }) { return type }
      if let items = try? presentedItems(ofTypesNamed: type), items.contains(where: { $0.existing == nil }) {
        return type
      }
    }
    return nil
  }

  private static var mostTried: Int { 3 }
}

/// An entry for a group whose parts depend only on themselves, with the suggestion for each part.
private func product(_ whole: AskedGroup, of parts: [SuggestionReport.Entry]) -> SuggestionReport.Entry {
  var result = entry(of: whole)
  result.parts = parts.filter { !$0.isLeft }
  if !result.parts.isEmpty {
    result.answer = .product
  } else if let part = parts.first {
    result.answer = part.answer
  }
  return result
}

extension StateQuestion {
  /// `space` is that of the variables that the invariant is about, and of those that were searched with them.
  init(_ invariant: LikelyInvariant, among space: StateSpace) {
    self.init(
      form: invariant.premise.form, variables: invariant.premise.variables.sorted(),
      premise: invariant.premise.text, sentence: invariant.premise.sentence, keepers: invariant.keepers,
      breakers: invariant.breakers, stateCount: invariant.stateCount,
      reachedCount: space.states.count)
  }
}

private func entry(of asked: AskedGroup) -> SuggestionReport.Entry {
  var entry = SuggestionReport.Entry(
    type: asked.type, location: asked.location,
    answer: .leave(reason: asked.reasonToLeave),
    variables: asked.space.variables.map(\.name))
  entry.reached = asked.space.states.count
  entry.representable = asked.space.representable
  entry.questions = asked.stateQuestions
  return entry
}

extension Analysis {
  /// The suggestions for some types, without proofs.
  func unprovedEntries(ofTypesAt places: Set<Location>) -> [SuggestionReport.Entry] {
    unprovedSuggestions(ofTypesAt: places).map(entry)
  }

  /// The flags of a type as an option set, for users who know that the flags are independent.
  package func flagSetReport(forTypeNamed name: String) throws(TypeChoiceError) -> SuggestionReport {
    let counter = StateCounter(project.project, outcome.search)
    let entries = try types(named: name).map { type -> SuggestionReport.Entry in
      let flags = project.project.stateVariables(of: type).filter {
        $0.domain == .boolean && $0.ownership == .own
      }
      guard let set = flagSet(of: flags) else {
        return SuggestionReport.Entry(
          type: type.name, location: type.location, answer: .leave(reason: "it has no two flags"),
          variables: [])
      }
      var entry = SuggestionReport.Entry(
        type: type.name, location: type.location, answer: .optionSet, variables: flags.map(\.name))
      if case .counted(let space) = counter.count(flags, of: type) {
        entry.reached = space.states.count
        entry.representable = space.representable
      }
      entry.declaration = set.declaration
      entry.shims = set.shims
      return entry
    }
    return SuggestionReport(entries: entries)
  }
}

extension [SuggestionReport.Entry] {
  /// With entries that say more of the same variables, which take the questions over. An entry with an enum keeps it, and
  /// says what the clears would make of it: then no variable of that stands outside.
  fileprivate func completed(by cleared: [ClearedEntry]) -> [SuggestionReport.Entry] {
    let own = cleared.map(\.entry).filter { entry in !contains(where: entry.completes) }
    let kept = filter { entry in !own.contains { $0.replaces(entry) } }.map { entry in
      guard let more = cleared.first(where: { $0.entry.completes(entry) }) else { return entry }
      if more.surpasses(entry) { return more.answering(entry) }
      var entry = entry
      entry.cleared = more.entry.cleared
      if entry.fits.contains(where: { more.places.contains($0.location) }) { entry.fuller = [] }
      entry.fits.removeAll { more.places.contains($0.location) }
      return entry
    }
    return kept
      + own.map { entry in
        var entry = entry
        entry.questions = first { entry.replaces($0) && $0.variables == entry.variables }?.questions ?? []
        return entry
      }
  }
}

extension SuggestionReport.Entry {
  /// Whether there is no suggestion.
  var isLeft: Bool { if case .leave = answer { true } else { false } }

  /// Whether this entry says more of the variables of another one, which has no suggestion. All stored variables of a
  /// type are in one file, and types of one name are in several.
  fileprivate func replaces(_ other: Self) -> Bool {
    type == other.type && location.path == other.location.path && other.isLeft
      && !other.variables.isEmpty && Set(variables).isSuperset(of: other.variables)
      && (other.questions.isEmpty || variables == other.variables)
  }

  /// Whether this entry has clears for all variables of another one, which has an enum.
  fileprivate func completes(_ other: Self) -> Bool {
    type == other.type && location.path == other.location.path && !other.isLeft && other.variables.count > 1
      && Set(variables).isSuperset(of: other.variables)
  }

  fileprivate var hasNoContent: Bool { variables.isEmpty && cases.isEmpty }
}

extension SuggestionReport.Change {
  fileprivate init(_ lines: RewrittenLines) {
    self.init(location: lines.location, old: lines.old, new: lines.new)
  }

  fileprivate init(_ step: StateRewrite.Step) {
    self.init(location: step.location, old: step.old, new: step.new)
  }
}

extension SuggestionReport.Remainder {
  fileprivate init(_ value: CaseValue, reason: String) { self.init(location: value.location, reason: reason) }

  fileprivate init(_ item: ItemBeside) {
    let words = item.kind == .optional ? "a case with a value" : "a case, too"
    self.init(
      location: item.location, reason: "'\(item.name)' is presented on the same view: it could be \(words)")
  }

  init(_ refusal: Refusal) { self.init(location: refusal.location, reason: refusal.reason) }
}

private func entry(of item: PresentedItem) -> SuggestionReport.Entry {
  var entry = SuggestionReport.Entry(
    type: item.type, location: item.location,
    answer: item.existing.map { .leave(reason: $0.advice) } ?? .presentedItem,
    variables: item.flags + item.carried)
  entry.declaration = item.declaration
  entry.writes = item.changes.map(SuggestionReport.Change.init)
  entry.remainders = (item.remainders + item.unset).map(SuggestionReport.Remainder.init)
  let values = item.values.map { SuggestionReport.Remainder($0, reason: $0.reason("where it presents")) }
  entry.fits = (values + item.items.map(SuggestionReport.Remainder.init)).sorted { $0.location < $1.location }
  return entry
}

private func entry(of states: AppliedStates) -> SuggestionReport.Entry {
  var entry = SuggestionReport.Entry(
    type: states.type, location: states.location, answer: .appliedStates, variables: states.receivers)
  if !states.files.isEmpty, states.assumptions.isEmpty { entry.execution = .proved }
  entry.declaration = states.declaration
  entry.writes = states.changes.map(SuggestionReport.Change.init)
  entry.remainders = states.remainders.map(SuggestionReport.Remainder.init)
  entry.assumptions = states.assumptions
  return entry
}

func entry(of attempt: RewriteAttempt) -> SuggestionReport.Entry {
  var entry = SuggestionReport.Entry(
    type: attempt.type, location: attempt.location, answer: answer(of: attempt),
    variables: (attempt.space?.variables ?? attempt.superfluous).map(\.name))
  entry.reached = attempt.space?.states.count
  entry.representable = attempt.space?.representable
  entry.assumptions = attempt.space?.premises.map(\.premise.text) ?? []
  entry.execution = attempt.isProved ? .proved : .byHand
  entry.fits = attempt.values.map { value in
    let isMember = if case .optional = attempt.outcome { true } else { false }
    return SuggestionReport.Remainder(
      value, reason: isMember ? value.reasonAsMember : value.reason("for"))
  }
  entry.fits += attempt.loaded.map { SuggestionReport.Remainder(location: $0.location, reason: $0.reason) }
  switch attempt.outcome {
  case .derived(let flags, _, let refusals):
    entry.shims = flags.map(\.declaration).filter { !$0.isEmpty }
    entry.remainders = (flags.flatMap(remainders) + refusals.map(SuggestionReport.Remainder.init))
      .sorted { $0.location < $1.location }
  case .computed(let flags, _, let rewrite):
    entry.shims = flags.map(\.declaration)
    entry.writes = rewrite.steps.map(SuggestionReport.Change.init)
  case .optional(let value):
    entry.declaration = value.declaration
    entry.shims = value.shims
    entry.remainders = value.remainders.map(SuggestionReport.Remainder.init)
  case .refused(let refusals):
    entry.remainders = refusals.map(SuggestionReport.Remainder.init)
    fillEnum(of: attempt, in: &entry)
  case .proved, .unproved, .left: fillEnum(of: attempt, in: &entry)
  }
  entry.remainders += attempt.unused.map(SuggestionReport.Remainder.init)
  return entry
}

/// Fills in the enum of an attempt, if one was worked out.
private func fillEnum(of attempt: RewriteAttempt, in entry: inout SuggestionReport.Entry) {
  guard let rewrite = attempt.rewrite, let space = attempt.space else { return }
  // The case of the declaration comes first, wherever its state stands in the table.
  entry.cases = rewrite.states.cases.compactMap { state in
    space.states.first { $0.values == state.values }.map { reached in
      SuggestionReport.Case(
        name: state.name, values: space.terms(of: reached), witness: reached.witness.map(\.text))
    }
  }
  entry.declaration = rewrite.answeringDeclaration
  entry.fuller = attempt.fuller
  entry.shims = rewrite.shims
  entry.writes = rewrite.steps.map(SuggestionReport.Change.init)
  entry.reads = rewrite.reads.map {
    SuggestionReport.Change(location: $0.location, old: [$0.old], new: [$0.new])
  }
}

private func answer(of attempt: RewriteAttempt) -> SuggestionReport.Answer {
  switch attempt.outcome {
  case .left(let reason): .leave(reason: reason)
  case .derived(_, let reason, _), .computed(_, let reason, _): .derived(reason: reason)
  case .optional: .optionalValue
  case .proved, .unproved, .refused: attempt.rewrite?.states.hasPayload == true ? .payloads : .enumeration
  }
}

extension ComputedFlag {
  /// What becomes of `$isShown`.
  fileprivate var projectionText: String {
    let value = cleared ?? ""
    let item = "'isPresented:' becomes 'item: $\(value)' and '\(name)' goes"
    if isItem { return "\(item): the closure gets the value" }
    guard isBound else { return "'$\(name)' becomes '$\(value).map { $0 != nil }'" }
    let other =
      switch presenter {
      case .cover: ", or \(item), if the value is Identifiable"
      case .destination: ", or \(item), from iOS 17 on and if the value is Hashable"
      case .dialog: ", with 'presenting: \(value)': its closures keep the value while it closes"
      case .alert:
        ", with 'presenting: \(value)' if it has a title: its closures keep the value while it closes"
      case nil: ""
      }
    return "'$\(name)' becomes 'Binding { \(name) } set: { \(name) = $0 }'\(other)"
  }
}

private func remainders(of flag: ComputedFlag) -> [SuggestionReport.Remainder] {
  let first = flag.cleared.map { "'\($0)' is nil as soon as it is closed: look at what reads it afterwards" }
  let reason = first ?? "within a body it may differ for a moment: look at what reads it between two writes"
  let moments = flag.moments.map { _ in flag.differences.map(SuggestionReport.Remainder.init) }
  let write = flag.cleared.map { "the write goes, or clears '\($0)'" } ?? "the write goes"
  return (moments ?? [SuggestionReport.Remainder(location: flag.location, reason: reason)])
    + flag.projections.map {
      SuggestionReport.Remainder(location: $0, reason: flag.projectionText)
    }
    + flag.writes.map {
      SuggestionReport.Remainder(location: $0, reason: "'\(flag.name)' is set here: \(write)")
    }
}
