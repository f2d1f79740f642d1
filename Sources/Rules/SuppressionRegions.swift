import UntangleFacts
import UntangleSourceFiles

/// Where comments disable each rule in one file, from a line to another one.
///
/// What opens later ends no earlier: all that cover a line stand side by side in a list.
struct SuppressionRegions {
  struct Region {
    /// The number of the comment that opens it.
    var start: Int
    /// Of the one that ends it for the rule; nil where the file does.
    var end: Int?
    var lines: ClosedRange<Int>
  }

  private let comments: [Suppression]
  /// By rule, in order; none of rules that nobody asked about yet.
  private var known: [String: [Region]] = [:]
  /// The rules that regions name, `all` among them.
  private let names: Set<String>
  /// The numbers of the comments that enable anything.
  private let enables: [Int]

  /// `comments` are all of the file, in order; their places are their numbers.
  init(_ comments: [Suppression]) {
    self.comments = comments
    names = Set(comments.lazy.filter { $0.reach == .regionStart }.flatMap(\.rules))
    enables = comments.indices.filter { comments[$0].reach == .regionEnd }
  }

  /// The regions that a line is in, in order; `rule` may be `all`, which only regions of all rules disable.
  mutating func regions(of rule: String, around line: Int) -> ArraySlice<Region> {
    let all = regions(of: rule)
    let first = all.firstPlace { $0.lines.upperBound >= line }
    let end = all.firstPlace { $0.lines.lowerBound > line }
    return first < end ? all[first..<end] : []
  }

  /// Whether a region ends with a comment, for a rule or, by `all`, for any.
  mutating func isEnd(_ comment: Int, of rule: String) -> Bool {
    guard rule == "all" else { return isLastEnd(comment, of: rule) }
    return names.contains { isLastEnd(comment, of: $0) }
  }

  /// The line of the first comment after another one that enables anything; nil where none does.
  func firstEnable(after comment: Int) -> Int? {
    let place = enables.firstPlace { $0 > comment }
    return place < enables.count ? Int(comments[enables[place]].span.line) : nil
  }

  private mutating func isLastEnd(_ comment: Int, of rule: String) -> Bool {
    let all = regions(of: rule)
    let after = all.firstPlace { $0.start > comment }
    return after > 0 && all[after - 1].end == comment
  }

  private mutating func regions(of rule: String) -> [Region] {
    if let found = known[rule] { return found }
    var found: [Region] = []
    var end: Int?
    for number in comments.indices.reversed() where comments[number].speaks(of: rule) {
      switch comments[number].reach {
      case .regionEnd: end = number
      case .regionStart:
        let line = Int(comments[number].span.line)
        let last = end.map { Int(comments[$0].span.line) } ?? .max
        found.append(Region(start: number, end: end, lines: line...last))
      case .next, .this, .previous, .enforce, .ignore, .unknown: break
      }
    }
    found.reverse()
    known[rule] = found
    return found
  }
}

extension Suppression {
  func speaks(of rule: String) -> Bool { rules.contains("all") || rules.contains(rule) }

  /// Whether it is about all switches over an enum, and about no rule.
  var speaksOfEnum: Bool {
    switch reach {
    case .enforce, .ignore: true
    case .next, .this, .previous, .regionStart, .regionEnd, .unknown: false
    }
  }
}

extension Array {
  /// The first place that holds; all after it do, too.
  fileprivate func firstPlace(where holds: (Element) -> Bool) -> Int {
    var (first, end) = (0, count)
    while first < end {
      let middle = first + (end - first) / 2
      if holds(self[middle]) { end = middle } else { first = middle + 1 }
    }
    return first
  }
}
