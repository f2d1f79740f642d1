import ArgumentParser
import UntangleFindings
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

struct KeysCommand: Verb {
  static let verbName = "keys"

  static let configuration = verb(
    abstract: "Shows every string key: who reads and writes it, its type, its default, its names.",
    usage: """
      untangle keys [<path> ...] [--kind <kind> ...] [<options>]
      untangle keys [<path> ...] --emit swift | --diff | --apply [<options>]
      untangle keys [<path> ...] --rename <old=new> --emit swift | --diff | --apply
      """,
    discussion: """
      Keys are followed through constants, enums, property wrappers and functions of the project's. What \
      is only known while the program runs stands as '…'.

      With --emit, --diff or --apply, keys that are written as literals become cases of enums. Before \
      anything is shown as a diff or written, the rewritten sources are analysed: every place must use the \
      same key for the same as before. It exits with 1 where nothing is written for a reason.

      --rename gives a key of user defaults another text at all places that spell it, and declares \
      moveRenamedKeys(), which moves once what earlier versions have stored.

      \(reportExitCodeText)
      """)

  @Option(help: "How to write the keys; json has every place.")
  var format: KeysFormat = .table

  @Option(
    help: ArgumentHelp(
      "Show only keys of this kind: \(kindNames.joined(separator: ", ")). May be given several times.",
      valueName: "kind"))
  var kind: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many rows each table has at most; 0 is all.", valueName: "count"))
  var top = 0

  @OptionGroup var rows: RowOptions

  @OptionGroup var linking: TerminalLinkOptions

  @OptionGroup var migration: KeyMigrationOptions

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    if let unknown = kind.first(where: { KeysReport.Kind($0) == nil }) {
      throw ValidationError("--kind knows no '\(unknown)'\(suggestion(for: unknown, in: kindNames)).")
    }
    guard top >= 0 else { throw ValidationError("--top takes a number from 0 upwards.") }
    try migration.check(kindWords, sources)
  }

  func run() throws {
    if migration.effect == .apply { try sources.settleEarlierRuns() }
    let analysis = try sources.analyze(
      .keys, resources: .all, readings: migration.isWanted ? .several : .once)
    if migration.isWanted { try migration.run(on: analysis, kindWords, sources) }
    let report = analysis.keys(of: Set(kind.compactMap { KeysReport.Kind($0) }))
    show(analysis, rows, top: top, try linking.target()) { format.text(of: report, on: $0) }
  }
}

extension KeysCommand {
  private var kindWords: [String] { kind.compactMap { KeysReport.Kind($0)?.rawValue } }
}

private let kindNames = KeysReport.Kind.allCases.map(\.rawValue)

extension KeysReport.Kind {
  /// Maps `appStorage`, a kind of the inventory, to `userDefaults`, where its values are stored.
  fileprivate init?(_ word: String) {
    self.init(rawValue: word == "appStorage" ? "userDefaults" : word)
  }
}

extension KeysFormat: ExpressibleByArgument {}
