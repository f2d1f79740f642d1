import ArgumentParser

extension ParsableCommand {
  /// The configuration of a verb, marked as a subcommand.
  ///
  /// Without that mark the argument parser first tries to parse each run as a request for a completion
  /// script, with two commands of its own, which takes a third of the start time. The root command still
  /// answers such requests.
  static func verb(
    commandName: String, abstract: String, usage: String? = nil, discussion: String = ""
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: commandName, _superCommandName: "untangle", abstract: abstract, usage: usage,
      discussion: discussion)
  }
}
