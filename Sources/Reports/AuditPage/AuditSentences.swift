import UntangleFindings
import UntangleScores
import UntangleSourceFiles
import UntangleStateSpaces

/// A sentence on the first screen; the lead has the number.
struct AuditSentence: Hashable, Sendable {
  var lead: String
  var rest: String
}

extension AuditReport {
  /// The most important statements about these sources, at most five.
  var sentences: [AuditSentence] {
    let all = [
      concentration, worstType, change, defaults, literalKeys, commonestRule, impossibleStates,
    ]
    let found = all.compactMap(\.self)
    return found.isEmpty
      ? [AuditSentence(lead: "Nothing is tangled here", rest: "as far as the sources show.")]
      : Array(found.prefix(5))
  }

  /// How few types have most of the points.
  private var concentration: AuditSentence? {
    let scored = rankedTypes.filter { ($0.score?.score ?? 0) > 0 }
    let total = AuditTotals(self).score
    guard total > 0, !scored.isEmpty else { return nil }
    var sum = 0.0
    let most = scored.prefix { type in
      defer { sum += type.score?.score ?? 0 }
      return sum < total * 0.8
    }
    let held = most.reduce(0) { $0 + ($1.score?.score ?? 0) }
    // Less than 80 % where much of the score is outside of types.
    let share = min(80, Int(held * 100 / total))
    var rest = "\(most.count == 1 ? "holds" : "hold") \(share) % of all \(points(total)) points"
    rest += "; \(counted(scored.count, "type")) \(scored.count == 1 ? "has" : "have") any"
    return AuditSentence(lead: counted(most.count, "type"), rest: rest + recentWords(of: Array(most)) + ".")
  }

  private func recentWords(of types: [AuditedType]) -> String {
    guard let counts = churn.counts, counts.isLongEnough else { return "" }
    let lately = CalendarDay(number: counts.days.upperBound.number - ChangeCounts.month)
    let recent = types.count { counts.types[$0.identity].map { $0.last >= lately } ?? false }
    let period = "in the 30 days to \(counts.days.upperBound.isoText)"
    if types.count == 1 { return recent == 0 ? "; it did not change \(period)" : "; it changed \(period)" }
    return "; \(recent == 0 ? "none" : grouped(recent)) of these \(grouped(types.count)) changed \(period)"
  }

  private var worstType: AuditSentence? {
    guard let type = rankedTypes.first, let score = type.score, score.score > 0 else { return nil }
    let reasons = type.reasons
    return AuditSentence(
      lead: type.identity.name.visible,
      rest: "has the highest score, \(points(score.score))" + (reasons.isEmpty ? "" : ": ")
        + reasons.prefix(2).joined(separator: ", and ") + ".")
  }

  /// Whether the score rises or falls since the first point with a score, and how far it is from its highest.
  private var change: AuditSentence? {
    guard let last = history.last, let first = history.first(where: { $0.score > 0 }),
      let top = history.max(by: { $0.score < $1.score }), history.count > 1
    else { return nil }
    guard first.day != last.day || first.commit != last.commit else { return nil }
    let percent = Int(((last.score - first.score) * 100 / first.score).rounded())
    let lead =
      percent == 0
      ? "The score is what it was on \(first.day.isoText)"
      : "The score \(percent > 0 ? "rose" : "fell") from \(points(first.score)) to \(points(last.score))"
    var rest = percent == 0 ? "" : "since \(first.day.isoText), "
    rest += "while \(growth(from: first, to: last)), so from \(points(first.figures.density)) to "
    rest += "\(points(last.figures.density)) points in 1,000 lines"
    if top.score * 0.95 > last.score, top.day != first.day {
      let percent = Int(((top.score - last.score) * 100 / top.score).rounded())
      rest +=
        "; it is \(percent) % below its highest, \(points(top.score)) on \(top.day.isoText)"
    }
    return AuditSentence(lead: lead, rest: rest + ".")
  }

  private func growth(from first: HistoryPoint, to last: HistoryPoint) -> String {
    let growth =
      first.lines > 0 ? Int((Double(last.lines - first.lines) * 100 / Double(first.lines)).rounded()) : 0
    if growth > 300 { return "the code grew from \(grouped(first.lines)) to \(counted(last.lines, "line"))" }
    return growth == 0
      ? "the code stayed as long" : "the code \(growth > 0 ? "grew" : "shrank") by \(abs(growth)) %"
  }

  private var defaults: AuditSentence? {
    let all = inventory.enumDefaults.filter { $0.subject == .enum }
    let entries = all.filter { $0.swallowed?.isEmpty == false }
    guard !entries.isEmpty else { return nil }
    let swallowed = entries.reduce(0) { $0 + ($1.swallowed?.count ?? 0) }
    let enums = Set(entries.compactMap(\.enumName)).count
    let share = entries.count == all.count ? "" : "of \(grouped(all.count)) "
    return AuditSentence(
      lead: counted(entries.count, "default branch", "default branches"),
      rest: share + "over \(counted(enums, "enum")) \(entries.count == 1 ? "swallows" : "swallow") "
        + "\(counted(swallowed, "case")): the compiler says nothing when a case is added there.")
  }

  private var literalKeys: AuditSentence? {
    let entries = inventory.stringKeys.filter { $0.form == .inline }
    guard !entries.isEmpty else { return nil }
    let distinct = Set(entries.map(\.literal)).count
    let all = shippedKeys.count
    return AuditSentence(
      lead: counted(distinct, "string key"),
      rest: (all > distinct ? "of \(grouped(all)) " : "")
        + "\(distinct == 1 ? "is" : "are") written as literals at "
        + "\(counted(entries.count, "place")): a typo in one of them compiles.")
  }

  private var commonestRule: AuditSentence? {
    guard let most = findings.tallied(by: \.rule).first else { return nil }
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count { $0.severity == .warning }
    let weights = "\(counted(errors, "error")) and \(counted(warnings, "warning"))"
    return AuditSentence(
      lead: counted(findings.count, "finding"),
      rest: "\(findings.count == 1 ? "is" : "are") left, \(weights) among them; most of all "
        + "\(most.name.rawValue) (\(grouped(most.count))).")
  }

  private var impossibleStates: AuditSentence? {
    let spaces = types.flatMap(\.groups).compactMap(\.space).filter(\.hasSurplus)
    guard !spaces.isEmpty else { return nil }
    return AuditSentence(
      lead: counted(spaces.count, "group") + " of variables",
      rest: "can represent more states than the code ever reaches.")
  }
}

extension StatesReport.Entry {
  var space: StateSpace? {
    if case .counted(let space) = count { space } else { nil }
  }
}

extension AuditedType {
  /// Reasons to start with this type, the strongest first; each is a phrase.
  var reasons: [String] {
    var reasons: [String] = []
    let surplus = groups.compactMap(\.space).filter(\.hasSurplus).max { $0.surplusBits < $1.surplusBits }
    if let space = surplus {
      let shown = space.representable == .max ? "very many" : grouped(space.representable)
      let verb = space.states.count == 1 ? "is" : "are"
      reasons.append(
        "only \(grouped(space.states.count)) of \(shown) combinations of "
          + "\(counted(space.variables.count, "variable")) \(verb) ever reached")
    }
    let parts = (score?.components ?? []).filter { $0.points > 0 }.sorted { $0.points > $1.points }
    if surplus == nil, parts.contains(where: { $0.kind == .surplusBits }) {
      reasons.append("some combinations of its variables are never reached")
    }
    let writers = Set(variables.flatMap { $0.writers.map(\.name) }).count
    if writers > 1 { reasons.append("\(grouped(writers)) functions write its state") }
    return reasons + parts.compactMap(\.reason)
  }
}

extension ScoreComponent {
  /// What these points are for; nil where another reason says it.
  fileprivate var reason: String? {
    let count = places.count
    return switch kind {
    case .surplusBits, .writers: nil
    case .combinedConditions:
      "\(counted(count, "condition")) \(count == 1 ? "combines" : "combine") its variables"
    case .openSetters: "other code can set \(grouped(count)) of its variables"
    case .swallowedCases:
      "\(counted(count, "default branch", "default branches")) \(count == 1 ? "swallows" : "swallow") cases of enums"
    case .inlineKeys: "string keys are written as literals at \(counted(count, "place"))"
    }
  }
}
