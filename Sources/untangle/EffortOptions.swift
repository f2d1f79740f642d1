import ArgumentParser

/// How much effort to spend on the states of the named type.
struct EffortOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With --type, look so many times longer at its states before less is told apart: 1 to 1000.",
      valueName: "times"))
  var effort: Int?

  func validate() throws {
    if let effort, !(1...1_000).contains(effort) {
      throw ValidationError("--effort takes a number from 1 to 1000.")
    }
  }
}
