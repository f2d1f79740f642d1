import UntangleSourceFiles

/// Findings that are accepted for now, told by names and never by places.
///
/// Where several have the same names, what they say and where they stand tells which is which; whatever moves or
/// changes, each entry stands for one finding, and what is left over is new.
package struct Baseline: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var rule: RuleID
    /// The dotted path of the type it is about; nil at file scope.
    package var type: String?
    /// Where it was when the baseline was written, as users see it.
    package var path: String
    /// Of rule and symbol; several entries may have it.
    package var fingerprint: String
    /// Stands for what the finding said; tells equal ones apart.
    package var content: String

    package init(rule: RuleID, type: String?, path: String, fingerprint: String, content: String) {
      self.rule = rule
      self.type = type
      self.path = path
      self.fingerprint = fingerprint
      self.content = content
    }

    package init(_ finding: Finding) {
      self.init(
        rule: finding.rule, type: finding.type, path: finding.location.path,
        fingerprint: finding.identity, content: stableHash(finding.message))
    }
  }

  /// By rule, path, type, fingerprint, content; equal ones stand for as many findings.
  package private(set) var entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries.sorted() }

  package init(_ findings: [Finding]) { self.init(entries: findings.map(Entry.init)) }
}

extension Baseline.Entry: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.rule, left.path, left.type ?? "", left.fingerprint, left.content)
      < (right.rule, right.path, right.type ?? "", right.fingerprint, right.content)
  }
}

/// What a run says beside a baseline.
package struct BaselineComparison: Hashable, Sendable {
  /// In the order of the run.
  package var new: [Finding] = []
  package var known: [Finding] = []
  /// Entries that the run should have found and did not.
  package var stale: [Baseline.Entry] = []
  /// Entries that the run could not have found.
  package var unjudged: [Baseline.Entry] = []
}

extension Baseline {
  /// Pairs each entry with one finding at most: of the same rule and symbol, first those in the same file that say
  /// the same, then others in the same file, then those in another file that say the same, then any.
  ///
  /// - Parameters:
  ///   - isJudged: whether the run would have found what the entry stands for: its rule ran, and its file was
  ///     among those looked at.
  ///   - isTouched: whether somebody has just written the finding's lines: of equal ones that is the new one.
  package func comparison(
    with findings: [Finding], isTouched: (Finding) -> Bool = { _ in false }, isJudged: (Entry) -> Bool
  ) -> BaselineComparison {
    var pairing = Pairing(entries)
    let touched = findings.map(isTouched)
    let order = findings.indices.filter { !touched[$0] } + findings.indices.filter { touched[$0] }
    var open = order.map { (place: $0, entry: Entry(findings[$0])) }
    for likeness in Likeness.allCases {
      open = open.filter { !pairing.pair($0.entry, likeness) }
    }
    let new = Set(open.map(\.place))
    var result = BaselineComparison()
    for place in findings.indices {
      if new.contains(place) {
        result.new.append(findings[place])
      } else {
        result.known.append(findings[place])
      }
    }
    for entry in pairing.left {
      if isJudged(entry) { result.stale.append(entry) } else { result.unjudged.append(entry) }
    }
    return result
  }
}

/// In what, besides rule and symbol, an entry and a finding are the same; the closest first.
private enum Likeness: CaseIterable {
  case pathAndContent, path, content, nothing

  func key(of entry: Baseline.Entry) -> [String] {
    let symbol = [entry.rule.rawValue, entry.fingerprint]
    switch self {
    case .pathAndContent: return symbol + [entry.path, entry.content]
    case .path: return symbol + [entry.path]
    case .content: return symbol + [entry.content]
    case .nothing: return symbol
    }
  }
}

/// Which entries have found their finding.
private struct Pairing {
  private let entries: [Baseline.Entry]
  private var isPaired: [Bool]
  /// By likeness and key, the places of the entries, the last first.
  private var places: [Likeness: [[String]: [Int]]]

  init(_ entries: [Baseline.Entry]) {
    self.entries = entries
    isPaired = Array(repeating: false, count: entries.count)
    places = Dictionary(
      uniqueKeysWithValues: Likeness.allCases.map { likeness in
        (likeness, Dictionary(grouping: entries.indices.reversed()) { likeness.key(of: entries[$0]) })
      })
  }

  /// Whether there is an entry like it that had none.
  mutating func pair(_ found: Baseline.Entry, _ likeness: Likeness) -> Bool {
    let key = likeness.key(of: found)
    while let place = places[likeness]?[key]?.popLast() {
      guard !isPaired[place] else { continue }
      isPaired[place] = true
      return true
    }
    return false
  }

  var left: [Baseline.Entry] { entries.indices.filter { !isPaired[$0] }.map { entries[$0] } }
}
