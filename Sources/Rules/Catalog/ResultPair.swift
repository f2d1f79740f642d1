import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct ResultPair: Rule {
  static let schema = RuleSchema(id: "result_pair", defaultSetting: .on(.note))

  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "An optional value beside an optional error has four combinations for two outcomes.",
    why: """
      Either there is a value or there is an error. A callback or tuple of two optionals also allows both \
      and neither, and every caller must decide what these mean; most callers ignore them. \
      `Result` has the two outcomes and no others, and so has a function that is `async throws`.
      """,
    limits: [
      "An error type is recognised by its name.",
      "Closures in collections and in local variables are not looked at.",
      """
      There is no fix: what a caller does with both and with neither is its own decision, and a call with two variables, \
      `completion(value, error)`, does not say which outcome it is. A `Result` must pick one, and a wrong pick compiles.
      """,
    ],
    exemptions: [
      "Overrides, `@objc` functions, and functions that a protocol of the project asks for: the protocol is reported.",
      """
      A function in a declaration or extension that names a protocol of another module, which may ask for it; not if it \
      is private.
      """,
      "A protocol that a type of another module conforms to: it repeats what that type has.",
      "A function that only passes its callback on, and a requirement that only such functions meet.",
      "The callback of `URLSession`: a response between the data and the error.",
      "A function whose callback the type also has as a property: the property is reported.",
      "Closures that are written for a call.",
      "Generated files and tests.",
    ], precision: .read(.medium))

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    let pairs = OutcomePairs(project.project)
    return pairs.all.filter(pairs.isOwn).map(finding)
  }

  private func finding(about pair: InFile<PairedOutcome>) -> Finding {
    let fact = pair.fact
    return Finding(
      rule: Self.id, severity: Self.severity, location: Location(path: pair.path, span: fact.span),
      message:
        "'\(fact.name)' \(fact.form.verb) '\(fact.typeText)': \(fact.combinations) combinations for two outcomes, "
        + "where a 'Result' or 'async throws' has two",
      type: fact.enclosingType,
      fingerprint: [fact.enclosingType ?? "", fact.name, fact.parameter].joined(separator: " "),
      data: [DataField("name", .text(fact.name))])
  }
}

extension PairedOutcome {
  /// In a word, as far as there is a short one.
  fileprivate var combinations: String {
    switch elements.count {
    case 2: "four"
    case 3: "eight"
    default: "\(1 << min(elements.count, 20))"
    }
  }
}

extension PairedOutcome.Form {
  fileprivate var verb: String {
    switch self {
    case .callback: "calls back with"
    case .result: "returns"
    case .property: "keeps"
    case .alias: "stands for"
    }
  }
}
