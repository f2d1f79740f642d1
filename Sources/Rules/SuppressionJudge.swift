import UntangleFacts
import UntangleFindings
import UntangleSourceFiles

/// Finds mistakes in the comments of a file, after all its findings were matched.
struct SuppressionJudge {
  struct Mistake {
    var message: String
    var fix: Fix?
    var data: [DataField] = []
  }

  private static let knownNames = allSchemas.map(\.id.rawValue) + ["all"]

  private let file: FileSuppressions
  private let view: SuppressionTerms.View
  private let setting: (RuleSchema) -> RuleSetting

  /// `setting` returns the setting of a rule at the path of the file.
  init(file: FileSuppressions, view: SuppressionTerms.View, setting: @escaping (RuleSchema) -> RuleSetting) {
    self.file = file
    self.view = view
    self.setting = setting
  }

  /// The first mistake in the comment; nil if there is none.
  func mistake(in comment: FileSuppressions.Comment) -> Mistake? {
    let fact = comment.fact
    if fact.speaksOfEnum { return enumFlaw(in: fact).map { Mistake(message: $0) } }
    if let flaw = flaw(in: fact) { return Mistake(message: flaw) }
    if case .unmatchedEnable(let rules) = comment.effect {
      return Mistake(
        message: "'untangle:enable \(rules.joined(separator: " "))' ends nothing; remove it",
        fix: fix(dropping: rules))
    }
    if fact.reach == .regionEnd { return nil }
    let dead = deadNames(in: comment)
    if !dead.isEmpty, dead.count == fact.rules.count { return deadMistake(dead, in: comment) }
    if fact.reason == nil {
      return Mistake(
        message: "no reason is given for suppressing '\(fact.rules.joined(separator: " "))'; "
          + "write it after ' - '")
    }
    if case .repetition(let rules, let line) = comment.effect {
      return Mistake(
        message:
          "'\(rules.joined(separator: " "))' is disabled from line \(line) on already; remove the comment",
        fix: fix(dropping: rules))
    }
    return dead.isEmpty ? nil : deadMistake(dead, in: comment)
  }

  /// A syntax mistake that changes the meaning of the comment or makes it void.
  private func flaw(in fact: Suppression) -> String? {
    if case .unknown(let word) = fact.reach {
      let known = [
        "disable:next", "disable:this", "disable:previous", "disable", "enable", "enforce", "ignore",
      ]
      return "unknown directive 'untangle:\(word)'\(suggestion(for: word, in: known))"
    }
    if fact.rules.isEmpty { return "no rule is named; name the rules, or 'all'" }
    if let unknown = fact.rules.first(where: { !Self.knownNames.contains($0) }) {
      return "unknown rule '\(unknown)'\(suggestion(for: unknown, in: Self.knownNames + ["until:"]))"
    }
    guard let until = fact.until else { return fact.reason.flatMap(misplacedEnd) }
    if fact.reach == .regionEnd {
      return "'untangle:enable' takes no 'until:'; write it where the rule is disabled"
    }
    if until.day == nil {
      return
        "'until: \(until.text)' is no date; write a month or a day, as 'until: 2027-03' or 'until: 2027-03-15'"
    }
    return nil
  }

  /// A date in the reason, where it ends nothing.
  private func misplacedEnd(in reason: String) -> String? {
    let words = reason.split(separator: " ")
    guard let place = words.lastIndex(of: "until:"), place + 1 < words.endIndex,
      SuppressionEnd(String(words[place + 1])).day != nil
    else { return nil }
    return "'until: \(words[place + 1])' stands in the reason, where it ends nothing; write it before ' - '"
  }

  /// The same of a comment about all switches over an enum.
  private func enumFlaw(in fact: Suppression) -> String? {
    let directive = fact.reach == .ignore ? "ignore" : "enforce exhaustive"
    guard fact.rules == (fact.reach == .ignore ? [] : ["exhaustive"]) else {
      return "'untangle:\(fact.reach == .ignore ? "ignore" : "enforce")' says something else; write "
        + "'untangle:\(directive)'"
    }
    if fact.until != nil { return "'untangle:\(directive)' takes no 'until:'" }
    return fact.lastLineBehind == nil
      ? "'untangle:\(directive)' stands above no enum; move it to the line above its declaration" : nil
  }

  /// The names for which nothing was found, of rules that ran.
  private func deadNames(in comment: FileSuppressions.Comment) -> [String] {
    comment.fact.rules.filter { !comment.usedNames.contains($0) && isJudged($0) }
  }

  private func isJudged(_ name: String) -> Bool {
    allRules.allSatisfy { rule in
      name != "all" && name != rule.schema.id.rawValue || setting(rule.schema) != .off
    }
  }

  private func deadMistake(_ names: [String], in comment: FileSuppressions.Comment) -> Mistake {
    if let missed = missed(names, by: comment) { return Mistake(message: missed) }
    let rest = names.count == comment.fact.rules.count ? "comment" : names.count == 1 ? "name" : "names"
    return Mistake(
      message: "nothing is suppressed here by '\(names.joined(separator: " "))'; remove the \(rest)",
      fix: view == .whole ? fix(dropping: names) : nil,
      data: file.origin == .generated ? [] : [DataField("unused", .list(names.map(DataValue.text)))])
  }

  /// The place of the findings that a `disable:next` comment was probably meant for, in words; nil if there
  /// are none.
  private func missed(_ names: [String], by comment: FileSuppressions.Comment) -> String? {
    for name in names {
      let lines = file.linesMissed(by: comment, naming: name)
      guard let first = lines.first else { continue }
      let rule = name == "all" ? "" : " of \(name)"
      let place =
        lines.count == 1
        ? "the finding\(rule) is on line \(first)"
        : "the first of \(lines.count) findings\(rule) is on line \(first)"
      return
        "nothing is suppressed here by '\(name)': the comment covers line \(comment.line) only, and \(place); "
        + "put it above that line, or write 'untangle:disable \(name)' before and 'untangle:enable \(name)' after"
    }
    return nil
  }

  private func fix(dropping rules: [String]) -> Fix? {
    file.origin == .generated ? nil : Fix(safety: .safe, change: .dropRules(rules))
  }
}
