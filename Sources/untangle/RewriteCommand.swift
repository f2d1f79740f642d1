import ArgumentParser
import UntangleConfiguration
import UntanglePipeline
import UntangleReports
import UntangleRewrites
import UntangleSourceFiles

struct RewriteCommand: Verb {
  static let verbName = "rewrite"

  static let configuration = verb(
    abstract: "Turns the variables of a type that are one state into one enum.",
    usage: "untangle rewrite [<path> ...] --type <name> [<options>]",
    discussion: """
      Prints a unified diff; --apply writes it, all files or none. The rewritten source is analysed \
      again before anything is shown: the reached states and the ways between them must match one to one. What \
      assumptions rule out ('--assume', 'assume:') has no case; an assertion stands where it would come about.

      Exit codes: 0 rewritten, 1 left as it is with the reasons, 2 could not run as asked.
      """)

  @Option(help: ArgumentHelp("The type; its full dotted name or the last part.", valueName: "name"))
  var type: String

  @Flag(help: "Write the files instead of a diff.")
  var apply = false

  @Flag(
    help: """
      Compile the packages of the rewritten files with 'swift build' first, without a change of any file. Where \
      errors are new, nothing is shown or written.
      """)
  var check = false

  @Flag(
    help: """
      Remove the old names that no other file uses, and ask the enum instead, as far as that is one comparison. Without \
      it, only those that nothing uses go, and private ones with at most three uses.
      """)
  var dissolve = false

  @Flag(
    help: """
      Replace flags that show sheets, or alerts, of one view by one optional and one modifier, where every use of \
      them is understood. Two that are true at once show one thing after the other now, and only the last of \
      them then.
      """)
  var presentedItem = false

  @Flag(
    help: """
      Move what several methods do to the same objects into one function with a case for each. A parameter of a \
      delegate's function is taken for the property of its name and type; each is named above the diff.
      """)
  var uiState = false

  @Option(
    help: ArgumentHelp(
      """
      Turn this Bool of the type into an enum of two cases, at all places in all files that ask for it or set it, \
      or at none. Its words give the names, or '--name FLAG=CASE', '--name none=CASE', '--enum' and '--property'.
      """, valueName: "name"))
  var flag: String?

  @OptionGroup var names: NameOptions

  @OptionGroup var effort: EffortOptions

  @OptionGroup var premises: PremiseOptions

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    try sources.checkReadable(for: "A rewrite")
    let kinds = [
      presentedItem ? "--presented-item" : nil, uiState ? "--ui-state" : nil, flag == nil ? nil : "--flag",
    ].compactMap(\.self)
    if kinds.count > 1 {
      throw ValidationError("\(kinds.joined(separator: " and ")) are \(kinds.count) rewrites.")
    }
    if dissolve, let kind = kinds.first {
      throw ValidationError(
        "--dissolve removes the old names of variables that become an enum, and \(kind) has none.")
    }
    if apply, sources.paths == ["-"] {
      throw ValidationError("--apply needs files: what is read from standard input cannot be written.")
    }
    if check, sources.paths == ["-"] {
      throw ValidationError("--check needs files: what is read from standard input belongs to no package.")
    }
  }

  func run() throws {
    if apply { try sources.settleEarlierRuns() }
    let analysis =
      flag == nil
      ? try sources.analyze(
        .states(ofTypesNamed: type), effort: effort.effort, assumed: premises.assumed(of: type),
        readings: .several) : try sources.analyze(.project)
    if sources.tellNames(in: analysis, ofTypeNamed: type) == .mistaken { end(with: 2) }
    do throws(TypeChoiceError) {
      if let flag { return try nameValues(of: flag, in: analysis) }
      if presentedItem { return try present(in: analysis) }
      if uiState { return try applyStates(in: analysis) }
      let rewriting = try sources.during("rewriting \(type.visible)…") { () throws(TypeChoiceError) in
        try analysis.rewriting(
          ofTypeNamed: type, naming: names.chosen, oldNames: dissolve ? .removed : .kept)
      }
      tell(rewriting.attempts)
      if !rewriting.replacements.isEmpty {
        declareChanges(of: rewriting.attempts)
        for settled in settledPremises(by: rewriting.attempts, in: analysis) {
          let place = "\(settled.path.visiblePath):\(settled.line)"
          declare("\(place): '\(settled.text)' is settled by the enum: take it out")
        }
      }
      finish(rewriting.replacements, in: analysis)
    } catch {
      Console.write("error: \(error.message.visible)\n", to: .error)
      end(with: 2)
    }
  }

  private func nameValues(of flag: String, in analysis: Analysis) throws(TypeChoiceError) {
    let (rewrite, replacements) = try sources.during("rewriting \(type.visible)…") {
      () throws(TypeChoiceError) in
      try namingValues(of: flag, ofTypeNamed: type, in: analysis, naming: names.chosen)
    }
    if !rewrite.refusals.isEmpty { tell("'\(flag.visible)' is left as it is", rewrite.refusals) }
    for comment in replacements.isEmpty ? [] : rewrite.comments {
      declare("\(place(comment)): a comment names '\(flag)'")
    }
    finish(replacements, in: analysis)
  }

  private func present(in analysis: Analysis) throws(TypeChoiceError) {
    let (left, replacements) = try sources.during("rewriting \(type.visible)…") {
      () throws(TypeChoiceError) in
      try analysis.presentingOneItem(inTypeNamed: type)
    }
    if replacements.isEmpty, left.isEmpty {
      Console.write(
        "\(type.visible) is left as it is:\n  no chain of modifiers shows two things of one kind behind flags\n",
        to: .error)
    }
    for item in left {
      tell("\(item.flags.joined(separator: ", ").visible) stay as they are", item.remainders)
    }
    finish(replacements, in: analysis)
  }

  private func applyStates(in analysis: Analysis) throws(TypeChoiceError) {
    let (all, replacements) = try sources.during("rewriting \(type.visible)…") { () throws(TypeChoiceError) in
      try applyingStates(ofTypeNamed: type, in: analysis, naming: names.chosen)
    }
    if all.isEmpty {
      Console.write(
        "\(type.visible) is left as it is:\n  no methods of it drive the same objects\n", to: .error)
    }
    for states in all where states.files.isEmpty {
      tell("what drives \(joined(states.receivers).visible) stays as it is", states.remainders)
    }
    for assumption in all.filter({ !$0.files.isEmpty }).flatMap(\.assumptions) {
      declare("assumed: \(assumption)")
    }
    finish(replacements, in: analysis)
  }

  /// What stays by hand, and why.
  private func tell(_ what: String, _ reasons: [Refusal]) {
    let lines = reasons.map { "  \(place($0.location)): \($0.reason.visible)\n" }
    Console.write("\(what):\n" + lines.joined(), to: .error)
  }

  /// Writes or shows what is rewritten.
  private func finish(_ replacements: [FileReplacement], in analysis: Analysis) -> Never {
    if check, !replacements.isEmpty { compile(replacements) }
    let problems = carryOut(replacements)
    if (problems + analysis.problems).failRun { end(with: 2) }
    end(with: replacements.isEmpty ? 1 : 0)
  }

  /// Ends the run where the rewritten packages do not compile.
  private func compile(_ replacements: [FileReplacement]) {
    switch sources.during("compiling…", { verdict(on: replacements) }) {
    case .compile(let folders):
      sources.note("'swift build' compiles the rewritten package in \(joined(folders))")
    case .failAsBefore(let count):
      sources.note("'swift build' tells of the same \(counted(count, "error")) as before the rewrite")
    case .fail(let errors):
      Console.write(
        "the rewritten package does not compile, so that nothing is changed:\n"
          + errors.map { "  \($0.visible)\n" }.joined(), to: .error)
      end(with: 1)
    case .unknown(let reason):
      Console.write("error: --check: \(reason.visible)\n", to: .error)
      end(with: 2)
    }
  }

  private func place(_ location: Location) -> String {
    "\(location.path.visiblePath):\(location.line):\(location.column)"
  }

  /// What is not as before, above the diff.
  private func declareChanges(of attempts: [RewriteAttempt]) {
    for attempt in attempts where attempt.isProved {
      declareAssumptions(of: attempt)
      if let change = attempt.change { declare(change.text) }
    }
  }

  /// What a rewrite rests on, and the combinations that have no case for that.
  private func declareAssumptions(of attempt: RewriteAttempt) {
    let excluded = attempt.rewrite?.excluded ?? []
    guard !attempt.restingOn.isEmpty else { return }
    var lines = attempt.restingOn.map { "assumed: \($0)" }
    if !excluded.isEmpty {
      let more = excluded.count > shownCount ? " and \(excluded.count - shownCount) more" : ""
      lines.append("no case any more: \(excluded.prefix(shownCount).joined(separator: "; "))\(more)")
      lines.append(
        "where one of these would come about, a debug build stops at an assertion; its text says what a release build does"
      )
    }
    for line in lines { declare(line) }
  }

  /// One line above the diff.
  private func declare(_ text: String) {
    Console.write("# \(text.visible)\n", to: apply ? .error : .output)
  }

  private func carryOut(_ replacements: [FileReplacement]) -> [Problem] {
    if !apply {
      for file in replacements {
        Console.write(UnifiedDiff(path: file.file.path, from: file.old, to: file.new).text, to: .output)
      }
      return []
    }
    return sources.write(replacements)
  }

  private func tell(_ attempts: [RewriteAttempt]) {
    for attempt in attempts {
      switch attempt.outcome {
      case .proved, .unproved, .computed: continue
      case .refused(let refusals):
        let names = attempt.variableNames.joined(separator: ", ")
        Console.write("\(attempt.type.visible) (\(names.visible)) is left as it is:\n", to: .error)
        for refusal in refusals {
          Console.write("  \(place(refusal.location)): \(refusal.reason.visible)\n", to: .error)
        }
      case .optional(let value):
        Console.write(
          "\(attempt.type.visible) is left as it is: one optional '\(value.structName.visible)' says it better; 'untangle suggest --type \(attempt.type.visible)' shows it, '--enum NAME' writes an enum all the same\n",
          to: .error)
      case .left(let reason), .derived(_, let reason, _):
        Console.write("\(attempt.type.visible) is left as it is: \(reason.visible)\n", to: .error)
        for refusal in attempt.obstacles {
          Console.write("  \(place(refusal.location)): \(refusal.reason.visible)\n", to: .error)
        }
      }
    }
  }
}

/// How many combinations without a case are listed.
private let shownCount = 8

/// Names for the enum and its cases.
struct NameOptions: ParsableArguments {
  @Option(
    name: .customLong("enum"),
    help: ArgumentHelp("What to call the enum; 'State' where that is free.", valueName: "name"))
  var enumName: String?

  @Option(help: ArgumentHelp("What to call the variable that holds it.", valueName: "name"))
  var property: String?

  @Option(
    name: .customLong("name"), parsing: .singleValue,
    help: ArgumentHelp(
      "What to call a state: what is set in it, joined by '+', or 'none'; then '=' and the case. May stand several times.",
      valueName: "values=case"))
  var cases: [String] = []

  func validate() throws {
    for text in cases where Self.pair(text) == nil {
      throw ValidationError("--name takes VALUES=CASE, like isLoading+hasError=retrying.")
    }
  }

  var chosen: ChosenNames {
    let pairs = cases.compactMap(Self.pair)
    return ChosenNames(
      type: enumName, property: property,
      cases: Dictionary(pairs.map { ($0.terms, $0.name) }) { _, last in last })
  }

  private static func pair(_ text: String) -> (terms: Set<String>, name: String)? {
    let halves = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard halves.count == 2, halves[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      halves[1].first?.isNumber == false
    else { return nil }
    return (setNames(halves[0]), halves[1])
  }
}

extension SourceOptions {
  /// Whether all types and variables for which the configuration sets names exist.
  enum NameFit { case fitting, mistaken }

  func tellNames(in analysis: Analysis, ofTypeNamed type: String?) -> NameFit {
    let problems = analysis.stateNameProblems(forTypeNamed: type)
    tell(problems)
    return problems.isEmpty ? .fitting : .mistaken
  }
}
