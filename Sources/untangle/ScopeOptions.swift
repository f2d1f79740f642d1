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

  @Flag(help: "Judge what would be committed, the index, and report only what it changes.")
  var staged = false

  func validate() throws {
    if since != nil, staged {
      throw ValidationError("--since and --staged exclude each other.")
    }
    if since?.isEmpty == true { throw ValidationError("--since takes the name of a revision.") }
  }

  /// nil means all findings.
  var scope: ChangeScope? { since.map(ChangeScope.since) ?? (staged ? .staged : nil) }
}
