import Testing
import UntangleFindings
import UntangleReports

struct ReportsRuleTests {
  @Test func rulesAreListed() {
    #expect(
      ReportSamples.text(ReportSamples.rules, as: RuleListFormat.table, width: 60) == #"""
        rule            severity  finds
        ──────────────  ────────  ──────────────────────────────────
        enum_default    warning   A `default:` over a | known enum,
                                  with the cases that it swallows
        flag_parameter  off       A flag parameter that selects
                                  between two bodies

        """#)
  }

  @Test func rulesAreLinked() {
    #expect(
      ReportSamples.text(ReportSamples.rules, as: RuleListFormat.markdown) == #"""
        | rule | severity | finds |
        | --- | --- | --- |
        | [`enum_default`](enum_default.md) | warning | A `default:` over a \| known enum, with the cases that it swallows |
        | [`flag_parameter`](flag_parameter.md) | off | A flag parameter that selects between two bodies |

        """#)
  }

  @Test func pagesAreWrapped() {
    #expect(
      ReportSamples.text(ReportSamples.rulePage, as: RulePageFormat.text, width: 60) == #"""
        enum_default (warning)
        A `default:` over an enum swallows cases that do not exist
        yet.

        Why
          The compiler lists every `switch` that a new case breaks.
          With `default:` it stays silent.

          - in `switch`
          - in tuples

        Before
          switch state {
          case .idle: start()
          default: break
          }

        After
          switch state {
          case .idle: start()
          case .running, .failed: break
          }

        Options
          minimum_cases (default: 2)
            how many cases it must swallow

        Left alone
          - A `default` that traps or throws.

        Limits
          - Enums of other modules are known by name only.

        """#)
  }

  @Test func pagesAreMarkdown() {
    #expect(
      ReportSamples.text(ReportSamples.rulePage, as: RulePageFormat.markdown) == #"""
        # `enum_default`

        A `default:` over an enum swallows cases that do not exist yet.

        Default severity: warning

        ## Why

        The compiler lists every `switch` that a new case breaks.
        With `default:` it stays silent.

        - in `switch`
        - in tuples

        ## Before

        ```swift
        switch state {
        case .idle: start()
        default: break
        }
        ```

        ## After

        ```swift
        switch state {
        case .idle: start()
        case .running, .failed: break
        }
        ```

        ## Options

        | option | default | meaning |
        | --- | --- | --- |
        | `minimum_cases` | `2` | how many cases it must swallow |

        ## Left alone

        - A `default` that traps or throws.

        ## Limits

        - Enums of other modules are known by name only.

        """#)
  }
}
