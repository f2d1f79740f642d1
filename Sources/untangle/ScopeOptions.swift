import ArgumentParser
import UntangleSourceFiles

/// The options that limit findings to those of a change.
struct ScopeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Report only what changed since this revision, or since the branches parted: findings on changed \
      lines, and those that were not there before, wherever they are.
      """,
      valueName: "revision"))
  var since: String?

  enum Judged: String, NamedFlag {
    case staged

    static func help(for value: Judged) -> ArgumentHelp? {
      "Judge what would be committed, the index, and report only what it changes."
    }
  }

  @Flag var judged: Judged?

  func validate() throws {
    if since != nil, judged != nil {
      throw ValidationError("--since and --staged exclude each other.")
    }
    if since?.isEmpty == true { throw ValidationError("--since takes the name of a revision.") }
  }

  /// nil means all findings.
  var scope: ChangeScope? { since.map(ChangeScope.since) ?? (judged == nil ? nil : .staged) }
}
