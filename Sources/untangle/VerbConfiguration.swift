import ArgumentParser

/// A subcommand.
protocol Verb: ParsableCommand {
  /// The word on the command line. Its configuration has it, too, but holds texts that are put together first.
  static var verbName: String { get }
}

extension Verb {
  /// The configuration of a verb, marked as a subcommand.
  ///
  /// Without that mark the argument parser first tries to parse each run as a request for a completion
  /// script, with two commands of its own, which takes a third of the start time. The root command still
  /// answers such requests.
  static func verb(
    abstract: String, usage: String? = nil, discussion: String = ""
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: verbName, _superCommandName: "untangle", abstract: abstract, usage: usage,
      discussion: discussion)
  }
}
