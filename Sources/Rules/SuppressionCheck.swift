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
      """,
    before: ruleExamples[schema.id.rawValue]?.before ?? "",
    after: ruleExamples[schema.id.rawValue]?.after ?? "",
    limits: ["Whether a comment has an effect is only known for rules that run."],
    exemptions: [])

  enum Answer { case yes, no }

  private struct Comment {
    var fact: Suppression
    /// First and last line that it covers, both included.
    var lines: ClosedRange<Int>
    var useCount = 0
  }

  private var commentsByPath: [String: [Comment]] = [:]

  init(files: [FileFacts]) {
    for file in files where !file.suppressions.isEmpty {
      commentsByPath[file.path] = Self.comments(file.suppressions, lineCount: file.lineCount)
    }
  }

  private static func comments(_ facts: [Suppression], lineCount: Int) -> [Comment] {
    let commentLines = Set(facts.filter { $0.span.column == $0.ownLineColumn }.map { Int($0.span.line) })
    return facts.enumerated().compactMap { index, fact in
      let line = Int(fact.span.line)
      switch fact.reach {
      case .this: return Comment(fact: fact, lines: line...line)
      case .previous: return Comment(fact: fact, lines: max(1, line - 1)...max(1, line - 1))
      case .next:
        var next = line + 1
        while commentLines.contains(next) { next += 1 }
        return Comment(fact: fact, lines: next...next)
      case .regionStart:
        let end = facts[(index + 1)...].first { $0.reach == .regionEnd && ends($0, fact) }
        let last = end.map { Int($0.span.line) } ?? max(lineCount, line)
        return Comment(fact: fact, lines: line...max(line, last))
      case .regionEnd, .unknown: return Comment(fact: fact, lines: line...line)
      }
    }
  }

  private static func ends(_ end: Suppression, _ start: Suppression) -> Bool {
    end.rules.contains("all") || !Set(end.rules).isDisjoint(with: start.rules)
      || start.rules.contains("all")
  }

  /// Whether a comment allows the finding; it counts as used then.
  mutating func allows(_ finding: Finding) -> Answer {
    let path = finding.location.path
    guard let comments = commentsByPath[path] else { return .no }
    var answer = Answer.no
    for index in comments.indices {
      let comment = comments[index]
      switch comment.fact.reach {
      case .regionEnd, .unknown: continue
      case .next, .this, .previous, .regionStart: break
      }
      guard comment.lines.contains(finding.location.line),
        comment.fact.rules.contains("all") || comment.fact.rules.contains(finding.rule.rawValue)
      else { continue }
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
            fingerprint: "\(path) \(comment.fact.rules.joined(separator: " ")) \(message)")
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
    if fact.reach == .regionEnd { return nil }
    if fact.reason == nil {
      return "no reason is given for suppressing '\(fact.rules.joined(separator: " "))'; "
        + "write it after ' - '"
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

extension Suppression {
  /// A comment that stands alone on its line can be followed by another one for the same line.
  fileprivate var ownLineColumn: Int32 { reach == .next ? span.column : 0 }
}
