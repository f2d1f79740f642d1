package import UntangleFacts
package import UntangleSourceFiles

/// The comments of one file, in order, and what each was of use for.
struct FileSuppressions {
  struct Comment {
    var fact: Suppression
    /// The line it speaks of; of a region the first one.
    var line: Int
    var effect = Effect.some
    /// The names in it that findings were found for.
    var usedNames: Set<String> = []
  }

  /// What a comment does beside the regions before it.
  enum Effect {
    case some
    /// Disables rules that are disabled from a line on already.
    case repetition([String], line: Int)
    /// Enables rules that are not disabled.
    case endOfNothing([String])
  }

  /// What the comments say to a finding.
  enum Answer {
    case nothing
    case allowed(Suppression)
    /// A comment allowed it until a day that has come.
    case expired(Suppression)
  }

  let origin: FileOrigin
  private(set) var comments: [Comment]
  private let today: CalendarDay
  private var regions: SuppressionRegions
  /// By the line, the numbers of the comments that speak of it alone.
  private var single: [Int: [Int]] = [:]
  /// By the rule, in order, the lines of the findings that are reported.
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

  /// Asked for the findings in order; a comment that speaks of one counts as used then.
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

  /// The lines of the findings that are reported within what begins behind a comment for the next line, of a rule
  /// that the comment names.
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
      guard region.start < number, comments[region.start].fact.until == nil else { return false }
      // Of all rules, some may be on again.
      return rule != "all" || regions.firstEnable(after: region.start).map { $0 >= line } ?? true
    }
  }
}

/// For each comment of a file, all in order, the line it speaks of; of a region the first one.
package func suppressedLines(of comments: [Suppression]) -> [Int] {
  let nextLines = comments.filter { $0.reach == .next }.reduce(into: Set<Int>()) {
    $0.formUnion(Int($1.span.line)...Int($1.span.endLine))
  }
  // Several comments may stand above one line.
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
  /// One whose date is none holds: the mistake is reported, not the finding.
  package func holds(on day: CalendarDay) -> Bool { until?.day.map { day < $0 } ?? true }
}
