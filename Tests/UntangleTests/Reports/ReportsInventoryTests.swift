import Testing
import UntangleFindings
import UntangleReports

struct ReportsInventoryTests {
  @Test func entriesAreCounted() {
    #expect(
      ReportSamples.text(ReportSamples.inventory, as: InventoryFormat.table, width: 100) == #"""
        How often exactly?
        ══════════════════
        5 stored Bool variables under 3 names, the most frequent names first, with the first places of each.

        flag         count  optional  places
        ───────────  ─────  ────────  ────────────────────────────────────────────────────────────────────
        isLoading        3         1  Sources/Workout/WorkoutController.swift:13, 99, Sources/List.swift:4
        hasLoggedIn      1         –  Sources/Workout/WorkoutController.swift:12
        isOn             1         –  Sources/Z.swift:1

        Stored Bool variables by kind
        ═════════════════════════════
        Shares are of all of them. A variable with two wrappers counts once for each.

        property         value       count  share
        ───────────────  ──────────  ─────  ─────
        scope            instance        4   80 %
        scope            global          1   20 %
        type known from  literal         5  100 %
        wrapper          none            3   60 %
        wrapper          @Logged         1   20 %
        wrapper          @Published      1   20 %
        wrapper          @State          1   20 %
        setter           internal        5  100 %
        optional         no              4   80 %
        optional         yes             1   20 %

        Look-alikes of Bool
        ═══════════════════
        They are not among the Bool variables: each holds a Bool under the name of another type.

        type      count  places
        ────────  ─────  ────────────────────
        ObjCBool      1  Sources/Disk.swift:4

        Enums most often defaulted
        ══════════════════════════
        Branches that take every case left, and how many cases they swallow in all. A new case of such an
        enum is swallowed, too, without a word from the compiler.

        enum       count  swallowed  swallowed most
        ─────────  ─────  ─────────  ──────────────────────
        Lifecycle      2          3  failed (2), paused (1)

        Branches that take every value left
        ═══════════════════════════════════
        By how they are written and by what they switch over.

        form      enum  not an enum  not known  all
        ────────  ────  ───────────  ─────────  ───
        default:     1            1          –    2
        case _:      1            –          –    1
        all          2            1          –    3

        String keys by kind
        ═══════════════════
        3 places with 2 distinct literals in all. An inline literal is written where it is used, a constant
        has a name.

        kind          access  count  literals  inline  constant
        ────────────  ──────  ─────  ────────  ──────  ────────
        userDefaults  read        2         1       2         –
        image         use         1         1       –         1

        """#)
  }

  @Test func nothingIsSaidOfNothing() {
    #expect(
      ReportSamples.text(Inventory(), as: InventoryFormat.table, width: 80) == #"""
        How often exactly?
        ══════════════════
        none

        Stored Bool variables by kind
        ═════════════════════════════
        none

        Enums most often defaulted
        ══════════════════════════
        none

        Branches that take every value left
        ═══════════════════════════════════
        none

        String keys by kind
        ═══════════════════
        none

        """#)
  }

  @Test func jsonIsTheContracts() {
    #expect(
      ReportSamples.text(ReportSamples.inventory, as: InventoryFormat.json) == #"""
        {
          "schemaVersion": 1,
          "boolVariables": [
            {
              "path": "Sources/Workout/WorkoutController.swift",
              "line": 12,
              "column": 7,
              "name": "hasLoggedIn",
              "enclosingType": "WorkoutController",
              "scope": "instance",
              "typing": "literal",
              "optional": false,
              "wrappers": [],
              "setter": "internal",
              "observed": false,
              "lazy": false
            },
            {
              "path": "Sources/Workout/WorkoutController.swift",
              "line": 13,
              "column": 7,
              "name": "isLoading",
              "enclosingType": "WorkoutController",
              "scope": "instance",
              "typing": "literal",
              "optional": false,
              "wrappers": [
                "State"
              ],
              "setter": "internal",
              "observed": false,
              "lazy": false
            },
            {
              "path": "Sources/Workout/WorkoutController.swift",
              "line": 99,
              "column": 7,
              "name": "isLoading",
              "enclosingType": "WorkoutController",
              "scope": "instance",
              "typing": "literal",
              "optional": true,
              "wrappers": [],
              "setter": "internal",
              "observed": false,
              "lazy": false
            },
            {
              "path": "Sources/List.swift",
              "line": 4,
              "column": 7,
              "name": "isLoading",
              "enclosingType": "WorkoutController",
              "scope": "instance",
              "typing": "literal",
              "optional": false,
              "wrappers": [
                "Published",
                "Logged"
              ],
              "setter": "internal",
              "observed": false,
              "lazy": false
            },
            {
              "path": "Sources/Z.swift",
              "line": 1,
              "column": 7,
              "name": "isOn",
              "enclosingType": null,
              "scope": "global",
              "typing": "literal",
              "optional": false,
              "wrappers": [],
              "setter": "internal",
              "observed": false,
              "lazy": false
            }
          ],
          "enumDefaults": [
            {
              "path": "Sources/List.swift",
              "line": 9,
              "column": 5,
              "subject": "enum",
              "enum": "Lifecycle",
              "swallowed": [
                "paused",
                "failed"
              ],
              "form": "default"
            },
            {
              "path": "Sources/List.swift",
              "line": 19,
              "column": 5,
              "subject": "enum",
              "enum": "Lifecycle",
              "swallowed": [
                "failed"
              ],
              "form": "wildcard"
            },
            {
              "path": "Sources/List.swift",
              "line": 29,
              "column": 5,
              "subject": "notEnum",
              "enum": null,
              "swallowed": null,
              "form": "default"
            }
          ],
          "stringKeys": [
            {
              "path": "Sources/Z.swift",
              "line": 12,
              "column": 30,
              "api": "userDefaults",
              "access": "read",
              "literal": "isUserLoggedIn",
              "form": "inline",
              "valueType": "Bool"
            },
            {
              "path": "Sources/Z.swift",
              "line": 13,
              "column": 30,
              "api": "userDefaults",
              "access": "read",
              "literal": "isUserLoggedIn",
              "form": "inline",
              "valueType": null
            },
            {
              "path": "Sources/Z.swift",
              "line": 14,
              "column": 30,
              "api": "image",
              "access": "use",
              "literal": "logo",
              "form": "constant",
              "valueType": null
            }
          ],
          "boolLookAlikes": [
            {
              "path": "Sources/Disk.swift",
              "line": 4,
              "column": 7,
              "name": "isFolder",
              "enclosingType": null,
              "scope": "local",
              "holder": "ObjCBool"
            }
          ]
        }

        """#)
  }

  @Test func longListsEndInACount() {
    let flags = (1...345).map { ReportSamples.flag("flag\($0)", line: Int32($0)) }
    let text = ReportSamples.text(
      Inventory(boolVariables: flags), as: InventoryFormat.table, width: 80, top: 33)
    #expect(text.contains("\nand 312 more;"))
    #expect(
      !ReportSamples.text(
        Inventory(boolVariables: flags), as: InventoryFormat.table
      ).contains(" more;"))
  }
}
