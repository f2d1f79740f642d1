import Testing
import UntangleFindings
import UntangleReports

struct ReportsAuditTests {
  @Test func theCodeBaseIsShown() {
    #expect(
      ReportSamples.text(ReportSamples.audit, as: AuditFormat.table, top: 2) == #"""
        Totals
        ══════

        files read                        340
        files that could not be read        1
        lines                          41,200
        types with flags                    1
        flags (stored Bool variables)       5
        flags that are optional             1
        defaults over an enum               2
        cases they swallow                  3
        key literals                        3
        distinct literals among them        2
        findings                            3

        Most tangled types
        ══════════════════
        The components add up to the score: bits that no reached state needs, bodies that write the flags, conditions that combine them, setters open to others, swallowed enum cases, inline string keys.

        type               score  bits  writers  conditions  setters  swallowed  keys  place
        ─────────────────  ─────  ────  ───────  ──────────  ───────  ─────────  ────  ─────────────────────────────────────────
        WorkoutController    9.5   2.0      4.0         3.0        –        0.5     –  Sources/Workout/WorkoutController.swift:9

        Most tangled files
        ══════════════════
        The points of all that stands in a file, in a type or outside.

        file                     score  bits  writers  conditions  setters  swallowed  keys  place
        ───────────────────────  ─────  ────  ───────  ──────────  ───────  ─────────  ────  ───────────────────────────────────────
        WorkoutController.swift   10.0   2.0      4.0         3.0        –        1.0     –  Sources/Workout/WorkoutController.swift
        Z.swift                    1.0     –        –           –        –          –   1.0  Sources/Z.swift

        Findings by rule
        ════════════════

        rule           errors  warnings  notes  all
        ─────────────  ──────  ────────  ─────  ───
        enum_default        1         –      –    1
        string_key          –         –      1    1
        tangled_state       –         1      –    1
        all                 1         1      1    3

        How often exactly?
        ══════════════════
        5 stored Bool variables under 3 names, the most frequent names first, with the first places of each.

        flag         count  optional  places
        ───────────  ─────  ────────  ────────────────────────────────────────────────────────────────────
        isLoading        3         1  Sources/Workout/WorkoutController.swift:13, 99, Sources/List.swift:4
        hasLoggedIn      1         –  Sources/Workout/WorkoutController.swift:12
        and 1 more; '--top 0' shows all rows

        Enums most often defaulted
        ══════════════════════════
        Branches that take every case left, and how many cases they swallow in all. A new case of such an enum is swallowed, too, without a word from the compiler.

        enum       count  swallowed  swallowed most
        ─────────  ─────  ─────────  ──────────────────────
        Lifecycle      2          3  failed (2), paused (1)

        String keys by kind
        ═══════════════════
        3 places with 2 distinct literals in all. An inline literal is written where it is used, a constant has a name.

        kind          access  count  literals  inline  constant
        ────────────  ──────  ─────  ────────  ──────  ────────
        userDefaults  read        2         1       2         –
        image         use         1         1       –         1

        Files that could not be read
        ════════════════════════════

        file                    reason
        ──────────────────────  ──────────────────────────────
        Sources/Broken.swift:3  is not UTF-8: save it as UTF-8

        """#)
  }

  @Test func narrowTablesLeaveOutWhatMattersLeast() {
    #expect(
      ReportSamples.text(ReportSamples.audit, as: AuditFormat.table, width: 60, top: 2) == #"""
        Totals
        ══════

        files read                        340
        files that could not be read        1
        lines                          41,200
        types with flags                    1
        flags (stored Bool variables)       5
        flags that are optional             1
        defaults over an enum               2
        cases they swallow                  3
        key literals                        3
        distinct literals among them        2
        findings                            3

        Most tangled types
        ══════════════════
        The components add up to the score: bits that no reached
        state needs, bodies that write the flags, conditions that
        combine them, setters open to others, swallowed enum cases,
        inline string keys.

        type               score  bits  writers  conditions
        ─────────────────  ─────  ────  ───────  ──────────
        WorkoutController    9.5   2.0      4.0         3.0
          Sources/Workout/WorkoutController.swift:9
        (no room for swallowed; empty columns left out: setters,
        keys)

        Most tangled files
        ══════════════════
        The points of all that stands in a file, in a type or
        outside.

        file                     score  bits  writers  conditions
        ───────────────────────  ─────  ────  ───────  ──────────
        WorkoutController.swift   10.0   2.0      4.0         3.0
          Sources/Workout/WorkoutController.swift
        Z.swift                    1.0     –        –           –
          Sources/Z.swift
        (no room for swallowed, keys; empty columns left out:
        setters)

        Findings by rule
        ════════════════

        rule           errors  warnings  notes  all
        ─────────────  ──────  ────────  ─────  ───
        enum_default        1         –      –    1
        string_key          –         –      1    1
        tangled_state       –         1      –    1
        all                 1         1      1    3

        How often exactly?
        ══════════════════
        5 stored Bool variables under 3 names, the most frequent
        names first, with the first places of each.

        flag         count  optional
        ───────────  ─────  ────────
        isLoading        3         1
          Sources/Workout/WorkoutController.swift:13, 99,
          Sources/List.swift:4
        hasLoggedIn      1         –
          Sources/Workout/WorkoutController.swift:12
        and 1 more; '--top 0' shows all rows

        Enums most often defaulted
        ══════════════════════════
        Branches that take every case left, and how many cases they
        swallow in all. A new case of such an enum is swallowed,
        too, without a word from the compiler.

        enum       count  swallowed  swallowed most
        ─────────  ─────  ─────────  ──────────────────────
        Lifecycle      2          3  failed (2), paused (1)

        String keys by kind
        ═══════════════════
        3 places with 2 distinct literals in all. An inline literal
        is written where it is used, a constant has a name.

        kind          access  count  literals  inline  constant
        ────────────  ──────  ─────  ────────  ──────  ────────
        userDefaults  read        2         1       2         –
        image         use         1         1       –         1

        Files that could not be read
        ════════════════════════════

        file                    reason
        ──────────────────────  ──────────────────────────────
        Sources/Broken.swift:3  is not UTF-8: save it as UTF-8

        """#)
  }
}
