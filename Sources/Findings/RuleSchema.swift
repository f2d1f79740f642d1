/// What configuration, documentation and `init` need to know about a rule, without its implementation.
package struct RuleSchema: Sendable, Hashable {
  package var id: RuleID
  /// Applies where no configuration mentions the rule.
  package var defaultSetting: RuleSetting
  /// In display order; none may be named `severity`.
  package var options: [OptionSchema]
  /// What the rule looks at.
  package var inputs: RuleInputs

  package init(
    id: RuleID, defaultSetting: RuleSetting, options: [OptionSchema] = [], inputs: RuleInputs = .sources
  ) {
    precondition(
      !options.contains { $0.name == "severity" },
      "an option of \(id.rawValue) is named 'severity', which every rule has already")
    self.id = id
    self.defaultSetting = defaultSetting
    self.options = options
    self.inputs = inputs
  }

  package func option(named name: String) -> OptionSchema? {
    options.first { $0.name == name }
  }
}

/// Files that are read only for rules that need them.
package enum RuleInputs: Sendable, Hashable {
  case sources
  /// Also asset catalogues, storyboards and nibs.
  case resources
}

/// Whether a rule runs, and the severity of its findings.
package enum RuleSetting: Sendable, Hashable {
  case off
  case on(Severity)
}

/// One option of a rule.
package struct OptionSchema: Sendable, Hashable {
  /// snake_case, unique within the rule.
  package var name: String
  package var kind: OptionKind
  /// One line, starts lowercase, ends without a period.
  package var summary: String

  package init(name: String, kind: OptionKind, summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }
}

/// The type of an option, with its default and its allowed values.
package enum OptionKind: Sendable, Hashable {
  /// A whole number; both ends of the range are allowed.
  case integer(default: Int, range: ClosedRange<Int>)
  /// Any finite number; both ends of the range are allowed.
  case number(default: Double, range: ClosedRange<Double>)
  /// `true` or `false`.
  case flag(default: Bool)
  /// One of a few words.
  case choice(default: String, of: [String])
  /// A list of strings, in the user's order.
  case texts(default: [String])

  package var defaultValue: OptionValue {
    switch self {
    case .integer(let value, _): .integer(value)
    case .number(let value, _): .number(value)
    case .flag(let value): .flag(value)
    case .choice(let value, _): .choice(value)
    case .texts(let value): .texts(value)
    }
  }
}

/// The value of an option; its case matches the schema's kind.
package enum OptionValue: Sendable, Hashable {
  case integer(Int)
  case number(Double)
  case flag(Bool)
  case choice(String)
  case texts([String])
}

/// The options of one rule for one file. Unset options have the schema's default.
package struct RuleOptions: Sendable, Hashable {
  /// Explicitly set values only.
  package var values: [String: OptionValue]
  private let schema: RuleSchema

  package init(_ schema: RuleSchema, values: [String: OptionValue] = [:]) {
    self.schema = schema
    self.values = values
  }

  package func integer(_ name: String) -> Int {
    guard case .integer(let value) = value(name) else { mistaken(name, "a whole number") }
    return value
  }

  package func number(_ name: String) -> Double {
    guard case .number(let value) = value(name) else { mistaken(name, "a number") }
    return value
  }

  package func flag(_ name: String) -> Bool {
    guard case .flag(let value) = value(name) else { mistaken(name, "true or false") }
    return value
  }

  package func choice(_ name: String) -> String {
    guard case .choice(let value) = value(name) else { mistaken(name, "a choice") }
    return value
  }

  package func texts(_ name: String) -> [String] {
    guard case .texts(let value) = value(name) else { mistaken(name, "a list of texts") }
    return value
  }

  private func value(_ name: String) -> OptionValue {
    guard let option = schema.option(named: name) else {
      preconditionFailure("rule \(schema.id.rawValue) has no option '\(name)'")
    }
    return values[name] ?? option.kind.defaultValue
  }

  private func mistaken(_ name: String, _ kind: String) -> Never {
    preconditionFailure("option '\(name)' of rule \(schema.id.rawValue) is not \(kind)")
  }
}

extension OptionValue {
  /// As `.lintrc.yml` spells it.
  package var text: String {
    switch self {
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .flag(let value): String(value)
    case .choice(let value): value
    case .texts(let values): "[" + values.joined(separator: ", ") + "]"
    }
  }
}
