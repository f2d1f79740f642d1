import Foundation
import Testing

@Suite("Command line: suppressing", .enabled(if: BuiltProgram.path != nil)) struct CommandLineSuppressTests {
  private static let enums = "enum Tide { case low, high, rising }\n"

  private static let source = """
    func note(_ tide: Tide) -> Int {
      switch tide {
      case .low: 1
      default: 2
      }
    }

    """

  private static let reason = "the sea adds cases"

  private static let suppressed = source.replacingOccurrences(
    of: "  default: 2",
    with: "  // untangle:disable:next enum_default - the sea adds cases\n  default: 2")

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Enums.swift", Self.enums)
    try folder.write("A.swift", Self.source)
    try folder.write("More/B.swift", Self.source)
    return folder
  }

  /// Seconds since 1970 of a day.
  private func clock(_ day: String) throws -> [String: String] {
    let date = try #require(ISO8601DateFormatter().date(from: "\(day)T12:00:00Z"))
    return ["SOURCE_DATE_EPOCH": String(Int(date.timeIntervalSince1970))]
  }

  @Test func writesACommentAtEachFinding() async throws {
    let folder = try folder()
    let run = try await folder.untangle("suppress", "enum_default", "--reason", Self.reason)
    #expect(run.errors == "suppressed 2 findings of enum_default in 2 files\n")
    #expect(run.text == "")
    #expect(run.status == 0)
    #expect(try folder.text("A.swift") == Self.suppressed)
    #expect(try folder.text("More/B.swift") == Self.suppressed)
    let lint = try await folder.untangle("lint", "--fail-on", "note")
    #expect(lint.text == "")
    #expect(lint.status == 0)
    let again = try await folder.untangle("suppress", "enum_default", "--reason", Self.reason)
    #expect(again.errors == "nothing to suppress: no finding of enum_default\n")
    #expect(again.status == 0)
  }

  @Test func looksOnlyAtThePathsThatAreNamed() async throws {
    let folder = try folder()
    let run = try await folder.untangle(
      "suppress", "enum_default", "More", "Enums.swift", "--reason", Self.reason)
    #expect(run.errors == "suppressed 1 finding of enum_default in 1 file\n")
    #expect(try folder.text("A.swift") == Self.source)
    #expect(try folder.text("More/B.swift") == Self.suppressed)
  }

  @Test(.enabled(if: hasProgram("git"))) func showsADiffThatGitApplies() async throws {
    let folder = try folder()
    let run = try await folder.untangle("suppress", "enum_default", "--reason", Self.reason, "--diff")
    #expect(run.errors == "would suppress 2 findings of enum_default in 2 files\n")
    #expect(run.status == 0)
    #expect(try folder.text("A.swift") == Self.source)
    try folder.write("changes.diff", bytes: run.output)
    #expect(try await folder.shell("git apply changes.diff").status == 0)
    #expect(try folder.text("A.swift") == Self.suppressed)
    let input = try await folder.untangle(
      "suppress", "enum_default", "--reason", Self.reason, "--diff", "-", input: Self.enums + Self.source)
    #expect(input.text.contains("+  // untangle:disable:next enum_default - the sea adds cases\n"))
  }

  @Test func refusesAPlaceAndWritesTheOthers() async throws {
    let folder = try folder()
    let literal = Self.source.replacingOccurrences(
      of: "  switch tide {\n  case .low: 1\n  default: 2\n  }\n",
      with: "  count(\"\"\"\n    \\(switch tide { case .low: 1\n    default: 2 })\n    \"\"\")\n")
    try folder.write("C.swift", literal)
    let run = try await folder.untangle("suppress", "enum_default", "--reason", Self.reason)
    #expect(
      run.errors == """
        C.swift:4: error: not suppressed: the line is within a literal, where a comment is text; write \
        'untangle:disable enum_default - the sea adds cases' above it and 'untangle:enable enum_default' below it
        suppressed 2 findings of enum_default in 2 files

        """)
    #expect(run.status == 2)
    #expect(try folder.text("C.swift") == literal)
    #expect(try folder.text("A.swift") == Self.suppressed)
  }

  @Test func holdsUntilTheDayThatIsNamed() async throws {
    let folder = try folder()
    let before = try clock("2027-02-01")
    let written = try await folder.untangle(
      "suppress", "enum_default", "A.swift", "Enums.swift", "--reason", Self.reason, "--until", "2027-03",
      environment: before)
    #expect(written.status == 0)
    #expect(
      try folder.text("A.swift").contains("disable:next enum_default until: 2027-03 - the sea adds cases\n"))
    let arguments = ["lint", "A.swift", "Enums.swift", "--cache-path", "kept", "--format", "xcode"]
    // The cache knows all of them by then.
    for _ in 0..<2 {
      for day in ["2027-02-01", "2027-03-31"] {
        #expect(try await folder.untangle(arguments, environment: try clock(day)).text == "")
      }
      for day in ["2027-04-01", "2030-01-01"] {
        let over = try await folder.untangle(arguments, environment: try clock(day))
        #expect(over.lines.count == 1)
        #expect(over.lines.first?.hasPrefix("A.swift:5:3: note: default takes 2 cases of 'Tide'") == true)
        #expect(
          over.text.contains("; its suppression on line 4 has expired ('until: 2027-03') (enum_default)"))
      }
    }
    let again = try await folder.untangle(
      "suppress", "enum_default", "A.swift", "Enums.swift", "--reason", "again", "--until", "2031-05-01",
      environment: try clock("2030-01-01"))
    #expect(again.status == 0)
    #expect(
      try folder.text("A.swift")
        == Self.suppressed.replacingOccurrences(
          of: "enum_default - the sea adds cases", with: "enum_default until: 2031-05-01 - again"))
  }

  @Test func aDayMayBeNamedThatIsTheFirstWithout() async throws {
    let folder = try folder()
    try folder.write(
      "A.swift",
      Self.suppressed.replacingOccurrences(of: "enum_default -", with: "enum_default until: 2027-03-15 -"))
    let arguments = ["lint", "A.swift", "Enums.swift"]
    #expect(try await folder.untangle(arguments, environment: try clock("2027-03-14")).text == "")
    #expect(try await folder.untangle(arguments, environment: try clock("2027-03-15")).lines.count == 1)
  }

  @Test(arguments: ["soon", "-1", "1.5"])
  func aClockThatIsNoneIsTold(value: String) async throws {
    let folder = try folder()
    let run = try await folder.untangle("lint", environment: ["SOURCE_DATE_EPOCH": value])
    #expect(
      run.errors
        == "SOURCE_DATE_EPOCH: error: '\(value)' is no number of seconds since 1970; set one, or unset it\n")
    #expect(run.status == 2)
  }

  static let refusals: [([String], String)] = [
    (["enum_default"], "Add --reason: the comments say why the findings are allowed"),
    (["enum_default", "--reason", "  "], "Add --reason"),
    (["enum_default", "--reason", "two\nlines"], "--reason takes one line of text."),
    (["enum_defaults", "--reason", "x"], "Unknown rule 'enum_defaults'; did you mean 'enum_default'?"),
    (["suppression", "--reason", "x"], "Findings about comments cannot be suppressed by another one"),
    (["all", "--reason", "x"], "Name one rule"),
    (["enum_default", "--reason", "x", "--until", "2027-13"], "--until takes a month or a day"),
    (["enum_default", "--reason", "x", "--until", "2001-01"], "--until names a day that has come"),
    (["enum_default", "--reason", "x", "-"], "'-' cannot be written: add --diff, or name files."),
    ([], "Missing expected argument '<rule>'"),
  ]

  @Test(arguments: refusals)
  func whatCannotBeAskedIsTold(arguments: [String], told: String) async throws {
    let folder = try folder()
    let run = try await folder.untangle(["suppress"] + arguments)
    #expect(run.status == 2)
    #expect(run.text == "")
    #expect(run.errors.contains(told), "\(run.errors)")
    #expect(try folder.text("A.swift") == Self.source)
  }

  @Test func fixRemovesWhatHasNoEffect() async throws {
    let folder = try folder()
    let dead = Self.suppressed.replacingOccurrences(of: "default: 2", with: "case .high, .rising: 2")
    let clean = Self.source.replacingOccurrences(of: "default: 2", with: "case .high, .rising: 2")
    try folder.write("A.swift", dead)
    try folder.write("More/B.swift", Self.suppressed)
    let diff = try await folder.untangle("lint", "--diff")
    #expect(diff.text.contains("-  // untangle:disable:next enum_default - the sea adds cases\n"))
    #expect(diff.errors == "would fix 1 finding in 1 file\n")
    // Its enum may be anywhere.
    let part = try await folder.untangle("lint", "--fix", "More")
    #expect(
      part.errors
        == "1 comment that suppresses nothing is left: not all files in the folder of the configuration were read\n"
        + "nothing to fix\n")
    #expect(try folder.text("More/B.swift") == Self.suppressed)
    // What the comment names does not run.
    for choice in [["--disable", "enum_default"], ["--only", "string_key,suppression"]] {
      let run = try await folder.untangle(["lint", "--fix"] + choice)
      #expect(run.errors == "nothing to fix\n")
    }
    let run = try await folder.untangle("lint", "--fix")
    #expect(run.errors == "fixed 1 finding in 1 file\n")
    #expect(run.status == 0)
    #expect(try folder.text("A.swift") == clean)
    #expect(try folder.text("More/B.swift") == Self.suppressed)
  }

  @Test func fixRemovesNothingWhereAFileCannotBeRead() async throws {
    let folder = try folder()
    let dead = Self.suppressed.replacingOccurrences(of: "default: 2", with: "case .high, .rising: 2")
    try folder.write("A.swift", dead)
    try folder.write("Broken.swift", "let a = = 1\n")
    let run = try await folder.untangle("lint", "--fix")
    #expect(run.status == 2)
    #expect(try folder.text("A.swift") == dead)
  }

  @Test func everyRuleSaysHowItIsSuppressed() async throws {
    let folder = try TemporaryFolder()
    let page = try await folder.untangle("rules", "enum_default")
    #expect(page.text.contains("`// untangle:disable:next enum_default - reason`"))
    let all = try await folder.untangle("rules", "suppression")
    for word in [
      "disable:next", "disable:this", "disable:previous", "`all`", "untangle:enable", "until:", "` - `",
    ] {
      #expect(all.text.contains(word), "\(word)")
    }
  }
}
