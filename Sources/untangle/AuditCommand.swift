import ArgumentParser
import UntanglePipeline
import UntangleReports
import UntangleRules
import UntangleSourceFiles

struct AuditCommand: Verb {
  static let verbName = "audit"

  static let configuration = verb(
    abstract: "Reports for people: totals, the most tangled types and files, flags, enums, keys.",
    usage: "untangle audit [<path> ...] [<options>]",
    discussion: """
      'audit --format html --output audit.html' writes one page to be opened, sorted and sent around: it needs \
      nothing from outside, and has a page of each type.

      \(reportExitCodeText)
      """)

  @Option(help: "How to write the report.")
  var format: AuditFormat = .table

  @Option(
    help: ArgumentHelp("Write the report into this file instead of standard output.", valueName: "file"))
  var output: String?

  @OptionGroup var outputs: OutputOptions

  @OptionGroup var linking: LinkOptions

  @Option(
    help: ArgumentHelp(
      "Count only findings that are not in this file; 'untangle baseline' writes it.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      """
      Also tell what the sources change since this revision, or since the branches parted: findings, and scores \
      by type.
      """,
      valueName: "revision"))
  var compare: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many rows each table has at most; 0 is all.", valueName: "count"))
  var top = 20

  @Option(
    help: ArgumentHelp(
      "Show only what makes up the points of this type: its full dotted name or the last part.",
      valueName: "name"))
  var type: String?

  @OptionGroup var past: HistoryOptions

  @OptionGroup var rows: RowOptions

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    try checkRowCount(top)
    try past.check(format, sources)
    if type != nil, format != .table || compare != nil || output != nil {
      throw ValidationError("--type is for the table of one type alone: other formats have all types.")
    }
    try checkOutput()
    if compare != nil { try sources.checkReadable(for: "--compare") }
    if compare?.isEmpty == true { throw ValidationError("--compare takes the name of a revision.") }
    if compare != nil, sources.paths == ["-"] {
      throw ValidationError("--compare asks git for files: it does not go with '-'.")
    }
  }

  private func checkOutput() throws {
    guard let output else { return }
    if output == "-" {
      throw ValidationError(
        "--output writes a file: without it the report goes to standard output, and './-' is a file called '-'."
      )
    }
    guard !output.isEmpty else { throw ValidationError("--output takes a path.") }
    if OutputTarget(output).isSource {
      throw ValidationError("--output would write '\(output.visiblePath)', which is a Swift file.")
    }
    try outputs.check(output, of: "--output")
  }

  func run() throws {
    let accepted = try baseline.map(requiredBaseline)
    let start = ContinuousClock.now
    let problems: SourceOptions.ProblemsInReport =
      output == nil && format == .table ? .shown : .notShown
    let compared = try compare.map {
      try sources.analyze(.findingsAndScores, comparedWith: $0, problemsInReport: problems)
    }
    var analysis =
      try compared?.judged
      ?? sources.analyze(.findingsAndScores, problemsInReport: problems, readings: past.readings)
    let known = accepted.map { analysis.outcome.apply($0).knownCount }
    var report = sources.during("writing") { analysis.auditReport(format.extent) }
    report.knownFindings = known
    if let type { endShowingPoints(of: type, report, analysis) }
    try past.fill(&report, format, analysis, sources)
    if format.extent != .totals || compare != nil {
      let place = AuditPlace(of: analysis, paths: sources.paths)
      report.origin = place.origin(
        on: try Clock.today(), after: Clock.isFixed ? nil : ContinuousClock.now - start)
      report.links = try linking.target(at: place)
    }
    if let compare, let compared {
      var comparison = try compared.comparison(with: compare, report.origin, on: try Clock.today())
      let shown = Set(analysis.findings)
      comparison.new.removeAll { !shown.contains($0) }
      report.comparison = comparison
    }
    guard let output else {
      let target = try linking.terminalTarget(at: AuditPlace(of: analysis, paths: sources.paths))
      show(analysis, rows, top: top, target) { format.text(of: report, on: $0) }
    }
    let page = Page(top: top > 0 ? top : nil)
    let failure = writeOutput(format.text(of: report, on: page), to: output, .replace)
    sources.tell(failure.map { [$0] } ?? [])
    if failure == nil { sources.note("\(output.visiblePath): written") }
    end(with: failure != nil || analysis.problems.failRun ? 2 : 0)
  }
}

extension AuditCommand {
  /// Ends the run.
  private func endShowingPoints(of type: String, _ report: AuditReport, _ analysis: Analysis) -> Never {
    let scores = report.scores(ofTypesNamed: type)
    if scores.isEmpty {
      Console.write("error: no type of the name '\(type.visible)' has points\n", to: .error)
      end(with: 2)
    }
    show(analysis, top: top) { pointsText(of: scores, on: $0) }
  }
}

extension AuditFormat: ExpressibleByArgument {}
