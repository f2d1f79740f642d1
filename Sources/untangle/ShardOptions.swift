import ArgumentParser
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

/// The options for a run over one shard of the files. A later run judges the facts of all shards together.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read only one of so many parts of the files, which each job of a matrix takes; needs --write-facts.",
      valueName: "number/count"),
    transform: Shard.init(argument:))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "Judge nothing; write the facts into this file, for a run with --facts over all parts.",
      valueName: "file"))
  var writeFacts: String?

  func validate() throws {
    if shard != nil, writeFacts == nil {
      throw ValidationError(
        "A part alone cannot be judged, as half of the rules look at all files: add --write-facts FILE, and judge "
          + "the files of all parts with 'lint --facts'.")
    }
    if writeFacts?.isEmpty == true { throw ValidationError("--write-facts takes the path of a file.") }
  }
}

extension Shard {
  fileprivate init(argument: String) throws {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      let shard = Self(number: number, of: count)
    else { throw ValidationError("--shard takes a part and how many there are, as 3/16.") }
    self = shard
  }
}

extension ShardOptions {
  func check(_ outputs: OutputOptions, _ sources: SourceOptions) throws {
    guard let writeFacts else { return }
    if OutputTarget(writeFacts).isSource {
      throw ValidationError("--write-facts would write '\(writeFacts)', which is a Swift file.")
    }
    try outputs.check(writeFacts, of: "--write-facts")
    if sources.paths == ["-"] { throw ValidationError("Facts are taken of files, not of '-'.") }
  }
}
