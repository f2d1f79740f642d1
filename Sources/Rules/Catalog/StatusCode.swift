import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct StatusCode: Rule {
  static let schema = RuleSchema(id: "status_code", defaultSetting: .on(.note))

  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "A number or a text that is only ever a few constants is an enum in disguise.",
    why: """
      `mode = 2` says nothing, and `mode == "idel"` compiles. A variable that is only set to a few constants, and only \
      asked which of them it has, has as many states. As an enum they have names, the compiler knows all of them, and \
      a switch needs no `default`.
      """,
    limits: [
      "A name that the file uses for anything else as well, as for a parameter or a label, prevents a finding.",
      "What other files do with the value is not seen, unless they set it.",
    ],
    exemptions: [
      "Variables that are counted with, measured, handed on, stored or decoded: one such use is enough.",
      "Numbers of 100 and more, as HTTP codes are, and names that say a count, an index or a text to show.",
      "Texts of which fewer than two are not empty.",
      "Variables with wrappers other than `@State` and `@Published`, requirements of a protocol, and public ones.",
      "Generated files, tests and types with a syntax error.",
    ], precision: .read(.high))

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    let project = project.project
    return project.files.indices.flatMap { file in
      project.files[file].codedStates.compactMap {
        finding(about: $0, in: project.files[file].path, of: project)
      }
    }
  }

  private func finding(about code: CodedState, in path: String, of project: Project) -> Finding? {
    let type = code.enclosingType.flatMap { project.type(named: $0) }
    guard code.isEnum,
      code.enclosingType == nil || type.map({ project.leaves(code, to: path, of: $0) }) == true
    else { return nil }
    let values = code.given
    return Finding(
      rule: Self.id, severity: Self.severity, location: Location(path: path, span: code.span),
      message: message(about: code, values.map(\.plainText)),
      type: type?.name,
      notes: values.map {
        Note(
          location: Location(path: path, span: $0.span), message: "here it is given '\($0.plainText)'")
      },
      fingerprint: "\(type?.identityName ?? "") \(code.name)",
      data: [
        DataField("variable", .text(code.name)),
        DataField("values", .list(values.map { .text($0.plainText) })),
      ])
  }

  private func message(about code: CodedState, _ values: [String]) -> String {
    let strange = code.unmet.map(\.plainText)
    return "'\(code.name)' is only ever \(quotedList(values)): an enum would name what it can be"
      + (strange.isEmpty
        ? ""
        : "; nothing sets it to \(quotedList(strange)), which \(strange.count == 1 ? "is" : "are") asked for")
  }
}

extension Project {
  /// Whether no other code decides what the variable holds.
  fileprivate func leaves(_ code: CodedState, to path: String, of type: ProjectType) -> Bool {
    guard type.integrity == .intact, type.origin == .handwritten, !requires(code.name, of: type),
      !(lineage(of: type.name) + type.inherited).contains(where: {
        SDK.says(oneOf: .mapped, of: $0)
      }),
      !type.decoded.contains(code.name),
      let variable = type.variables.first(where: { $0.fact.name == code.name })?.fact
    else { return false }
    if variable.setter.staysInFile { return true }
    let isGiven = !variable.wrappers.contains("State") && type.mayBeGiven(code.name)
    let mayBeInherited = types.contains { other in
      other.location.path != path && lineage(of: other.name).dropFirst().contains(type.name)
    }
    return !isGiven && !mayBeInherited && type.declarations.allSatisfy { $0.path == path }
      && !type.outsideWrites.contains { $0.fact.member == code.name && $0.path != path }
  }
}

extension CodedState {
  /// Each value once, where it is given first.
  fileprivate var given: [Value] { values.eachOnce }

  /// What is asked for and never given; none where a constant has a name, as its value is not known.
  fileprivate var unmet: [Value] {
    guard (values + asked).allSatisfy(\.isLiteral) else { return [] }
    let texts = Set(values.map(\.text))
    return asked.eachOnce.filter { !texts.contains($0.text) && $0.text != "\"\"" }
  }

  /// Whether values and questions show a few states, and nothing else.
  fileprivate var isEnum: Bool {
    let telling = given.filter { $0.text != "\"\"" }
    let texts = Set(telling.map(\.text))
    return (2...8).contains(given.count) && telling.count > 1 && values.allSatisfy(\.isSmall)
      && asked.allSatisfy(\.isSmall) && asked.contains { texts.contains($0.text) }
      && (given.count > 2 || Set(asked.map(\.span)).count > 1)
  }
}

extension [CodedState.Value] {
  fileprivate var eachOnce: [CodedState.Value] {
    var seen: Set<String> = []
    return filter { seen.insert($0.text).inserted }
  }
}

extension CodedState.Value {
  /// Whether it is none of the numbers that mean something elsewhere.
  fileprivate var isSmall: Bool { Int(text).map { abs($0) < 100 } ?? true }

  fileprivate var isLiteral: Bool { text.hasPrefix("\"") || Int(text) != nil }

  /// Without the quotes of a text.
  fileprivate var plainText: String {
    text.hasPrefix("\"") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}
