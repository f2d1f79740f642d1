import UntangleFindings
import UntangleReports
import UntangleScores
import UntangleSourceFiles

/// Small values that the tests of reports share.
enum ReportSamples {
  static func location(_ path: String, _ line: Int32, _ column: Int32) -> Location {
    Location(
      path: path,
      span: Span(line: line, column: column, endLine: line, endColumn: column + 8))
  }

  static let findings = [
    Finding(
      rule: "tangled_state", severity: .warning,
      location: location("Sources/Workout/WorkoutController.swift", 12, 7),
      message: "'hasLoggedIn', 'workoutInProgress' and 'savingWorkout' represent 8 states,"
        + " 4 of which are never reached",
      type: "WorkoutController",
      notes: [
        Note(
          location: location("Sources/Workout/WorkoutController.swift", 40, 5),
          message: "written together here"),
        Note(
          location: location("Sources/Workout/WorkoutController+Saving.swift", 8, 5),
          message: "and here"),
      ],
      fingerprint: "tangled_state WorkoutController",
      data: [
        DataField("flags", .list([.text("hasLoggedIn"), .text("workoutInProgress")])),
        DataField("surplusBits", .number(1)), DataField("group", .absent),
        DataField("states", .object([DataField("reached", .integer(4))])),
        DataField("shape", .text("enum")),
      ]),
    Finding(
      rule: "enum_default", severity: .error,
      location: location("Sources/Workout/WorkoutController.swift", 103, 5),
      message: "'default' swallows 'paused' of 'Lifecycle'", type: nil,
      fix: Fix(safety: .safe, change: .nameRest([.enumCase("paused")], unknown: .impossible)),
      fingerprint: "enum_default Lifecycle"),
    Finding(
      rule: "string_key", severity: .note, location: location("Sources/Z.swift", 1, 1),
      message: "inline key 'isUserLoggedIn'", type: nil, fingerprint: "string_key isUserLoggedIn"),
  ]

  static func components(_ points: [Double]) -> [ScoreComponent] {
    zip(ScoreComponentKind.allCases, points).map {
      ScoreComponent(kind: $0, points: $1, places: [])
    }
  }

  static let scores = ScoreSheet(
    files: [
      FileScore(
        path: "Sources/Workout/WorkoutController.swift", components: components([2, 4, 3, 0, 1, 0])),
      FileScore(path: "Sources/Z.swift", components: components([0, 0, 0, 0, 0, 1])),
    ],
    types: [
      TypeScore(
        type: "WorkoutController",
        location: location("Sources/Workout/WorkoutController.swift", 9, 13),
        components: components([2, 4, 3, 0, 0.5, 0]),
        pointsByPath: ["Sources/Workout/WorkoutController.swift": 9.5])
    ])

  static let unreadable = [
    Problem(path: "Sources/Broken.swift", line: 3, reason: "is not UTF-8: save it as UTF-8")
  ]

  static let lint = {
    var report = LintReport(findings: findings, scores: scores, unreadable: unreadable, filesRead: 340)
    report.run.answeredType = "WorkoutController"
    return report
  }()

  static let inventory = Inventory(
    boolVariables: [
      flag("hasLoggedIn", line: 12), flag("isLoading", line: 13, wrappers: ["State"]),
      flag("isLoading", line: 99, optionality: .optional),
      flag("isLoading", path: "Sources/List.swift", line: 4, wrappers: ["Published", "Logged"]),
      flag("isOn", path: "Sources/Z.swift", line: 1, enclosingType: nil),
    ],
    enumDefaults: [
      EnumDefaultEntry(
        location: location("Sources/List.swift", 9, 5), subject: .enum, enumName: "Lifecycle",
        swallowed: ["paused", "failed"], form: .default),
      EnumDefaultEntry(
        location: location("Sources/List.swift", 19, 5), subject: .enum, enumName: "Lifecycle",
        swallowed: ["failed"], form: .wildcard),
      EnumDefaultEntry(
        location: location("Sources/List.swift", 29, 5), subject: .notEnum, enumName: nil,
        swallowed: nil, form: .default),
    ],
    stringKeys: [
      StringKeyEntry(
        location: location("Sources/Z.swift", 12, 30), api: "userDefaults", access: "read",
        literal: "isUserLoggedIn", form: .inline, valueType: "Bool"),
      StringKeyEntry(
        location: location("Sources/Z.swift", 13, 30), api: "userDefaults", access: "read",
        literal: "isUserLoggedIn", form: .inline, valueType: nil),
      StringKeyEntry(
        location: location("Sources/Z.swift", 14, 30), api: "image", access: "use", literal: "logo",
        form: .constant, valueType: nil),
    ],
    lookAlikes: [
      LookAlikeEntry(
        location: location("Sources/Disk.swift", 4, 7), name: "isFolder", enclosingType: nil, scope: .local,
        holder: "ObjCBool")
    ])

  static func flag(
    _ name: String, path: String = "Sources/Workout/WorkoutController.swift", line: Int32,
    enclosingType: String? = "WorkoutController",
    optionality: BoolVariableEntry.Optionality = .plain, wrappers: [String] = []
  ) -> BoolVariableEntry {
    BoolVariableEntry(
      location: location(path, line, 7), name: name, enclosingType: enclosingType,
      scope: enclosingType == nil ? .global : .instance, typing: .literal,
      optionality: optionality, wrappers: wrappers, setter: "internal", observation: .unobserved,
      laziness: .eager)
  }

  static let audit = AuditReport(
    inventory: inventory, scores: scores, findings: findings, unreadable: unreadable,
    filesRead: 340, linesRead: 41_200)

  static let rules = [
    RuleSummary(
      id: "enum_default", severityText: "warning",
      summary: "A `default:` over a | known enum, with the cases that it swallows"),
    RuleSummary(
      id: "flag_parameter", severityText: "off",
      summary: "A flag parameter that selects between two bodies"),
  ]

  static let rulePage = RulePage(
    id: "enum_default", severityText: "warning",
    summary: "A `default:` over an enum swallows cases that do not exist yet.",
    why: """
      The compiler lists every `switch` that a new case breaks.
      With `default:` it stays silent.

      - in `switch`
      - in tuples
      """,
    before: """
      switch state {
      case .idle: start()
      default: break
      }
      """,
    after: """
      switch state {
      case .idle: start()
      case .running, .failed: break
      }
      """,
    options: [
      RulePage.Option(
        name: "minimum_cases", kind: .integer(default: 2, range: 1...10),
        summary: "how many cases it must swallow")
    ],
    limits: ["Enums of other modules are known by name only."],
    exemptions: ["A `default` that traps or throws."])

  static func text<Format: ReportFormat>(
    _ report: Format.Report, as format: Format, width: Int? = nil, top: Int? = nil
  ) -> String {
    String(decoding: format.text(of: report, on: Page(width: width, top: top)), as: UTF8.self)
  }
}
