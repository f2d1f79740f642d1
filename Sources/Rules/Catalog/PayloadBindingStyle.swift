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
        summary: "where the let of a payload stands: before the case, or before each name")
    ])

  static let facts = FactDetail.payloadPatterns
  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "Patterns bind what a case carries in several ways.",
    why: """
      `case let .failed(error)` and `case .failed(let error)` say the same, and so do `case .failed(_)` and \
      `case .failed`. One way in the whole project is faster to read, and one search finds all places.
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
        """)
    ], topic: .style, precision: .read(.veryHigh))

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.project.files.flatMap { file -> [Finding] in
      guard !file.payloadPatterns.isEmpty else { return [] }
      let style = options(file.path).choice("style")
      return file.payloadPatterns.compactMap { pattern in
        wanted(for: pattern, style).map { finding(about: pattern, in: file.path, writing: $0) }
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
    about pattern: PayloadPattern, in path: String, writing binding: Fix.PayloadBinding
  ) -> Finding {
    Finding(
      rule: Self.id, severity: Self.severity, location: Location(path: path, span: pattern.span),
      message: "'\(pattern.text)' \(binding.offence)", type: pattern.enclosingType,
      fix: Fix(safety: .safe, change: .bindPayload(binding)),
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
