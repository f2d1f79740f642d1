import Testing
import UntangleFindings
import UntangleReports
import UntangleScores

struct ReportsLintTests {
  @Test func findingsAreToldThoseThatWeighMostFirst() {
    #expect(
      ReportSamples.text(ReportSamples.lint, as: LintFormat.table, width: 100) == #"""
        Sources/Workout/WorkoutController.swift:103:5  error  enum_default
          'default' swallows 'paused' of 'Lifecycle'

        Sources/Workout/WorkoutController.swift:12:7  warning  tangled_state
          'hasLoggedIn', 'workoutInProgress' and 'savingWorkout' represent 8 states, 4 of which are never
            reached
          ↳ written together here (Sources/Workout/WorkoutController.swift:40:5)
          ↳ and here (Sources/Workout/WorkoutController+Saving.swift:8:5)

        Sources/Z.swift:1:1  note  string_key
          inline key 'isUserLoggedIn'

        could not be read
          Sources/Broken.swift:3  is not UTF-8: save it as UTF-8

        3 findings (1 error, 1 warning, 1 note) in 340 files
        'untangle lint --fix' mends 1 finding
        'untangle suggest --type WorkoutController' shows what to write instead
        'untangle rules enum_default' explains

        """#)
  }

  /// The place and the rule stay whole: one is opened, the other typed.
  @Test func findingsFitANarrowTerminal() {
    #expect(
      ReportSamples.text(ReportSamples.lint, as: LintFormat.table, width: 30) == #"""
        Sources/Workout/WorkoutController.swift:103:5
          error  enum_default
          'default' swallows 'paused'
            of 'Lifecycle'

        Sources/Workout/WorkoutController.swift:12:7
          warning  tangled_state
          'hasLoggedIn',
            'workoutInProgress' and
            'savingWorkout' represent
            8 states, 4 of which are
            never reached
          ↳ written together here
            (Sources/Workout/
            WorkoutController.swift:40
            :5)
          ↳ and here
            (Sources/Workout/
            WorkoutController+Saving.s
            wift:8:5)

        Sources/Z.swift:1:1
          note  string_key
          inline key 'isUserLoggedIn'

        could not be read

        file: Sources/Broken.swift:3
        reason: is not UTF-8: save it
          as UTF-8

        3 findings (1 error, 1
        warning, 1 note) in 340 files
        'untangle lint --fix' mends 1
        finding
        'untangle suggest --type
        WorkoutController' shows what
        to write instead
        'untangle rules enum_default'
        explains

        """#)
  }

  @Test func linesAreThoseOfACompiler() {
    #expect(
      ReportSamples.text(ReportSamples.lint, as: LintFormat.xcode) == #"""
        Sources/Workout/WorkoutController.swift:12:7: warning: 'hasLoggedIn', 'workoutInProgress' and 'savingWorkout' represent 8 states, 4 of which are never reached (tangled_state)
        Sources/Workout/WorkoutController.swift:40:5: note: written together here
        Sources/Workout/WorkoutController+Saving.swift:8:5: note: and here
        Sources/Workout/WorkoutController.swift:103:5: error: 'default' swallows 'paused' of 'Lifecycle' (enum_default)
        Sources/Z.swift:1:1: note: inline key 'isUserLoggedIn' (string_key)

        """#)
  }

  @Test func jsonIsTheContracts() {
    #expect(
      ReportSamples.text(ReportSamples.lint, as: LintFormat.json) == #"""
        {
          "schemaVersion": 1,
          "findings": [
            {
              "rule": "tangled_state",
              "severity": "warning",
              "path": "Sources/Workout/WorkoutController.swift",
              "line": 12,
              "column": 7,
              "endLine": 12,
              "endColumn": 15,
              "message": "'hasLoggedIn', 'workoutInProgress' and 'savingWorkout' represent 8 states, 4 of which are never reached",
              "type": "WorkoutController",
              "fixable": false,
              "fingerprint": "tangled_state WorkoutController",
              "data": {
                "flags": [
                  "hasLoggedIn",
                  "workoutInProgress"
                ],
                "surplusBits": 1.0,
                "group": null,
                "states": {
                  "reached": 4
                },
                "shape": "enum"
              }
            },
            {
              "rule": "enum_default",
              "severity": "error",
              "path": "Sources/Workout/WorkoutController.swift",
              "line": 103,
              "column": 5,
              "endLine": 103,
              "endColumn": 13,
              "message": "'default' swallows 'paused' of 'Lifecycle'",
              "type": null,
              "fixable": true,
              "fingerprint": "enum_default Lifecycle",
              "data": {}
            },
            {
              "rule": "string_key",
              "severity": "note",
              "path": "Sources/Z.swift",
              "line": 1,
              "column": 1,
              "endLine": 1,
              "endColumn": 9,
              "message": "inline key 'isUserLoggedIn'",
              "type": null,
              "fixable": false,
              "fingerprint": "string_key isUserLoggedIn",
              "data": {}
            }
          ],
          "scores": {
            "files": [
              {
                "path": "Sources/Workout/WorkoutController.swift",
                "score": 10.0
              },
              {
                "path": "Sources/Z.swift",
                "score": 1.0
              }
            ],
            "types": [
              {
                "type": "WorkoutController",
                "path": "Sources/Workout/WorkoutController.swift",
                "line": 9,
                "score": 9.5,
                "components": {
                  "surplusBits": 2.0,
                  "writers": 4.0,
                  "combinedConditions": 3.0,
                  "openSetters": 0.0,
                  "swallowedCases": 0.5,
                  "inlineKeys": 0.0
                }
              }
            ]
          },
          "unreadable": [
            {
              "path": "Sources/Broken.swift",
              "reason": "is not UTF-8: save it as UTF-8",
              "severity": "error"
            }
          ]
        }

        """#)
  }

  @Test func cleanRunsSaySo() {
    let clean = LintReport(
      findings: [], scores: ScoreSheet(files: [], types: []), unreadable: [], filesRead: 340)
    #expect(
      ReportSamples.text(clean, as: LintFormat.table, width: 80) == "no findings in 340 files\n")
    #expect(ReportSamples.text(clean, as: LintFormat.xcode).isEmpty)
    #expect(
      ReportSamples.text(clean, as: LintFormat.json) == """
        {
          "schemaVersion": 1,
          "findings": [],
          "scores": {
            "files": [],
            "types": []
          },
          "unreadable": []
        }

        """)
  }
}
