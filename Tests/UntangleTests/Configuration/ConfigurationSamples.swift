import Testing
import UntangleConfiguration
import UntangleFindings

/// The rules that these tests pretend to have.
let sampleSchemas = [
  RuleSchema(id: "tangled_state", defaultSetting: .on(.warning)),
  RuleSchema(
    id: "enum_default", defaultSetting: .on(.error),
    options: [
      OptionSchema(
        name: "smallest", kind: .integer(default: 2, range: 0...100), summary: "cases at least"),
      OptionSchema(
        name: "weight", kind: .number(default: 0.5, range: 0...1), summary: "points of one case"),
      OptionSchema(name: "traps", kind: .flag(default: true), summary: "whether traps count"),
      OptionSchema(
        name: "scope", kind: .choice(default: "all", of: ["all", "own"]), summary: "which enums"),
      OptionSchema(
        name: "except", kind: .texts(default: ["a \"b\""]), summary: "enums to leave alone"),
    ]),
  RuleSchema(id: "flag_parameter", defaultSetting: .off),
]

func parsed(_ text: String, path: String = ".lintrc.yml") -> ConfigurationResult {
  parseConfiguration(text: Array(text.utf8), path: path, schemas: sampleSchemas)
}

/// `LINE:COLUMN MESSAGE` of each mistake.
func mistakes(_ result: ConfigurationResult) -> [String] {
  result.mistakes.map { mistake in
    guard let line = mistake.line, let column = mistake.column else { return mistake.message }
    return "\(line):\(column) \(mistake.message)"
  }
}

/// A text and all that is wrong with it.
struct MistakenText: Sendable, CustomTestStringConvertible {
  var text: String
  var expected: [String]

  init(_ text: String, _ expected: String...) {
    self.text = text
    self.expected = expected
  }

  var testDescription: String { String(text.prefix(60)) }
}
