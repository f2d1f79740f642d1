import UntangleFacts
import UntangleSourceFiles

/// The line regions of a file in which comments disable each rule.
///
/// For a rule, a later region never ends before an earlier one. So the regions that cover a line are adjacent
/// in the sorted list.
struct SuppressionRegions {
  struct Region {
    /// The index of the comment that opens the region.
    var start: Int
    /// The index of the comment that ends the region for the rule; nil if the region ends with the file.
    var end: Int?
    var lines: ClosedRange<Int>
  }

  private let comments: [Suppression]
  /// The regions by rule, in order. Filled lazily.
  private var known: [String: [Region]] = [:]
  /// The rules that regions name; may include `all`.
  private let names: Set<String>
  /// The indices of the `enable` comments.
  private let enables: [Int]

  /// `comments` are all comments of the file, in order.
  init(_ comments: [Suppression]) {
    self.comments = comments
    names = Set(comments.lazy.filter { $0.reach == .regionStart }.flatMap(\.rules))
    enables = comments.indices.filter { comments[$0].reach == .regionEnd }
  }

  /// The regions that cover a line, in order. For `all`, only the regions that disable all rules.
  mutating func regions(of rule: String, around line: Int) -> ArraySlice<Region> {
    let all = regions(of: rule)
    let first = all.firstPlace { $0.lines.upperBound >= line }
    let end = all.firstPlace { $0.lines.lowerBound > line }
    return first < end ? all[first..<end] : []
  }

  /// Whether a region of the rule ends with the comment; for `all`, a region of any rule.
  mutating func isEnd(_ comment: Int, of rule: String) -> Bool {
    guard rule == "all" else { return isLastEnd(comment, of: rule) }
    return names.contains { isLastEnd(comment, of: $0) }
  }

  /// The line of the first `enable` comment after a comment; nil if there is none.
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
  /// Binary search for the first index at which `holds` is true; it must be true for all later ones.
  fileprivate func firstPlace(where holds: (Element) -> Bool) -> Int {
    var (first, end) = (0, count)
    while first < end {
      let middle = first + (end - first) / 2
      if holds(self[middle]) { end = middle } else { first = middle + 1 }
    }
    return first
  }
}
