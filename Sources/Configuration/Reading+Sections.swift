import UntangleFacts
import UntangleFindings

extension Configuration {
  /// The top-level keys, in the order of the documentation.
  static let sections = [
    "untangle_version", "extends", "included", "excluded", "rules", "score", "keys", "enums", "closures",
    "functions", "invariants", "assume", "names",
    "limits", "rule_pages", "overrides",
  ]

  /// The key under `rules` that means all rules.
  package static let allRules = "all"
}

extension Reading {
  mutating func configuration(_ root: YamlValue, _ schemas: [RuleSchema]) -> Configuration {
    var configuration = Configuration(path: path)
    let sections = fields(root, of: "", named: Configuration.sections)
    if let version = sections["untangle_version"] { checkVersion(version) }
    configuration.extended = sections["extends"].flatMap { extended($0) }
    configuration.included = sections["included"].map { globs($0) } ?? []
    configuration.excluded = sections["excluded"].map { globs($0) } ?? []
    configuration.rules = sections["rules"].map { rules($0, schemas) } ?? [:]
    configuration.maximumTypeScore = sections["score"].flatMap { maximumTypeScore($0) }
    configuration.keys = sections["keys"].map { keys($0) } ?? []
    configuration.enums = sections["enums"].map { enums($0) } ?? []
    configuration.closures.calls = sections["closures"].flatMap { closures($0) } ?? .infer
    configuration.closures.functions = sections["functions"].map { functions($0) } ?? [:]
    configuration.invariants = sections["invariants"].map { invariants($0) } ?? []
    configuration.assumed = sections["assume"].map { assumed($0) } ?? []
    configuration.names = sections["names"].map { stateNames($0) } ?? []
    configuration.limits = sections["limits"].map { limits($0) } ?? Limits()
    configuration.rulePages = sections["rule_pages"].flatMap { rulePages($0) }
    configuration.overrides = sections["overrides"].map { overrides($0, schemas) } ?? []
    configuration.origins = origins(in: root)
    return configuration
  }

  private mutating func maximumTypeScore(_ value: YamlValue) -> Double? {
    let fields = fields(value, of: " in 'score'", named: ["max_type"])
    return fields["max_type"].flatMap { number($0, in: 0...Double.greatestFiniteMagnitude) }
  }

  private mutating func closures(_ value: YamlValue) -> ClosureCalls? {
    value.isNothing ? .infer : choice(value, of: ClosureCalls.self)
  }

  private mutating func functions(_ value: YamlValue) -> [String: ClosureTime] {
    var functions: [String: ClosureTime] = [:]
    for entry in entries(value, expected: "a mapping of functions") {
      guard isIdentifier(entry.key) else {
        report("'\(shortened(entry.key))' is no base name of a function", at: entry.keyPlace)
        continue
      }
      functions[entry.key] = choice(entry.value, of: ClosureTime.self)
    }
    return functions
  }

  private mutating func invariants(_ value: YamlValue) -> [Invariant] {
    var invariants: [Invariant] = []
    for entry in entries(value, expected: "a mapping of types") {
      for item in list(entry.value, expected: "a list of conditions") {
        guard let text = text(item, expected: "a condition in quotes") else { continue }
        do throws(InvariantSyntax.Mistake) {
          let condition = try InvariantSyntax.condition(text)
          invariants.append(
            Invariant(
              type: PlacedText(entry.key, at: entry.keyPlace), condition: PlacedText(text, at: item.place),
              value: condition.value,
              mentions: condition.mentions.map {
                Invariant.Mention($0.text, $0.role, at: item.place(of: $0.offset, in: text))
              }))
        } catch {
          let place = item.place(of: error.offset, in: text)
          report("\(error.message), in the condition '\(text)'", at: place)
        }
      }
    }
    return invariants
  }

  private mutating func limits(_ value: YamlValue) -> Limits {
    let standard = Limits()
    let fields = fields(value, of: " in 'limits'", named: ["file_size", "states"])
    return Limits(
      fileSize: fields["file_size"].flatMap { integer($0, in: 1...Int.max) } ?? standard.fileSize,
      states: fields["states"].flatMap { integer($0, in: 1...Int.max) } ?? standard.states)
  }

  /// The line of every key and list item below the root.
  private func origins(in root: YamlValue) -> [String: Configuration.Origin] {
    var origins: [String: Configuration.Origin] = [:]
    var waiting = [(value: root, line: root.place.line)]
    while let (value, line) = waiting.popLast() {
      if !value.keyPath.isEmpty { origins[value.keyPath] = Configuration.Origin(line: line) }
      switch value.content {
      case .scalar: break
      case .list(let items): waiting += items.map { ($0, $0.place.line) }
      case .mapping(let entries): waiting += entries.map { ($0.value, $0.keyPlace.line) }
      }
    }
    return origins
  }
}

extension YamlValue {
  /// The place of a character of the scalar. Exact only if the scalar is on one line and has no escapes.
  func place(of offset: Int, in text: String) -> TextPlace {
    var place = place
    place.column += text.prefix(offset).utf8.count
    if case .scalar(_, .quoted) = content { place.column += 1 }
    return place
  }
}
