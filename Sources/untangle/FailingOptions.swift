import ArgumentParser
import UntangleFindings

/// The options that decide when `lint` exits with 1.
struct FailingOptions: ParsableArguments {
  enum FailingSeverity: String, ExpressibleByArgument, CaseIterable {
    case note, warning, error, never

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  @Option(
    name: .customLong("fail-on"),
    help: ArgumentHelp(
      "The least severity that fails the run; warning if nothing says otherwise.", valueName: "severity"))
  var failOn: FailingSeverity?

  @Flag(help: "Every finding fails the run, as '--fail-on note'.")
  var strict = false

  @Option(
    name: .customLong("max-warnings"),
    help: ArgumentHelp("Fail only where there is an error, or more warnings than this.", valueName: "count"))
  var maxWarnings: Int?

  @Option(
    name: .customLong("max-score"), parsing: .unconditional,
    help: ArgumentHelp(
      "Fail where a type's score is over this; wins over 'score: max_type' in the configuration.",
      valueName: "points"))
  var maxScore: Double?

  @Option(
    name: .customLong("max-score-increase"), parsing: .unconditional,
    help: ArgumentHelp(
      "With --since or --staged: fail where the points of all types, and of code outside of types, rose by more.",
      valueName: "points"))
  var maxScoreIncrease: Double?

  @Flag(help: "With --fix: end with 1 where anything was changed, as pre-commit hooks expect.")
  var exitNonZeroOnFix = false

  func validate() throws {
    if let maxScore, !(maxScore >= 0 && maxScore.isFinite) {
      throw ValidationError("--max-score takes a number from 0 upwards.")
    }
    if let maxScoreIncrease, !(maxScoreIncrease >= 0 && maxScoreIncrease.isFinite) {
      throw ValidationError("--max-score-increase takes a number from 0 upwards.")
    }
    if let maxWarnings, maxWarnings < 0 {
      throw ValidationError("--max-warnings takes a number from 0 upwards.")
    }
    if [failOn != nil, strict, maxWarnings != nil].count(where: \.self) > 1 {
      throw ValidationError(
        "--fail-on, --strict and --max-warnings say the same thing in three ways; take one.")
    }
  }

  /// Whether findings of these severities fail the run.
  func isFailing(_ severities: [Severity]) -> Bool {
    if let maxWarnings {
      return severities.contains { $0 > .warning } || severities.count { $0 == .warning } > maxWarnings
    }
    return failOn == .never ? false : severities.contains { $0 >= least }
  }

  /// Why the run fails by '--max-warnings', on one line; empty where it does not.
  func tooManyWarnings(_ severities: [Severity]) -> String {
    let count = severities.count { $0 == .warning }
    guard let maxWarnings, count > maxWarnings else { return "" }
    return
      "\(count == 1 ? "1 warning is" : "\(count) warnings are") more than --max-warnings \(maxWarnings)\n"
  }

  /// The lowest severity that fails the run.
  var least: Severity { strict ? .note : failOn?.severity ?? .warning }
}
