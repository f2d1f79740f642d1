import UntangleFacts
import UntangleFindings
import UntangleProjectModel
package import UntangleReports
import UntangleRules
import UntangleScores
import UntangleSourceFiles
import UntangleStateSpaces

/// Suggestions are worked out for at most this many types: a suggestion takes about as long as counting the
/// type's states.
private let suggestedTypeLimit = 400

extension Analysis {
  /// The parts of the report that come from the sources. The caller adds what comes from git and the clock.
  package func auditReport(_ extent: AuditFormat.Extent) -> AuditReport {
    var report = AuditReport(
      inventory: project.inventory, scores: project.scores, findings: outcome.findings,
      unreadable: outcome.problems, filesRead: outcome.filesRead, linesRead: outcome.linesRead)
    switch extent {
    case .totals: return report
    case .types:
      report.types = auditedTypes
      return report
    case .everything:
      report.types = auditedTypes
      report.fileLines = Dictionary(
        project.project.files.map { ($0.path, $0.lineCount) }, uniquingKeysWith: { first, _ in first })
      report.keys = keys().entries
      report.excerpts = outcome.excerpts
      suggest(in: &report)
      return report
    }
  }

  /// The types with points, findings or groups, by location.
  private var auditedTypes: [AuditedType] {
    let findings = findingsByType
    let scores = Dictionary(
      project.scores.types.map { (TypeIdentity(name: $0.type, location: $0.location), $0) },
      uniquingKeysWith: { first, _ in first })
    let machines = Dictionary(grouping: machines()) { TypeIdentity(name: $0.type, location: $0.typeLocation) }
    let groups = Dictionary(grouping: askedEntries) { TypeIdentity(name: $0.type, location: $0.location) }
    let states = Dictionary(
      project.states.map { (TypeIdentity($0.type), $0) }, uniquingKeysWith: { first, _ in first })
    let types = project.project.types + project.project.syntheticTypes
    return types.compactMap { type -> AuditedType? in
      let identity = TypeIdentity(type)
      let isTold = scores[identity] != nil || findings[identity] != nil || groups[identity] != nil
      guard isTold else { return nil }
      var audited = AuditedType(
        identity: identity,
        declarations: type.declarations.map { Location(path: $0.path, span: $0.fact.extent) }.sorted(),
        score: scores[identity])
      audited.groups = groups[identity] ?? []
      audited.machines = machines[identity] ?? []
      audited.findings = findings[identity] ?? []
      audited.variables = states[identity].map(writtenVariables) ?? []
      return audited
    }
    .sorted { $0.identity < $1.identity }
  }

  /// Indices of findings by the type that each finding names. If several types have the name, prefers one
  /// declared in the finding's file.
  private var findingsByType: [TypeIdentity: [Int]] {
    let types = Dictionary(grouping: project.project.types) { $0.name }
    var result: [TypeIdentity: [Int]] = [:]
    for (index, finding) in outcome.findings.enumerated() {
      let owner = finding.type.flatMap { name in
        types[name].flatMap { all in
          all.first { type in type.declarations.contains { $0.path == finding.location.path } } ?? all.first
        }
      }
      if let owner { result[TypeIdentity(owner), default: []].append(index) }
    }
    return result
  }

  private func writtenVariables(_ state: TypeState) -> [AuditedType.WrittenVariable] {
    let activity = state.type.accessSummary(of: Set(state.variables.map(\.name)))
    let writes = Dictionary(grouping: activity.writes) { $0.variable }
    return state.variables.map { variable in
      AuditedType.WrittenVariable(
        name: variable.name, location: variable.location, type: typeText(of: variable, in: state.type),
        writers: writers(writes[variable.name] ?? []))
    }
  }

  private func writers(_ writes: [VariableWrite]) -> [AuditedType.Writer] {
    Dictionary(grouping: writes) { $0.bodyPlace }.values.compactMap { writes in
      writes.min { $0.location < $1.location }.map { first in
        AuditedType.Writer(name: first.writerName, location: first.location)
      }
    }
    .sorted { ($0.location, $0.name) < ($1.location, $1.name) }
  }

  private func typeText(of variable: StateVariable, in type: ProjectType) -> String {
    switch variable.domain {
    case .boolean: return "Bool"
    case .optionalBoolean: return "Bool?"
    case .enumeration: return variable.enumName ?? ""
    case .optionalEnumeration: return (variable.enumName ?? "") + "?"
    case .optional, .number:
      let place = type.variables.firstIndex { $0.fact.name == variable.name }
      let written = place.flatMap { project.project.type(of: type.variables[$0].fact) }
      return written?.text ?? "Optional"
    }
  }

  /// Adds suggestions, for the types with the highest scores first.
  private func suggest(in report: inout AuditReport) {
    let wanted = report.types.filter { type in
      type.groups.contains { $0.hasSurplus }
    }
    .sorted { ($1.score?.score ?? 0, $0.identity) < ($0.score?.score ?? 0, $1.identity) }
    let chosen = wanted.prefix(suggestedTypeLimit)
    report.typesWithoutSuggestion = Set(wanted.dropFirst(suggestedTypeLimit).map(\.identity))
    let entries = Dictionary(
      grouping: unprovedEntries(ofTypesAt: Set(chosen.map(\.identity.location)))
    ) { $0.type }
    let places = Dictionary(
      uniqueKeysWithValues: report.types.indices.map { (report.types[$0].identity, $0) })
    for type in chosen {
      guard let place = places[type.identity], let found = entries[type.identity.name] else { continue }
      let paths = Set(type.declarations.map(\.path))
      report.types[place].suggestions = found.filter { paths.contains($0.location.path) }
    }
  }
}

extension TypeIdentity {
  fileprivate init(_ type: ProjectType) { self.init(name: type.name, location: type.location) }
}

extension VariableWrite {
  /// The name of the writing function, as in `load()`, `isLoading.didSet`, `init`.
  fileprivate var writerName: String {
    switch bodyKind {
    case .method: body.isEmpty ? "code outside of functions" : "\(body)()"
    case .initializer, .deinitializer: body
    case .getter: body
    case .setter: "\(body).set"
    case .willSet: "\(body).willSet"
    case .didSet: "\(body).didSet"
    case .initialValue: "the first value of \(body)"
    case .topLevel: "the script"
    }
  }
}

extension WrittenType {
  /// The type in Swift syntax, without parts that the facts do not record.
  fileprivate var text: String {
    switch self {
    case .named(let name): name
    case .optional(.function(let result)): "(() -> \(result.text))?"
    case .optional(let wrapped): "\(wrapped.text)?"
    case .tuple(let parts): "(\(parts.map(\.text).joined(separator: ", ")))"
    case .list(let element): "[\(element.text)]"
    case .dictionary(let value): "[… : \(value.text)]"
    case .function(let result): "() -> \(result.text)"
    case .result(let success): "Result<\(success.text), …>"
    case .other: "…"
    }
  }
}
