import UntangleConfiguration
import UntangleFindings
package import UntangleReports
import UntangleRules
package import UntangleSourceFiles

extension AnalysisRequest {
  /// The effective rules, limits and globs, each with the place that sets it, and the mistakes in the
  /// configurations read for them.
  ///
  /// - Parameter file: a path as users see it. The configuration of its folder and the matching overrides
  ///   apply. nil means the run's configuration without overrides.
  package func effectiveValues(for file: String?) -> (report: ConfigurationReport, problems: [Problem]) {
    guard let file else { return (configuration.report(for: nil, overriding: []), []) }
    var request = self
    request.source = .paths([file])
    let nested = NestedSearch(request).configurations([])
    request.configuration.nest(nested.configurations)
    let effective = PathRules(request).effective(for: file)
    return (effective.configuration.report(for: file, overriding: effective.overrides), nested.problems)
  }
}

extension AnalysisRequest {
  /// All configuration files of the project, as shown, and the problems in them: mistakes, and types,
  /// variables and functions that they name and the sources do not have.
  package func configurationProblems() -> (files: [String], problems: [Problem]) {
    var request = self
    request.product = .states()
    let analysis = analyze(request)
    let configuration = analysis.request.configuration
    let files = Set(
      [configuration.path].compactMap(\.self) + configuration.nested.compactMap(\.configuration.path)
        + configuration.origins.values.compactMap { $0.line == nil ? nil : $0.path })
    let problems = Set(analysis.problems + analysis.stateNameProblems(forTypeNamed: nil))
    return (files.sorted(), problems.filter { files.contains($0.path) }.sorted())
  }
}

extension Configuration {
  fileprivate func report(for file: String?, overriding: [Int]) -> ConfigurationReport {
    var report = ConfigurationReport(path: path, file: file, sections: [])
    report.sections = [
      section("included", list: included.map(\.text)), section("excluded", list: excluded.map(\.text)),
      rules(overriding),
      .init(
        "score",
        [value("max_type", maximumTypeScore.map { number($0) }, at: ["score.max_type"])]),
      .init("keys", summary: keys.count, origin: origin(["keys"])),
      .init("enums", summary: enums.count, origin: origin(["enums"])),
      .init("closures", [value(nil, closures.calls.rawValue, at: ["closures"])]),
      .init("functions", summary: closures.functions.count, origin: origin(["functions"])),
      .init("invariants", summary: invariants.count, origin: origin(["invariants"])),
      .init("assume", summary: assumed.count, origin: origin(["assume"])),
      .init("names", summary: names.count, origin: origin(["names"])),
      .init(
        "limits",
        [
          value("file_size", "\(limits.fileSize)", at: ["limits.file_size"]),
          value("states", "\(limits.states)", at: ["limits.states"]),
        ]),
      .init("rule_pages", [value(nil, rulePages?.text, at: ["rule_pages"])]),
      .init("overrides", summary: overrides.count, origin: origin(["overrides"])),
    ]
    return report
  }

  private func section(_ name: String, list: [String]) -> ConfigurationReport.Section {
    .init(
      name,
      list.enumerated().map { index, text in
        .init(name: nil, value: text, origin: origin(["\(name)[\(index)]", name]), form: .item)
      })
  }

  /// The effective rules. Overrides win over `rules`, and later overrides win over earlier ones.
  private func rules(_ overriding: [Int]) -> ConfigurationReport.Section {
    let places =
      (settings.isEmpty ? [] : [RulePlace(key: "rules", rules: settings)])
      + overriding.reversed().map { RulePlace(key: "overrides[\($0)].rules", rules: overrides[$0].rules) }
      + [RulePlace(key: "rules", rules: rules)]
    let applied = overriding.map { overrides[$0] }
    return ConfigurationReport.Section(
      "rules",
      groups: allSchemas.map { schema in
        let id = schema.id.rawValue
        let (setting, options) = effective(schema, under: applied)
        let told = places.filter { $0.rules[schema.id]?.setting != nil }
        let severity = value(
          "severity", setting.text, at: told.flatMap { severityKeys(of: schema, under: $0.key) })
        let others = schema.options.map { option in
          let text = (options.values[option.name] ?? option.kind.defaultValue).text
          return value(option.name, text, at: places.map { "\($0.key).\(id).\(option.name)" })
        }
        return ConfigurationReport.Group(name: id, values: [severity] + others)
      })
  }

  /// The keys that can set a rule's severity. If the rule is a mapping that is its `severity`; otherwise the
  /// rule itself, or `all`.
  private func severityKeys(of schema: RuleSchema, under place: String) -> [String] {
    let own = "\(place).\(schema.id.rawValue)"
    let isMapping = schema.options.contains { origins["\(own).\($0.name)"] != nil }
    return ["\(own).severity"] + (isMapping ? [] : [own]) + ["\(place).\(Configuration.allRules)"]
  }

  private struct RulePlace {
    /// The key path, as in `origins`.
    var key: String
    var rules: [RuleID: RuleEntry]
  }

  private func value(
    _ name: String?, _ text: String?, at keys: [String]
  ) -> ConfigurationReport.Value {
    ConfigurationReport.Value(name: name, value: text, origin: origin(keys), form: .plain)
  }

  /// The origin of the first key that the file has; nil if the default applies.
  private func origin(_ keys: [String]) -> ConfigurationReport.Origin? {
    keys.lazy.compactMap { key in
      origins[key].map { ConfigurationReport.Origin(path: $0.path, line: $0.line) }
    }.first
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }
}
