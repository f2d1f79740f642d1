import ArgumentParser

struct Pack: ParsableCommand {
  @Flag(help: "Print every file.") var verbose = false
  @Flag(help: "Print nothing.") var quiet = false
  @Flag(help: "Overwrite.") var force = false
  @Option(help: "Where to.") var output: String?

  mutating func validate() throws {
    if verbose && quiet { throw ValidationError("--verbose and --quiet exclude each other") }
    if force { quiet = true; verbose = false }
  }

  mutating func run() throws {
    if quiet && force { verbose = false; quiet = true; force = false }
  }
}
