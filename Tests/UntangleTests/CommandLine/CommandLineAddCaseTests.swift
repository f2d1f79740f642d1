import Testing
import UntangleReports

/// `untangle add-case`, as a user starts it.
struct CommandLineAddCaseTests {
  private static let activity = """
    enum Activity { case running, walking }
    enum Other { enum Activity { case one } }
    enum Lamp { case on, off }
    struct Gps {
      func start(_ activity: Activity) {
        switch activity {
        case .running, .walking: print("on")
        }
        if activity == .running { print("fast") } else { print("slow") }
      }
    }

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.activity)
    return folder
  }

  @Test func helpNamesEveryFormat() async throws {
    let run = try await TemporaryFolder().untangle("add-case", "--help")
    #expect(run.status == 0)
    for format in CaseAdditionFormat.allCases { #expect(run.text.contains(format.rawValue)) }
    #expect(run.text.contains("<enum.case>"))
  }

  @Test(arguments: CaseAdditionFormat.allCases)
  func everyFormatShowsThePlaces(format: CaseAdditionFormat) async throws {
    let folder = try folder()
    let arguments = ["add-case", "Lamp.broken", "--format", format.rawValue]
    let none = try await folder.untangle(arguments)
    #expect(none.status == 0)
    let run = try await folder.untangle(["add-case", "Gps.Activity.hiking", "--format", format.rawValue])
    #expect(run.status == 2)
    try folder.write(
      "A.swift", Self.activity.replacing("enum Other { enum Activity { case one } }", with: ""))
    let full = try await folder.untangle(["add-case", "Activity.hiking", "--format", format.rawValue])
    #expect(full.status == 0)
    #expect(full.errors == "")
    for word in ["Activity", "hiking", "A.swift", "no branch takes", "the `else` branch runs"] {
      #expect(full.text.contains(word), "\(format): \(word)")
    }
    let again = try await folder.untangle(
      ["add-case", "Activity.hiking", "--format", format.rawValue, "--threads", "7"])
    #expect(again.output == full.output)
  }

  @Test func jsonHasEveryKeyInOrder() async throws {
    let run = try await folder().untangle("add-case", "Other.Activity.two", "--format", "json")
    #expect(
      run.text == """
        {
          "schemaVersion": 1,
          "enum": "Other.Activity",
          "case": "two",
          "path": "A.swift",
          "line": 2,
          "column": 19,
          "flagged": [],
          "silent": [],
          "perhaps": []
        }

        """)
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "enum A { case b }\nfunc f(_ a: A) -> Bool { a == .b }\n")
    let full = try await folder.untangle("add-case", "A.c", "--format", "json")
    #expect(
      full.text.contains(
        """
          "silent": [
            {
              "path": "A.swift",
              "line": 2,
              "column": 26,
              "kind": "comparison",
              "severity": null,
              "type": null,
              "function": "f",
              "subject": "a",
              "missing": null,
              "behaviour": "is not `.b`: answers `false`",
              "runs": null
            }
          ],
        """))
  }

  @Test(arguments: [
    ("Actvity.hiking", "error: no enum 'Actvity'; did you mean 'Activity'?\n"),
    ("Lamp.on", "error: 'Lamp' has a case 'on' already\n"),
    ("Lamp.`on`", "error: 'Lamp' has a case 'on' already\n"),
    ("Lamp.2x", "error: '2x' is no name for a case: it must be an identifier\n"),
    ("Lamp._", "error: '_' is no name for a case: it must be an identifier\n"),
    ("Lamp.", "error: '' is no name for a case: it must be an identifier\n"),
    ("broken", "error: 'broken' names no enum; write 'ENUM.CASE', like 'Phase.paused'\n"),
    ("Gps.lost", "error: 'Gps' is no enum that these sources declare\n"),
  ])
  func unusableNamesAreRefused(name: String, error: String) async throws {
    let run = try await folder().untangle("add-case", name)
    #expect(run.status == 2)
    #expect(run.text == "")
    #expect(run.errors == error)
  }

  @Test func aLastPartMustNameOneEnum() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "enum A { enum K { case a } }\nenum B { enum K { case b } }\n")
    let run = try await folder.untangle("add-case", "K.c")
    #expect(run.status == 2)
    #expect(run.errors == "error: several enums are called 'K': 'A.K', 'B.K'; give the full name\n")
    #expect(try await folder.untangle("add-case", "A.K.c").status == 0)
    try folder.write("B.swift", "enum A { enum K { case a } }\n")
    let doubled = try await folder.untangle("add-case", "A.K.c")
    #expect(doubled.status == 2)
    #expect(doubled.errors.hasPrefix("error: several enums are called 'A.K', at A.swift:1, B.swift:1"))
  }

  @Test func whatCannotBeReadIsTold() async throws {
    let folder = try folder()
    let run = try await folder.untangle("add-case", "Lamp.broken", "A.swift", "B.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("B.swift"))
    #expect(run.text.contains("Lamp"))
  }

  @Test(arguments: [["add-case"], ["add-case", "A.b", "--format", "pdf"]])
  func unusableArgumentsAreRefused(arguments: [String]) async throws {
    let run = try await folder().untangle(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains("Usage: untangle add-case"))
  }
}
