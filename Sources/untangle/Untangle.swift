import ArgumentParser
import UntangleFindings
import UntanglePipeline
import UntangleReports

#if canImport(LateConformances)
  import LateConformances
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
struct Untangle: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "untangle",
    abstract: "Finds Boolean state, swallowed enum cases and string keys in Swift code.",
    usage: """
      untangle [lint] [<path> ...] [<options>]
      untangle <subcommand>
      """,
    discussion: exitCodeText,
    version: toolVersion,
    subcommands: verbs,
    defaultSubcommand: LintCommand.self)

  static let verbs: [any Verb.Type] = [
    LintCommand.self, AuditCommand.self, StatesCommand.self, SuggestCommand.self, RewriteCommand.self,
    SuppressCommand.self,
    KeysCommand.self, InventoryCommand.self, AddCaseCommand.self, FactsCommand.self,
    RulesCommand.self, InitCommand.self, ConfigCommand.self, BaselineCommand.self,
  ]

  /// The argument parser exits with 64 for usage and 1 for errors; the contract requires 2 for both.
  static func main() {
    prepareProcess()
    end(with: run())
  }

  private static func run() -> Int32 {
    do {
      try checkVerb()
      try checkBundles()
      let written = WrittenArguments.ofProcess.words
      if written == ["--version"] {
        Console.write(toolVersion + "\n", to: .output)
        return 0
      }
      let words = try EnvironmentOptions.ofProcess.completing(written)
      let parsed = WrittenArguments(words: words).forParser
      let plain = verb(in: parsed)
      completeConformances()
      var command = try plain ?? parseAsRoot(parsed)
      try command.run()
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    } catch {
      completeConformances()
      let isAnswer = exitCode(for: error).isSuccess
      let message = WrittenArguments.asWritten(fullMessage(for: error)) + "\n"
      if isAnswer {
        Console.write(message, to: .output)
      } else {
        Console.write(message.spelledOut, to: .error)
      }
      return isAnswer ? 0 : 2
    }
  }
}

extension Untangle {
  /// Parses the verb directly, without the root command and its default verb, which takes half of the start
  /// time. nil if the words are not a plain verb with valid options; the root command then parses them and
  /// reports errors.
  private static func verb(in words: [String]) -> (any ParsableCommand)? {
    let names = verbs.map { $0.verbName } + ["help"]
    let named = words.first.flatMap { word in verbs.first { $0.verbName == word } }
    let rest = named == nil ? words[...] : words.dropFirst()
    guard !rest.contains(where: names.contains) else { return nil }
    return try? (named ?? LintCommand.self).parse(Array(rest))
  }

  /// A misspelt verb would be reported as a path that does not exist. This error suggests the verb.
  private static func checkVerb() throws {
    let names = verbs.map { $0.verbName } + ["help"]
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"),
      !names.contains(word), access(word, F_OK) != 0,
      let verb = nearestName(to: word, in: names)
    else { return }
    throw ValidationError("'\(word)' is neither a verb nor a path; did you mean '\(verb)'?")
  }
}

/// The single-letter flags.
private let shortFlags: Set<Character> = ["h", "q", "v"]

extension Untangle {
  /// The argument parser reads letters behind a single dash as separate flags, and an `h` among them prints
  /// the help. So a file called `-dash.swift` would be skipped without an error.
  private static func checkBundles() throws {
    for argument in CommandLine.arguments.dropFirst().prefix(while: { $0 != "--" }) {
      let letters = argument.dropFirst()
      guard argument.hasPrefix("-"), !argument.hasPrefix("--"), letters != "help", letters.contains("h"),
        !letters.allSatisfy(shortFlags.contains)
      else { continue }
      throw ValidationError("Unknown option '\(argument)'; write './\(argument)' if it is a path.")
    }
  }
}

let exitCodeText = """
  Exit codes: 0 nothing at or above the failing severity, 1 findings at or above it or a score over \
  --max-score, 2 could not run as asked.
  """

/// Makes all conformances of the program known to the Swift runtime.
///
/// Each of the parser's questions takes a look at all conformances that the runtime knows. In a program of
/// `Scripts/build` on Linux those of swift-syntax, Foundation and Yams, two thirds of all, are not among them
/// before: nothing that parses a plain verb asks for them.
private func completeConformances() {
  #if canImport(LateConformances)
    registerLateConformances()
  #endif
}

/// Ends the process without deallocation: freeing the memory of a large project takes longer than all rules.
func end(with code: Int32) -> Never { exit(code) }

/// Ignores SIGPIPE, so that writing to a closed pipe returns an error, and sets up progress, signals and
/// memory.
private func prepareProcess() {
  signal(SIGPIPE, SIG_IGN)
  ProgressMeter.prepare()
  Interruption.prepare()
  tellWhenMemoryRunsOut()
  tuneAllocator()
}
