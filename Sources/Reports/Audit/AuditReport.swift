package import UntangleFindings
package import UntangleScores
package import UntangleSourceFiles

/// The data of an audit.
package struct AuditReport: Sendable {
  package var inventory: Inventory
  package var scores: ScoreSheet
  /// Without the findings in the baseline; sorted.
  package var findings: [Finding]
  /// The number of findings in the baseline; nil without a baseline.
  package var knownFindings: Int?
  /// Sorted.
  package var unreadable: [Problem]
  /// Without the unreadable files.
  package var filesRead: Int
  /// The number of lines in the files read.
  package var linesRead: Int
  /// nil unless the format needs it.
  package var origin: AuditOrigin?
  /// Types with points, findings or groups of variables, sorted by location; empty unless the format needs
  /// them.
  package var types: [AuditedType] = []
  package var churn = Churn.unasked
  /// Oldest first, the judged sources last; empty if it was not requested.
  package var history: [HistoryPoint] = []
  package var historyReach = HistoryReach.whole
  /// The comparison with a base; nil if it was not requested.
  package var comparison: AuditComparison?
  /// The lines of findings and their context, for formats that show source.
  package var excerpts = Excerpts()
  package var links = SourceLinks.none
  /// The number of lines by path as users see it; empty unless the format needs them.
  package var fileLines: [String: Int] = [:]
  /// Every key with its places; empty unless the format needs them.
  package var keys: [KeysReport.Entry] = []
  /// Types with surplus states for which no suggestion was computed, because that takes long.
  package var typesWithoutSuggestion: Set<TypeIdentity> = []

  package init(
    inventory: Inventory, scores: ScoreSheet, findings: [Finding], unreadable: [Problem],
    filesRead: Int, linesRead: Int
  ) {
    self.inventory = inventory
    self.scores = scores
    self.findings = findings
    self.unreadable = unreadable
    self.filesRead = filesRead
    self.linesRead = linesRead
  }
}

package enum AuditFormat: String, ReportFormat {
  /// For people at a terminal.
  case table
  /// One page for a browser.
  case html
  /// The trend, one row per point.
  case csv
  /// For scripts.
  case json
  /// For pages, and comments on pull requests.
  case markdown
  /// A picture for a page, as SVG.
  case badge
  /// The badge data for shields.io, as JSON.
  case shields

  package typealias Report = AuditReport

  package var reporter: any Reporter<AuditFormat> {
    switch self {
    case .table: AuditTable()
    case .html: AuditPage()
    case .csv: AuditTrendCSV()
    case .json: AuditJSON()
    case .markdown: AuditMarkdown()
    case .badge: AuditBadge()
    case .shields: AuditShields()
    }
  }

  /// How much of a report a format shows.
  package enum Extent: Sendable {
    case totals
    /// Also types and the origin of the sources.
    case types
    /// Also keys and sources.
    case everything
  }

  package var extent: Extent {
    switch self {
    case .table, .csv, .badge, .shields: .totals
    case .json, .markdown: .types
    case .html: .everything
    }
  }
}

extension AuditReport {
  /// Copies the line ages from the churn to each type.
  package mutating func fillAges() {
    guard case .known(let counts) = churn else { return }
    for place in types.indices { types[place].ages = counts.ages[types[place].identity] }
  }
}
