import UntangleFacts
import UntangleFindings
import UntangleSourceFiles

/// Matches findings with the comments that allow them, and remembers which comments were of use.
struct SuppressionCheck {
  static let schema = RuleSchema(id: "suppression", defaultSetting: .on(.warning))

  static let page = RulePage(
    id: schema.id, severityText: schema.defaultSetting.text,
    summary: "A comment that suppresses a rule must name it, say why, and have an effect.",
    why: """
      A suppression is a decision that the next reader must be able to judge: which rule, and for \
      what reason. One that suppresses nothing any more hides the next finding at its place.

      Line comments and block comments do the same.
      """,
    before: ruleExamples[schema.id.rawValue]?.before ?? "",
    after: ruleExamples[schema.id.rawValue]?.after ?? "",
    limits: ["Whether a comment has an effect is only known for rules that run."],
    exemptions: [])

  enum Answer { case yes, no }

  private struct Comment {
    var fact: Suppression
    /// The line it speaks of; of a region the first one.
    var line: Int
    /// Where a region may end, in order; empty for others.
    var enables: [Suppression] = []
    var effect = RegionEffect.some
    var useCount = 0

    /// A region ends for each of its rules by itself.
    func covers(line other: Int, rule: String) -> Bool {
      guard fact.rules.contains("all") || fact.rules.contains(rule) else { return false }
      switch fact.reach {
      case .regionEnd, .unknown: return false
      case .next, .this, .previous: return line == other
      case .regionStart:
        let end = enables.first { $0.rules.contains("all") || $0.rules.contains(rule) }
        return line <= other && other <= end.map { Int($0.span.line) } ?? .max
      }
    }

    /// Whether nothing would be added by disabling a rule, or all, at a line in the region.
    func makesVain(_ rule: String, at other: Int) -> Bool {
      guard covers(line: other, rule: rule) else { return false }
      // Of all rules, some may be on again.
      return rule != "all" || !enables.contains { $0.span.line < other }
    }

    /// Whether the region ends for a rule, or for any, at that comment.
    func ends(for rule: String, at end: Suppression) -> Bool {
      func isFirst(_ rule: String) -> Bool {
        enables.first { $0.rules.contains("all") || $0.rules.contains(rule) } == end
      }
      let isWhole = fact.rules.contains("all")
      if rule == "all", !isWhole { return fact.rules.contains(where: isFirst) }
      return (isWhole || fact.rules.contains(rule)) && isFirst(rule)
    }
  }

  /// What a comment does beside the regions before it.
  private enum RegionEffect {
    case some
    /// Disables rules that are disabled from a line on already.
    case repetition([String], line: Int)
    /// Enables rules that are not disabled.
    case endOfNothing([String])
  }

  private var commentsByPath: [String: [Comment]] = [:]

  init(files: [FileFacts]) {
    for file in files where !file.suppressions.isEmpty {
      commentsByPath[file.path] = Self.comments(file.suppressions)
    }
  }

  private static func comments(_ facts: [Suppression]) -> [Comment] {
    var comments = places(of: facts)
    var regions: [Comment] = []
    for index in comments.indices {
      comments[index].effect = effect(of: comments[index], behind: regions)
      if comments[index].fact.reach == .regionStart { regions.append(comments[index]) }
    }
    return comments
  }

  private static func effect(of comment: Comment, behind regions: [Comment]) -> RegionEffect {
    let rules = comment.fact.rules
    switch comment.fact.reach {
    case .unknown: return .some
    case .regionEnd:
      let vain = rules.filter { rule in !regions.contains { $0.ends(for: rule, at: comment.fact) } }
      return vain.isEmpty ? .some : .endOfNothing(vain)
    case .next, .this, .previous, .regionStart:
      func region(around rule: String) -> Comment? {
        regions.first { $0.makesVain(rule, at: comment.line) }
      }
      let vain = rules.filter { region(around: $0) != nil }
      return vain.first.flatMap(region).map { .repetition(vain, line: $0.line) } ?? .some
    }
  }

  private static func places(of facts: [Suppression]) -> [Comment] {
    let nextLines = facts.filter { $0.reach == .next }.reduce(into: Set<Int>()) {
      $0.formUnion(Int($1.span.line)...Int($1.span.endLine))
    }
    return facts.enumerated().map { index, fact in
      let line = Int(fact.span.line)
      switch fact.reach {
      case .this, .regionEnd, .unknown: return Comment(fact: fact, line: line)
      case .previous: return Comment(fact: fact, line: line - 1)
      case .next:
        // Several comments may stand above one line.
        var next = Int(fact.span.endLine) + 1
        while nextLines.contains(next) { next += 1 }
        return Comment(fact: fact, line: next)
      case .regionStart:
        let enables = facts[(index + 1)...].filter { $0.reach == .regionEnd }
        return Comment(fact: fact, line: line, enables: enables)
      }
    }
  }

  /// Whether a comment allows the finding; it counts as used then.
  mutating func allows(_ finding: Finding) -> Answer {
    let path = finding.location.path
    guard let comments = commentsByPath[path] else { return .no }
    var answer = Answer.no
    for (index, comment) in comments.enumerated()
    where comment.covers(line: finding.location.line, rule: finding.rule.rawValue) {
      commentsByPath[path]?[index].useCount += 1
      answer = .yes
    }
    return answer
  }

  /// What is wrong with the comments themselves.
  func findings(with settings: RuleSettings) -> [Finding] {
    commentsByPath.flatMap { path, comments -> [Finding] in
      guard case .on(let severity) = settings.setting(of: Self.schema, at: path) else { return [] }
      return comments.compactMap { comment in
        mistake(in: comment, at: path, settings).map { message in
          Finding(
            rule: Self.schema.id, severity: severity,
            location: Location(path: path, span: comment.fact.span), message: message, type: nil,
            fingerprint: "\(comment.fact.rules.joined(separator: " ")) \(message)")
        }
      }
    }
  }

  private func mistake(
    in comment: Comment, at path: String, _ settings: RuleSettings
  ) -> String? {
    let fact = comment.fact
    if case .unknown(let word) = fact.reach {
      let known = ["disable:next", "disable:this", "disable:previous", "disable", "enable"]
      return "unknown directive 'untangle:\(word)'\(suggestion(for: word, in: known))"
    }
    if fact.rules.isEmpty { return "no rule is named; name the rules, or 'all'" }
    let known = allSchemas.map(\.id.rawValue) + ["all"]
    if let unknown = fact.rules.first(where: { !known.contains($0) }) {
      return "unknown rule '\(unknown)'\(suggestion(for: unknown, in: known))"
    }
    if case .endOfNothing(let rules) = comment.effect {
      return "'untangle:enable \(rules.joined(separator: " "))' ends nothing; remove it"
    }
    if fact.reach == .regionEnd { return nil }
    if fact.reason == nil {
      return "no reason is given for suppressing '\(fact.rules.joined(separator: " "))'; "
        + "write it after ' - '"
    }
    if case .repetition(let rules, let line) = comment.effect {
      return "'\(rules.joined(separator: " "))' is disabled from line \(line) on already; remove the comment"
    }
    return comment.useCount == 0 && allRun(fact.rules, at: path, settings)
      ? "nothing is suppressed here by '\(fact.rules.joined(separator: " "))'; remove the comment"
      : nil
  }

  private func allRun(_ rules: [String], at path: String, _ settings: RuleSettings) -> Bool {
    allRules.map { $0.schema }
      .filter { rules.contains("all") || rules.contains($0.id.rawValue) }
      .allSatisfy { settings.setting(of: $0, at: path) != .off }
  }
}
