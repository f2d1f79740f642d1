package import UntangleSourceFiles

/// The name of a rule in snake_case, after the offence: `tangled_state`.
package struct RuleID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  package var rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
  package init(stringLiteral value: String) { rawValue = value }
}

extension RuleID: Comparable {
  package static func < (left: RuleID, right: RuleID) -> Bool { left.rawValue < right.rawValue }
}

/// The weight of a finding. It decides the exit code and nothing else.
package enum Severity: String, Sendable, CaseIterable {
  /// Shown, never fails a run by default.
  case note
  /// Fails a run by default.
  case warning
  /// Fails a run by default and is counted first.
  case error
}

extension Severity: Comparable {
  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A further location that explains a finding.
package struct Note: Hashable, Sendable {
  package var location: Location
  package var message: String

  package init(location: Location, message: String) {
    self.location = location
    self.message = message
  }
}

/// One violation. It is complete: reports read nothing else.
package struct Finding: Hashable, Sendable {
  package var rule: RuleID
  package var severity: Severity
  package var location: Location
  /// Starts lowercase, ends without a period, names in single quotes.
  package var message: String
  /// The dotted path of the type that the finding is about; nil at file scope.
  package var type: String?
  /// Lines of the same file that show the context, such as the head of a `switch`; 1-based, ascending.
  package var linesAround: [Int32]
  /// In display order.
  package var notes: [Note]
  /// nil where no automatic fix exists.
  package var fix: Fix?
  /// Identifies the finding after lines move: built from names, never positions. Duplicates get a number.
  package var fingerprint: String
  /// The fingerprint without its number; empty until all findings are numbered.
  package var identity = ""
  /// Details for scripts; fields keep their order.
  package var data: [DataField]

  package init(
    rule: RuleID, severity: Severity, location: Location, message: String, type: String?,
    linesAround: [Int32] = [], notes: [Note] = [], fix: Fix? = nil, fingerprint: String,
    data: [DataField] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.message = message
    self.type = type
    self.linesAround = linesAround
    self.notes = notes
    self.fix = fix
    self.fingerprint = fingerprint
    self.data = data
  }
}

extension Finding: Comparable {
  /// The contract's order: path, line, column, rule. Message and fingerprint break ties.
  package static func < (left: Finding, right: Finding) -> Bool {
    let leftPlace = (left.location.path, left.location.line, left.location.column)
    let rightPlace = (right.location.path, right.location.line, right.location.column)
    guard leftPlace == rightPlace else { return leftPlace < rightPlace }
    return (left.rule, left.message, left.fingerprint) < (right.rule, right.message, right.fingerprint)
  }
}
