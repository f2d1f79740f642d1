package import UntangleFindings
package import UntangleScores
package import UntangleSourceFiles

/// All that `audit` shows about a code base.
package struct AuditReport: Sendable {
  package var inventory: Inventory
  package var scores: ScoreSheet
  /// Without those that a baseline has; sorted.
  package var findings: [Finding]
  /// How many findings the baseline has; nil where none was given.
  package var knownFindings: Int?
  /// Sorted.
  package var unreadable: [Problem]
  /// Without the unreadable ones.
  package var filesRead: Int
  /// Of the files read.
  package var linesRead: Int
  /// nil for formats that do not ask.
  package var origin: AuditOrigin?
  /// Types with points, findings or groups of variables, by place; empty for formats that do not ask.
  package var types: [AuditedType] = []
  package var churn = Churn.unasked
  /// Oldest first, the judged sources last; empty where nobody asked.
  package var history: [HistoryPoint] = []
  package var historyReach = HistoryReach.whole
  /// What the sources are compared with; nil where nobody asked.
  package var comparison: AuditComparison?
  /// The lines of findings and what they belong to, for formats that show the source.
  package var excerpts = Excerpts()
  package var links = SourceLinks.none
  /// By path as users see it; empty for formats that do not ask.
  package var fileLines: [String: Int] = [:]
  /// Every key with its places; empty for formats that do not ask.
  package var keys: [KeysReport.Entry] = []
  /// Types with states that nothing reaches for which nobody worked out what to write instead: it takes long.
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
  /// The trend, a row for each point.
  case csv
  /// For scripts.
  case json
  /// For pages, and comments on pull requests.
  case markdown
  /// A picture for a page, as SVG.
  case badge
  /// The same for shields.io, as JSON.
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
    /// With types and where they come from.
    case types
    /// With keys and sources, too.
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
  /// Tells each type how old its lines are, as far as its churn says it.
  package mutating func fillAges() {
    guard case .known(let counts) = churn else { return }
    for place in types.indices { types[place].ages = counts.ages[types[place].identity] }
  }
}
