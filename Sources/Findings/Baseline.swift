import UntangleSourceFiles

/// Findings that are accepted for now, told by names and never by places.
///
/// Two findings are the same where rule, symbol and ordinal among equals are: that is their fingerprint.
/// Paths are hints for readers and for telling which entries a run could have found.
package struct Baseline: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var rule: RuleID
    /// The dotted path of the type it is about; nil at file scope.
    package var type: String?
    /// Where it was when the baseline was written, as users see it.
    package var path: String
    package var fingerprint: String

    package init(rule: RuleID, type: String?, path: String, fingerprint: String) {
      self.rule = rule
      self.type = type
      self.path = path
      self.fingerprint = fingerprint
    }

    package init(_ finding: Finding) {
      self.init(
        rule: finding.rule, type: finding.type, path: finding.location.path,
        fingerprint: finding.fingerprint)
    }
  }

  /// By rule, path, type, fingerprint.
  package private(set) var entries: [Entry]

  package init(entries: [Entry]) { self.entries = Set(entries).sorted() }

  package init(_ findings: [Finding]) { self.init(entries: findings.map(Entry.init)) }
}

extension Baseline.Entry: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.rule, left.path, left.type ?? "", left.fingerprint)
      < (right.rule, right.path, right.type ?? "", right.fingerprint)
  }
}

/// What a run says beside a baseline.
package struct BaselineComparison: Hashable, Sendable {
  /// In the order of the run.
  package var new: [Finding]
  package var known: [Finding]
  /// Entries that the run should have found and did not.
  package var stale: [Baseline.Entry]
}

extension Baseline {
  /// - Parameter isJudged: whether the run would have found what the entry stands for: its rule ran, and
  ///   its file was among those looked at.
  package func comparison(
    with findings: [Finding], isJudged: (Entry) -> Bool
  ) -> BaselineComparison {
    let accepted = Set(entries.map(\.identity))
    let found = Set(findings.map { Entry($0).identity })
    var result = BaselineComparison(new: [], known: [], stale: [])
    for finding in findings {
      if accepted.contains(Entry(finding).identity) {
        result.known.append(finding)
      } else {
        result.new.append(finding)
      }
    }
    result.stale = entries.filter { !found.contains($0.identity) && isJudged($0) }
    return result
  }
}

extension Baseline.Entry {
  fileprivate struct Identity: Hashable {
    var rule: RuleID
    var fingerprint: String
  }

  fileprivate var identity: Identity { Identity(rule: rule, fingerprint: fingerprint) }
}
