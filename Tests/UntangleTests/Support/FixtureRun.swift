import UntangleConfiguration
import UntangleFacts
import UntangleFindings
import UntanglePipeline
import UntangleProjectModel
import UntangleRules
import UntangleSourceFiles

/// A source text in memory, under the name that findings give it.
struct NamedSource: Sendable {
  var path: String
  var text: String
}

/// Which rules a fixture's folder tests, and with which options for which file.
struct FixtureRules: Sendable {
  /// The schemas of the rules that run.
  var schemas: [RuleSchema]
  /// By path; of the rule of the folder.
  var options: [String: RuleOptions] = [:]
  /// What catalogues of the project have.
  var assets: [KeyResource] = []
  /// What is to hold in all files.
  var configuration = Configuration.standard

  /// Only the folder's own rule runs; the comments that suppress rules are judged while all run.
  init(folder rule: String) throws(FixtureMistake) {
    guard let own = allSchemas.first(where: { $0.id.rawValue == rule }) else {
      let advice = suggestion(for: rule, in: allSchemas.map(\.id.rawValue))
      throw FixtureMistake("no rule is called '\(rule)'; rename or remove its folder\(advice)")
    }
    schemas = rule == "suppression" ? allSchemas : [own]
  }

  /// Every rule runs, as its schema says.
  static let all = FixtureRules(schemas: allSchemas)

  init(schemas: [RuleSchema]) { self.schemas = schemas }

  var running: [any Rule.Type] {
    allRules.filter { rule in schemas.contains { $0.id == rule.schema.id } }
  }

  var settings: RuleSettings {
    RuleSettings { schema, path in
      guard schemas.contains(where: { $0.id == schema.id }) else {
        return (.off, RuleOptions(schema))
      }
      let setting = schema.defaultSetting == .off ? .on(.warning) : schema.defaultSetting
      return (setting, schemas.count == 1 ? options[path] ?? RuleOptions(schema) : RuleOptions(schema))
    }
  }
}

/// The outcome of one run over sources in memory.
struct FixtureRun: Sendable {
  var findings: [Finding]
  /// Syntax errors and the like.
  var problems: [Problem]

  /// After the dates in fixtures that have come, and before those to come.
  static let day = CalendarDay(number: 20_780)

  /// The way of the data, without files and threads.
  init(_ sources: [NamedSource], rules: FixtureRules) async {
    let compared = rules.configuration.comparedNames
    let detail: FactDetail = compared.isEmpty ? .everyRule : [.everyRule, .quantities]
    self = await onDeepStack {
      let files = sources.map { source in
        Array(source.text.utf8).withUnsafeBufferPointer {
          collectFacts(path: source.path, bytes: $0, detail: detail)
        }
      }
      let project = Project(files: files, foreignEnums: .known, compared: .named(compared))
      var analyzed = AnalyzedProject(
        project: project, keyCalls: [],
        resources: KeyResources(all: rules.assets, reading: .complete),
        rules.running.reduce(into: []) { $0.formUnion($1.needs) })
      analyzed.invariants = checkedInvariants(analyzed, rules.configuration)
      return FixtureRun(
        findings: check(
          analyzed, rules.running, with: rules.settings, SuppressionTerms(today: Self.day, view: .whole)
        ).findings,
        problems: project.files.flatMap(\.problems))
    }
  }

  private init(findings: [Finding], problems: [Problem]) {
    self.findings = findings
    self.problems = problems
  }
}

extension Configuration {
  /// One that says nothing but what is to hold.
  init(invariants: [FixtureText.Invariant]) throws(FixtureMistake) {
    let lines = Dictionary(grouping: invariants, by: \.type).sorted { $0.key < $1.key }.map { type, all in
      "  \(type):\n" + all.map { "    - '\($0.condition)'\n" }.joined()
    }
    let text = lines.isEmpty ? "" : "invariants:\n" + lines.joined()
    let result = parseConfiguration(text: Array(text.utf8), path: ".lintrc.yml", schemas: allSchemas)
    if let mistake = result.mistakes.first { throw FixtureMistake(mistake.message) }
    self = result.configuration
  }
}

extension RuleSchema {
  /// Options of a fixture, each as its kind demands.
  func options(_ written: [FixtureText.Option]) throws(FixtureMistake) -> RuleOptions {
    var values: [String: OptionValue] = [:]
    for option in written {
      guard let schema = self.option(named: option.name) else {
        let advice = suggestion(for: option.name, in: options.map(\.name))
        throw FixtureMistake("rule '\(id.rawValue)' has no option '\(option.name)'\(advice)")
      }
      guard values[option.name] == nil else {
        throw FixtureMistake("option '\(option.name)' is given twice; remove one")
      }
      values[option.name] = try schema.value(option.value)
    }
    return RuleOptions(self, values: values)
  }
}

extension OptionSchema {
  fileprivate func value(_ text: String) throws(FixtureMistake) -> OptionValue {
    let value: OptionValue? =
      switch kind {
      case .integer(_, let range):
        Int(text).flatMap { range.contains($0) ? .integer($0) : nil }
      case .number(_, let range):
        Double(text).flatMap { range.contains($0) ? .number($0) : nil }
      case .flag: Bool(text).map(OptionValue.flag)
      case .choice(_, let words): words.contains(text) ? .choice(text) : nil
      case .texts: list(text)
      }
    guard let value else {
      throw FixtureMistake(
        "'\(text)' is no value for option '\(name)', which is like \(kind.defaultValue.text)")
    }
    return value
  }

  /// `[a, b]`.
  private func list(_ text: String) -> OptionValue? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let items = text.dropFirst().dropLast().split(separator: ",")
    return .texts(items.map { trimmedAtEnd($0.drop { $0 == " " }) })
  }
}
