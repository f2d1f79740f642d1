import Testing
import UntangleConfiguration
import UntangleFindings

@Suite struct StartingConfigurationTests {
  let text = startingConfiguration(
    for: sampleSchemas, ruleSummaries: ["tangled_state": "Flags that\nbelong together."])

  @Test func parsesAndChangesNoRule() {
    let result = parsed(text)
    #expect(mistakes(result) == [])
    #expect(result.configuration.rules.isEmpty)
    #expect(result.configuration.included.isEmpty && result.configuration.excluded.isEmpty)
    #expect(result.configuration.overrides.isEmpty)
  }

  @Test func turnsAllRulesOffForWhatIsNotJudged() {
    let files = [
      UnjudgedFiles(literal: "A \"b\"/[c]", rest: "/**", reason: "tests: target 'A\u{1}\nB'"),
      UnjudgedFiles(glob: "**/*.pb.swift", reason: "generated: # 3 files"),
    ]
    let result = parsed(
      startingConfiguration(for: sampleSchemas, ruleSummaries: [:], unjudged: files, known: ["Tests: C."]))
    #expect(mistakes(result) == [])
    let override = result.configuration.overrides.first
    #expect(override?.paths.map(\.text) == ["A \"b\"/\\[c\\]/**", "**/*.pb.swift"])
    #expect(override?.rules == sampleSchemas.reduce(into: [:]) { $0[$1.id] = RuleEntry(setting: .off) })
  }

  @Test func parsesWithEverythingSwitchedOn() {
    let result = parsed(switchedOn)
    #expect(mistakes(result) == [])
    #expect(result.configuration.keys.count == 1)
    #expect(result.configuration.enums.count == 1)
    #expect(result.configuration.overrides.count == 1)
    #expect(result.configuration.limits == Limits())
  }

  @Test func showsTheDefaultsOfAllRules() {
    let configuration = parsed(switchedOn).configuration
    for schema in sampleSchemas {
      let entry = configuration.rules[schema.id]
      #expect(entry?.setting == schema.defaultSetting)
      for option in schema.options {
        #expect(entry?.options[option.name] == option.kind.defaultValue)
      }
    }
  }

  @Test func explainsEachRuleInOneLine() {
    #expect(text.contains("\n  # Flags that belong together.\n  #tangled_state: warning\n"))
    #expect(text.contains("\n    #smallest: 2  # cases at least, 0 to 100\n"))
  }

  /// The text without the `#` right before code; prose has a space behind it.
  private var switchedOn: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indentation = line.prefix { $0 == " " }
      let rest = line.dropFirst(indentation.count)
      return rest.hasPrefix("#") && !rest.hasPrefix("# ") ? indentation + rest.dropFirst() : line
    }
    return lines.joined(separator: "\n")
  }
}
