import UntangleSourceFiles

/// The accepted findings of a project. Entries identify findings by symbol, never by line.
///
/// Findings with equal fingerprints are told apart by message and path. Each entry accepts one finding;
/// findings left over are new.
package struct Baseline: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var rule: RuleID
    /// The dotted path of the type that the finding is about; nil at file scope.
    package var type: String?
    /// The path of the finding when the baseline was written, as users see it.
    package var path: String
    /// Identifies rule and symbol. Several entries may share it.
    package var fingerprint: String
    /// A hash of the message; distinguishes entries with equal fingerprints.
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

  /// Sorted by rule, path, type, fingerprint, content. Duplicates are kept: each accepts one finding.
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

/// How the findings of a run compare with a baseline.
package struct BaselineComparison: Hashable, Sendable {
  /// In the order of the run, as is `known`.
  package var new: [Finding] = []
  package var known: [Finding] = []
  /// Entries whose finding is gone, although the run would have reported it.
  package var stale: [Baseline.Entry] = []
  /// Entries whose finding the run could not have reported.
  package var unjudged: [Baseline.Entry] = []
}

extension Baseline {
  /// Pairs each entry with at most one finding of the same rule and symbol. Candidates are tried in this
  /// order: same file and same message, same file, same message in another file, any.
  ///
  /// - Parameters:
  ///   - isJudged: whether the run would have reported the entry's finding: its rule ran, and its file was
  ///     analysed.
  ///   - isTouched: whether the finding's lines were just edited. Among equal findings an edited one is
  ///     paired last, so it counts as new.
  package func comparison(
    with findings: [Finding], isTouched: (Finding) -> Bool = { _ in false }, isJudged: (Entry) -> Bool
  ) -> BaselineComparison {
    var pairing = Pairing(entries)
    let touched = findings.map(isTouched)
    let order = findings.indices.filter { !touched[$0] } + findings.indices.filter { touched[$0] }
    var open = order.map { (place: $0, entry: Entry(findings[$0])) }
    for likeness in MatchLevel.allCases {
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

/// What an entry and a finding have in common besides rule and symbol; the strongest match first.
private enum MatchLevel: CaseIterable {
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

/// Tracks which entries are paired with a finding.
private struct Pairing {
  private let entries: [Baseline.Entry]
  private var isPaired: [Bool]
  /// Indices of the entries by likeness and key, in descending order.
  private var places: [MatchLevel: [[String]: [Int]]]

  init(_ entries: [Baseline.Entry]) {
    self.entries = entries
    isPaired = Array(repeating: false, count: entries.count)
    places = Dictionary(
      uniqueKeysWithValues: MatchLevel.allCases.map { likeness in
        (likeness, Dictionary(grouping: entries.indices.reversed()) { likeness.key(of: entries[$0]) })
      })
  }

  /// Pairs the finding with the first free entry of equal key. Returns false where there is no such entry.
  mutating func pair(_ found: Baseline.Entry, _ likeness: MatchLevel) -> Bool {
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
