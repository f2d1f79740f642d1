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
    exemptions: [], topic: .suppressions)

  private static let knownNames = allSchemas.map(\.id.rawValue) + ["all"]

  enum Answer {
    /// With the reason of the first comment that does; nil where it gives none.
    case yes(reason: String?)
    case no
  }

  private struct Comment {
    var fact: Suppression
    /// The line it speaks of; of a region the first one.
    var line: Int
    var effect = RegionEffect.some
    var useCount = 0
  }

  /// What a comment does beside the regions before it.
  private enum RegionEffect {
    case some
    /// Disables rules that are disabled from a line on already.
    case repetition([String], line: Int)
    /// Enables rules that are not disabled.
    case endOfNothing([String])
  }

  /// The comments of one file, in order.
  private struct FileComments {
    private(set) var comments: [Comment]
    private var regions: SuppressionRegions
    /// By the line, the numbers of the comments that speak of it alone.
    private var single: [Int: [Int]] = [:]

    init(_ facts: [Suppression]) {
      comments = SuppressionCheck.places(of: facts)
      regions = SuppressionRegions(facts)
      for (number, comment) in comments.enumerated() {
        switch comment.fact.reach {
        case .next, .this, .previous: single[comment.line, default: []].append(number)
        case .regionStart, .regionEnd, .unknown: break
        }
      }
      for number in comments.indices { comments[number].effect = effect(of: number) }
    }

    mutating func allows(_ rule: String, at line: Int) -> Answer {
      var used: [Int] = []
      for number in single[line] ?? [] where comments[number].fact.speaks(of: rule) { used.append(number) }
      for region in regions.regions(of: rule, around: line) { used.append(region.start) }
      for number in used { comments[number].useCount += 1 }
      return used.first.map { .yes(reason: comments[$0].fact.reason) } ?? .no
    }

    private mutating func effect(of number: Int) -> RegionEffect {
      let fact = comments[number].fact
      switch fact.reach {
      case .unknown: return .some
      case .regionEnd:
        let vain = fact.rules.filter { !regions.isEnd(number, of: $0) }
        return vain.isEmpty ? .some : .endOfNothing(vain)
      case .next, .this, .previous, .regionStart:
        let vain = fact.rules.filter { region(around: number, disabling: $0) != nil }
        return vain.first.flatMap { region(around: number, disabling: $0) }
          .map { .repetition(vain, line: $0.lines.lowerBound) } ?? .some
      }
    }

    /// The first region before a comment in which to disable a rule once more adds nothing.
    private mutating func region(around number: Int, disabling rule: String) -> SuppressionRegions.Region? {
      let line = comments[number].line
      return regions.regions(of: rule, around: line).first { region in
        guard region.start < number else { return false }
        // Of all rules, some may be on again.
        return rule != "all" || regions.firstEnable(after: region.start).map { $0 >= line } ?? true
      }
    }
  }

  private var commentsByPath: [String: FileComments] = [:]

  init(files: [FileFacts]) {
    // By index: a file's facts are large, and a loop over the values copies each.
    for index in files.indices where !files[index].suppressions.isEmpty {
      commentsByPath[files[index].path] = FileComments(files[index].suppressions)
    }
  }

  private static func places(of facts: [Suppression]) -> [Comment] {
    let nextLines = facts.filter { $0.reach == .next }.reduce(into: Set<Int>()) {
      $0.formUnion(Int($1.span.line)...Int($1.span.endLine))
    }
    // Several comments may stand above one line.
    var lineAfter: [Int: Int] = [:]
    for line in nextLines.sorted(by: >) { lineAfter[line] = lineAfter[line + 1] ?? line + 1 }
    return facts.map { fact in
      let line = Int(fact.span.line)
      switch fact.reach {
      case .this, .regionStart, .regionEnd, .unknown: return Comment(fact: fact, line: line)
      case .previous: return Comment(fact: fact, line: line - 1)
      case .next: return Comment(fact: fact, line: lineAfter[Int(fact.span.endLine)] ?? line + 1)
      }
    }
  }

  /// Whether a comment allows the finding; it counts as used then.
  mutating func allows(_ finding: Finding) -> Answer {
    commentsByPath[finding.location.path]?.allows(finding.rule.rawValue, at: finding.location.line) ?? .no
  }

  /// What is wrong with the comments themselves.
  func findings(with settings: RuleSettings) -> [Finding] {
    commentsByPath.flatMap { path, comments -> [Finding] in
      guard case .on(let severity) = settings.setting(of: Self.schema, at: path) else { return [] }
      return comments.comments.compactMap { comment in
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
    if let unknown = fact.rules.first(where: { !Self.knownNames.contains($0) }) {
      return "unknown rule '\(unknown)'\(suggestion(for: unknown, in: Self.knownNames))"
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
