import UntangleFindings
import UntangleScores
import UntangleSourceFiles

// Members that occur in several places of the audit's document.

extension JSONText {
  /// An object, or `null`.
  mutating func optional<Value>(
    _ name: String, _ value: Value?, _ members: (inout JSONText, Value) -> Void
  ) {
    key(name)
    if let value { object { members(&$0, value) } } else { null() }
  }

  mutating func members(of location: Location) {
    member("path", location.path)
    member("line", location.line)
    member("column", location.column)
  }

  /// `null` if the churn is unknown. A type or file without changes has zero commits.
  mutating func churn(_ count: ChangeCounts.Count?, in churn: Churn) {
    optional("churn", churn.counts) { text, _ in
      text.member("commits", count?.commits ?? 0)
      text.member("authors", count?.authors ?? 0)
      text.member("last", count?.last.isoText)
    }
  }

  /// The period of the churn, or the reason why it is unknown.
  mutating func churn(_ churn: Churn) {
    switch churn {
    case .unasked:
      key("churn")
      null()
    case .unknown(let reason):
      member("churn") { text in
        text.member("from", nil as String?)
        text.member("to", nil as String?)
        text.member("unknown", reason)
      }
    case .known(let counts):
      member("churn") { text in
        text.member("from", counts.days.lowerBound.isoText)
        text.member("to", counts.days.upperBound.isoText)
        text.member("unknown", nil as String?)
      }
    }
  }

  mutating func members(of point: HistoryPoint) {
    member("commit", point.commit)
    member("day", point.day.isoText)
    member("files", point.files)
    member("lines", point.lines)
    member("score", point.score)
    member("tangledTypes", point.tangledTypes)
    member("flags", point.flags)
    member("enumDefaults", point.enumDefaults)
    member("keys", point.keys)
    member("findings") { text in
      for (rule, count) in point.findings.sorted(by: { $0.key < $1.key }) {
        text.member(rule.rawValue, count)
      }
    }
  }

  mutating func comparison(_ comparison: AuditComparison?) {
    optional("comparison", comparison) { text, comparison in
      text.member("reference", comparison.reference)
      text.member("base", comparison.base)
      text.member("before") { $0.members(of: comparison.before) }
      text.member("after") { $0.members(of: comparison.after) }
      text.member("types", objects: comparison.types) { text, type in
        text.member("type", type.type.name)
        text.members(of: type.type.location)
        text.optionalNumber("before", type.before)
        text.optionalNumber("after", type.after)
      }
      text.member("new", objects: comparison.new) { $0.members(of: $1) }
      text.member("gone", objects: comparison.gone) { $0.members(of: $1) }
    }
  }

  private mutating func optionalNumber(_ name: String, _ number: Double?) {
    key(name)
    if let number { value(number) } else { null() }
  }
}
