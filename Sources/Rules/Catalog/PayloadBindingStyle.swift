import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct PayloadBindingStyle: Rule {
  static let schema = RuleSchema(
    id: "payload_binding_style", defaultSetting: .off,
    options: [
      OptionSchema(
        name: "style", kind: .choice(default: "let_outside", of: ["let_outside", "let_inside"]),
        summary: "where the let of a payload stands: before the case, or before each name"),
      OptionSchema(
        name: "labels", kind: .choice(default: "any", of: ["any", "written", "left_out"]),
        summary: "whether patterns repeat the labels of the payload"),
    ])

  static let facts = FactDetail.payloadPatterns
  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "Patterns bind what a case carries in several ways.",
    why: """
      `case let .failed(error)` and `case .failed(let error)` say the same, and so do `case .failed(_)` and \
      `case .failed`, and `.move(by: let steps)` and `.move(let steps)`. One way in the whole project is faster to read, and one search finds all places.
      """,
    limits: ["A `let` before a tuple of cases is left as it is."],
    exemptions: [
      "Patterns that the other way cannot express: `let` beside `var`, or a value to compare with.",
      "Generated files and tests.",
    ],
    fixes: [
      RulePage.FixNote(
        .safe,
        """
        the pattern is written the other way, or without the parentheses that bind nothing. It matches \
        and binds the same. If a comment stands in what would be removed, the fix is refused.
        """),
      RulePage.FixNote(
        .unsafe,
        """
        labels are written or left out as `labels` asks, where all enums of the project that have such a case agree \
        about them. An enum of another module may have a case of the same name with other labels.
        """),
    ], topic: .style, precision: .read(.veryHigh))

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    let known = PayloadLabels(project.project)
    return project.project.files.flatMap { file -> [Finding] in
      guard !file.payloadPatterns.isEmpty else { return [] }
      let (style, labels) = (options(file.path).choice("style"), options(file.path).choice("labels"))
      return file.payloadPatterns.compactMap { pattern in
        if let binding = wanted(for: pattern, style) {
          return finding(
            about: pattern, in: file.path, binding.offence, Fix(safety: .safe, change: .bindPayload(binding)))
        }
        return known.labels(for: pattern, labels).map { labels in
          finding(
            about: pattern, in: file.path,
            labels.allSatisfy { $0 == "_" } ? "repeats labels" : "leaves labels out",
            Fix(safety: .unsafe, change: .labelPayload(labels)))
        }
      }
    }
  }

  /// The binding to write instead; nil if the pattern has the wanted style.
  private func wanted(for pattern: PayloadPattern, _ style: String) -> Fix.PayloadBinding? {
    switch (pattern.style, style) {
    case (.unused, _): .nothing
    case (.outside, "let_inside"): pattern.convertibility == .convertible ? .inside : nil
    case (.inside, "let_outside"): pattern.convertibility == .convertible ? .outside : nil
    case (.outside, _), (.inside, _): nil
    }
  }

  private func finding(
    about pattern: PayloadPattern, in path: String, _ offence: String, _ fix: Fix
  ) -> Finding {
    Finding(
      rule: Self.id, severity: Self.severity, location: Location(path: path, span: pattern.span),
      message: "'\(pattern.text)' \(offence)", type: pattern.enclosingType, fix: fix,
      fingerprint: [pattern.enclosingType ?? "", pattern.enclosingFunction ?? "", pattern.text]
        .joined(separator: " "))
  }
}

extension Fix.PayloadBinding {
  fileprivate var offence: String {
    switch self {
    case .outside: "binds behind the parenthesis"
    case .inside: "binds before the case"
    case .nothing: "binds nothing"
    }
  }
}
