import ArgumentParser
import UntanglePipeline
import UntangleReports
import UntangleRewrites
import UntangleSourceFiles

/// The options of `keys` that write code.
struct KeyMigrationOptions: ParsableArguments {
  enum Language: String, CaseIterable, ExpressibleByArgument { case swift }

  @Option(help: "Print the enums to use instead of literals, with calls that take them.")
  var emit: Language?

  enum Style: String, CaseIterable, ExpressibleByArgument { case typed, namespaced }

  @Option(
    help: """
      With --emit: 'typed' has an enum for each type of value, 'namespaced' one for each context as well, as in \
      Defaults.Account.
      """)
  var style: Style = .typed

  @Option(
    help: ArgumentHelp(
      """
      Give a key of user defaults another text. --emit prints the code that moves what is stored, --diff and \
      --apply change all places, too. May be given several times.
      """,
      valueName: "old=new"))
  var rename: [String] = []

  enum Effect: String, NamedFlag {
    case diff, apply

    static func help(for value: Effect) -> ArgumentHelp? {
      switch value {
      case .diff: "Show what --apply would change as a unified diff."
      case .apply: "Declare the keys in a new file and rewrite the places that use them."
      }
    }
  }

  @Flag var effect: Effect?

  @Option(
    help: ArgumentHelp(
      "The new file; only files of its module change. Without it DefaultsKeys.swift or the like, in the folder that the files share.",
      valueName: "file"))
  var output: String?

  @OptionGroup var outputs: OutputOptions
}

extension KeyMigrationOptions {
  var isWanted: Bool { emit != nil || effect != nil }

  func check(_ kinds: [String], _ sources: SourceOptions) throws {
    if output != nil, effect == nil { throw ValidationError("--output needs --apply or --diff.") }
    try checkStyle()
    try checkRenames(kinds)
    guard isWanted else { return }
    try sources.checkReadable(for: rename.isEmpty ? "Turning keys into cases" : "Renaming keys")
    if effect != nil, sources.paths == ["-"] {
      throw ValidationError(
        "--apply and --diff need files: what is read from standard input cannot be written.")
    }
    if KeySelection(kinds: kinds) == nil {
      let words = KeySelection.words.joined(separator: ", ")
      throw ValidationError("Keys can be cases where --kind is one of \(words).")
    }
    if output?.isEmpty == true { throw ValidationError("--output takes the path of a file.") }
    // A new file is allowed within the named paths, because their files may change, too.
    if let output, !sources.paths.contains(where: OutputTarget(output).isWithin) {
      try outputs.check(output, of: "--output")
    }
  }

  private func checkStyle() throws {
    guard style == .namespaced else { return }
    if emit == nil || effect != nil || !rename.isEmpty {
      throw ValidationError("--style namespaced needs --emit, and neither --diff, --apply nor --rename.")
    }
  }

  private func checkRenames(_ kinds: [String]) throws {
    guard !rename.isEmpty else { return }
    if !isWanted { throw ValidationError("--rename needs --emit, --diff or --apply.") }
    if kinds.contains(where: { $0 != "userDefaults" }) {
      throw ValidationError("--rename is for keys of user defaults.")
    }
    if let wrong = rename.first(where: { KeyRename($0) == nil }) {
      throw ValidationError(
        "--rename takes old=new, two texts without quotes and backslashes, and not '\(wrong)'.")
    }
  }

  /// Ends the run.
  func run(on analysis: Analysis, _ kinds: [String], _ sources: SourceOptions) throws -> Never {
    guard let selection = KeySelection(kinds: kinds) else { end(with: 2) }
    let renames = rename.compactMap { KeyRename($0) }
    if let mistake = analysis.mistake(in: renames) {
      Console.write("error: \(mistake.message.visible)\n", to: .error)
      end(with: 2)
    }
    for mention in analysis.unfollowedMentions(of: renames) {
      let places = mention.count == 1 ? "1 more place says" : "\(mention.count) more places say"
      sources.note("note: \(places) '\(mention.text.visible)'; what becomes of that text is not followed")
    }
    do throws(ReadFailure) {
      guard effect != nil else {
        let style: KeyStyle = style == .namespaced ? .namespaced : .typed
        let migration = try sources.during("writing keys…") { () throws(ReadFailure) in
          try renames.isEmpty
            ? analysis.keyMigration(selection, style: style)
            : analysis.keyRenaming(renames, output: nil).migration
        }
        tell(migration, sources)
        Console.write(Array(migration.declaration.utf8), to: .output)
        end(with: analysis.problems.failRun ? 2 : 0)
      }
      let path = output.map { shownPath($0, in: analysis.request.workingDirectory) }
      let rewriting = try sources.during("rewriting keys…") { () throws(ReadFailure) in
        try renames.isEmpty
          ? analysis.keyRewriting(selection, output: path) : analysis.keyRenaming(renames, output: path)
      }
      carryOut(rewriting, analysis, sources)
    } catch {
      Console.write("error: a file \(error)\n", to: .error)
      end(with: 2)
    }
  }

  private func carryOut(
    _ rewriting: KeyRewriting, _ analysis: Analysis, _ sources: SourceOptions
  ) -> Never {
    tell(rewriting.migration, sources)
    switch rewriting.outcome {
    case .nothing:
      sources.note("nothing to do: no key is written as a literal")
      end(with: analysis.problems.failRun ? 2 : 0)
    case .unplaced(let reason):
      Console.write("nothing is changed: \(reason.visible)\n", to: .error)
      end(with: 1)
    case .refused(let refusals):
      Console.write("nothing is changed: it cannot be shown that all keys stay the same\n", to: .error)
      tell(refusals)
      end(with: 1)
    case .proved(let files):
      let problems = write(files, sources)
      if problems.isEmpty { tellSummary(rewriting, analysis.request.workingDirectory, sources) }
      end(with: (problems + analysis.problems).failRun ? 2 : 0)
    }
  }

  private func write(_ files: [FileReplacement], _ sources: SourceOptions) -> [Problem] {
    guard effect == .apply else {
      for file in files {
        Console.write(UnifiedDiff(path: file.file.path, from: file.old, to: file.new).text, to: .output)
      }
      return []
    }
    return sources.write(files)
  }

  private func tell(_ migration: KeyMigration, _ sources: SourceOptions) {
    guard sources.verbosity != .quiet else { return }
    if migration.onceCount > 0 {
      let keys = count(migration.onceCount, "key")
      sources.note("left alone: \(keys) spelt in one place already, as a constant or an attribute")
    }
    if !migration.remainders.isEmpty {
      Console.write("left as they are:\n", to: .error)
      tell(migration.remainders)
    }
  }

  private func tell(_ refusals: [Refusal]) {
    for refusal in refusals {
      let place = refusal.location
      Console.write(
        "  \(place.path.visiblePath):\(place.line):\(place.column): \(refusal.reason.visible)\n", to: .error)
    }
  }

  private func tellSummary(_ rewriting: KeyRewriting, _ workingDirectory: String, _ sources: SourceOptions) {
    sources.note(summary(rewriting))
    let declares = rewriting.migration.keyCount > 0 || !rewriting.migration.renames.isEmpty
    guard effect == .apply, declares else { return }
    switch rewriting.membership(from: workingDirectory) {
    case .unknown:
      guard rewriting.module == nil else { return }
      sources.note("in Xcode, add the new file to every target that the changed files are in")
    case .automatic: break
    case .missing(let gaps):
      for gap in gaps {
        sources.note("\(rewriting.output.visiblePath): note: \(advice(gap))")
      }
    }
  }

  private func advice(_ gap: ProjectGap) -> String {
    let names = gap.targets.map { "'\($0.visible)'" }.joined(separator: ", ")
    let project = "\(gap.project.visiblePath), which lists its files one by one"
    switch gap.targets.count {
    case 0: return "add this file to the targets of the changed files in \(project)"
    case 1: return "add this file to the target \(names) of \(project)"
    default: return "add this file to the targets \(names) of \(project)"
    }
  }

  /// Such as `declared 80 keys in DefaultsKeys.swift, rewrote 320 places in 30 files`.
  private func summary(_ rewriting: KeyRewriting) -> String {
    let migration = rewriting.migration
    let verbs = effect == .apply ? ("declared", "rewrote") : ("would declare", "rewrite")
    let places =
      "\(verbs.1) \(count(migration.placeCount, "place")) in \(count(migration.files.count, "file"))"
    if !migration.renames.isEmpty {
      let keys = count(migration.renames.count, "key")
      return "\(effect == .apply ? "renamed" : "would rename") \(keys) at "
        + "\(count(migration.placeCount, "place")) in \(count(migration.files.count, "file")); "
        + "call UserDefaults.standard.moveRenamedKeys(), which \(rewriting.output.visiblePath) has, at the start"
    }
    // Constants that were there already may be all that is needed.
    guard migration.keyCount > 0 else { return places }
    return "\(verbs.0) \(count(migration.keyCount, "key")) in \(rewriting.output.visiblePath), \(places)"
  }

  private func count(_ number: Int, _ word: String) -> String {
    number == 1 ? "1 \(word)" : "\(number) \(word)s"
  }
}
