package import UntangleFacts
package import UntangleSourceFiles

/// The suppression comments of a file, in order, and what each has suppressed.
struct FileSuppressions {
  struct Comment {
    var fact: Suppression
    /// The line that the comment applies to; for a region, its first line.
    var line: Int
    var effect = Effect.some
    /// The names in the comment that matched a finding.
    var usedNames: Set<String> = []
  }

  /// The effect of a comment, given the regions before it.
  enum Effect {
    case some
    /// Disables rules that a region starting at `line` already disables.
    case repetition([String], line: Int)
    /// Enables rules that are not disabled.
    case unmatchedEnable([String])
  }

  /// The effect of the comments on a finding.
  enum Answer {
    case nothing
    case allowed(Suppression)
    /// A comment allowed the finding until a date that has passed.
    case expired(Suppression)
  }

  let origin: FileOrigin
  private(set) var comments: [Comment]
  private let today: CalendarDay
  private var regions: SuppressionRegions
  /// Indices of the comments that apply to a single line, by line.
  private var single: [Int: [Int]] = [:]
  /// The lines of the reported findings, by rule, in order.
  private var reportedLines: [String: [Int]] = [:]

  init(_ facts: [Suppression], _ origin: FileOrigin, today: CalendarDay) {
    self.origin = origin
    self.today = today
    comments = zip(facts, suppressedLines(of: facts)).map { Comment(fact: $0, line: $1) }
    regions = SuppressionRegions(facts)
    for (number, comment) in comments.enumerated() {
      switch comment.fact.reach {
      case .next, .this, .previous: single[comment.line, default: []].append(number)
      case .regionStart, .regionEnd, .enforce, .ignore, .unknown: break
      }
    }
    for number in comments.indices { comments[number].effect = effect(of: number) }
  }

  /// Must be called for the findings in order. Marks the comments that apply to the finding as used.
  mutating func answer(to rule: String, at line: Int) -> Answer {
    var answer = Answer.nothing
    let singles = (single[line] ?? []).filter { comments[$0].fact.speaks(of: rule) }
    for number in singles + regions.regions(of: rule, around: line).map(\.start) {
      let fact = comments[number].fact
      comments[number].usedNames.formUnion(fact.rules.filter { $0 == rule || $0 == "all" })
      switch answer {
      case .allowed: break
      case .nothing, .expired:
        if fact.holds(on: today) {
          answer = .allowed(fact)
        } else if case .nothing = answer {
          answer = .expired(fact)
        }
      }
    }
    if case .allowed = answer { return answer }
    reportedLines[rule, default: []].append(line)
    return answer
  }

  /// The lines of reported findings in the construct that begins after a `disable:next` comment but extends
  /// beyond its line, for a rule that the comment names.
  func linesMissed(by comment: Comment, naming name: String) -> [Int] {
    guard let last = comment.fact.lastLineBehind, comment.line < last else { return [] }
    let lines = name == "all" ? reportedLines.values.flatMap(\.self).sorted() : reportedLines[name] ?? []
    return lines.filter { $0 > comment.line && $0 <= last }
  }

  private mutating func effect(of number: Int) -> Effect {
    let fact = comments[number].fact
    switch fact.reach {
    case .enforce, .ignore, .unknown: return .some
    case .regionEnd:
      let vain = fact.rules.filter { !regions.isEnd(number, of: $0) }
      return vain.isEmpty ? .some : .unmatchedEnable(vain)
    case .next, .this, .previous, .regionStart:
      let vain = fact.rules.filter { region(around: number, disabling: $0) != nil }
      return vain.first.flatMap { region(around: number, disabling: $0) }
        .map { .repetition(vain, line: $0.lines.lowerBound) } ?? .some
    }
  }

  /// The first enclosing region that makes the comment redundant for the rule.
  private mutating func region(around number: Int, disabling rule: String) -> SuppressionRegions.Region? {
    let line = comments[number].line
    return regions.regions(of: rule, around: line).first { region in
      guard region.start < number, comments[region.start].fact.until == nil else { return false }
      // Within a region of all rules, single rules may be enabled again.
      return rule != "all" || regions.firstEnable(after: region.start).map { $0 >= line } ?? true
    }
  }
}

/// The line that each comment of a file applies to; for a region, its first line. `comments` are all of the
/// file, in order.
package func suppressedLines(of comments: [Suppression]) -> [Int] {
  let nextLines = comments.filter { $0.reach == .next }.reduce(into: Set<Int>()) {
    $0.formUnion(Int($1.span.line)...Int($1.span.endLine))
  }
  // Several comments may be stacked above one line.
  var lineAfter: [Int: Int] = [:]
  for line in nextLines.sorted(by: >) { lineAfter[line] = lineAfter[line + 1] ?? line + 1 }
  return comments.map { comment in
    let line = Int(comment.span.line)
    switch comment.reach {
    case .this, .regionStart, .regionEnd, .enforce, .ignore, .unknown: return line
    case .previous: return line - 1
    case .next: return lineAfter[Int(comment.span.endLine)] ?? line + 1
    }
  }
}

extension Suppression {
  /// Whether the suppression is in force. One with an invalid date is: the mistake in the date is reported
  /// instead of the finding.
  package func holds(on day: CalendarDay) -> Bool { until?.day.map { day < $0 } ?? true }
}
