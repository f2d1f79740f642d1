import ArgumentParser
import UntangleFindings
import UntanglePipeline
import UntangleReports
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles

struct SuppressCommand: Verb {
  static let verbName = "suppress"

  static let configuration = verb(
    abstract: "Writes comments that suppress the findings of a rule, with a reason.",
    usage: "untangle suppress <rule> [<path> ...] --reason <text> [<options>]",
    discussion: """
      Above each finding of the rule it writes '// untangle:disable:next RULE - REASON'. A line that has \
      documentation above it, or that begins with a brace, gets the comment at its end, as 'disable:this'. \
      A comment that is there already and gives the same reason names the rule, too.

      All files are written or none. The sources with the comments are analysed again before anything is \
      written. A finding that no comment can suppress is refused with its place and the reason; the others \
      are written all the same.

      'untangle rules suppression' has all that such a comment can say.

      Exit codes: 0 suppressed, or nothing to suppress, 2 could not suppress all, or could not run as asked.
      """)

  @Argument(help: "The rule.", completion: .rules)
  var rule: String

  @Option(
    help: ArgumentHelp(
      "Why the findings are allowed; written into each comment. Required.", valueName: "text"))
  var reason: String?

  @Option(
    help: ArgumentHelp(
      "The last month in which the comments hold, as 2027-03, or the day from which on they do not, as 2027-03-15.",
      valueName: "date"))
  var until: String?

  @Flag(help: "Show a unified diff and write nothing.")
  var diff = false

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    try sources.checkReadable(for: "Writing comments")
    let known = allRules.map { $0.schema.id.rawValue }
    guard known.contains(rule) else {
      if rule == suppressionSchema.id.rawValue {
        throw ValidationError(
          "Findings about comments cannot be suppressed by another one; mend the comments.")
      }
      if rule == "all" { throw ValidationError("Name one rule: a reason for all of them says nothing.") }
      throw unknownRule(rule, among: known)
    }
    if words.reason.isEmpty {
      throw ValidationError(
        "Add --reason: the comments say why the findings are allowed, as --reason 'the server adds cases weekly'."
      )
    }
    if words.reason.contains(where: { $0.isNewline }) || words.reason.utf8.contains(where: { $0 < 0x20 }) {
      throw ValidationError("--reason takes one line of text.")
    }
    if until != nil, words.endDay == nil {
      throw ValidationError("--until takes a month or a day, as 2027-03 or 2027-03-15.")
    }
    if !diff, sources.paths == ["-"] {
      throw ValidationError("'-' cannot be written: add --diff, or name files.")
    }
  }

  private var words: SuppressionWords {
    let text = (reason ?? "").split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    return SuppressionWords(rule: rule, reason: text, until: until)
  }

  func run() throws {
    if let day = words.endDay, try Clock.today() >= day {
      throw ValidationError("--until names a day that has come; the comments would not hold.")
    }
    if !diff { try sources.settleEarlierRuns() }
    let suppressing = try sources.suppress(words)
    let problems = suppressing.before.problems + suppressing.refusals
    sources.tell(problems)
    let unwritten = carryOut(suppressing.files)
    if unwritten.isEmpty { sources.note(summary(suppressing)) }
    end(with: (problems + unwritten).failRun ? 2 : 0)
  }

  private func carryOut(_ files: [Fixing.File]) -> [Problem] {
    guard diff else {
      return sources.write(
        files.compactMap { file in
          file.text.file.map { FileReplacement(file: $0, old: file.text.bytes, new: file.fixed) }
        })
    }
    for file in files {
      Console.write(
        UnifiedDiff(path: file.text.path, from: file.text.bytes, to: file.fixed).text, to: .output)
    }
    return []
  }

  /// Such as `suppressed 3 findings of enum_default in 2 files`.
  private func summary(_ suppressing: Suppressing) -> String {
    let (count, files) = (suppressing.count, suppressing.files)
    if files.isEmpty {
      return "nothing to suppress: no finding of \(rule)" + (suppressing.refusals.isEmpty ? "" : " can be")
    }
    let verb = diff ? "would suppress" : "suppressed"
    let findings = count == 1 ? "1 finding" : "\(count) findings"
    return "\(verb) \(findings) of \(rule) in \(files.count == 1 ? "1 file" : "\(files.count) files")"
  }
}
