import ArgumentParser

extension ParsableCommand {
  /// The configuration of a verb: it says that the verb belongs to another command.
  ///
  /// Without that the argument parser first tries each run as a request for a completion script, with two commands of
  /// its own, which takes a third of a start. Such a request is for the root, which still answers it.
  static func verb(
    commandName: String, abstract: String, usage: String? = nil, discussion: String = ""
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: commandName, _superCommandName: "untangle", abstract: abstract, usage: usage,
      discussion: discussion)
  }
}
