import UntangleFacts
package import UntangleProjectModel
package import UntangleStateSpaces

/// A type whose combinations of values a run can record from another file of its module.
package struct RecordedType: Sendable {
  /// How a variable is read.
  enum Reading: Sendable, Hashable {
    /// By its name.
    case byName
    /// By reflection: it is private.
    case byReflection
  }

  struct Variable: Sendable {
    var variable: StateVariable
    var reading: Reading
    var cases: CaseReading
  }

  /// How the case of an enum becomes a text.
  enum CaseReading: Sendable, Hashable {
    /// No enum.
    case none
    /// With a switch that names all cases.
    case named(type: String, cases: [String])
    /// By reflection.
    case reflected
  }

  /// Full dotted name.
  var name: String
  var variables: [Variable]
  /// Variables that cannot be read, each with the reason: one lowercase sentence.
  package var unread: [(name: String, reason: String)]
  /// What others call, with the labels: `stop(at:)`.
  var operations: [String]

  /// - Parameter operations: The names of what others call, in the order of the source.
  package init(
    _ type: ProjectType, _ variables: [StateVariable], operations: [String], in project: Project
  ) throws(RecorderRefusal) {
    try checkReach(of: type, in: project)
    name = type.name
    self.operations = operations
    self.variables = []
    unread = []
    for variable in variables {
      let fact = type.variables.first { $0.fact.name == variable.name }?.fact
      do throws(RecorderRefusal) {
        self.variables.append(try recorded(variable, fact, in: project))
      } catch {
        unread.append((variable.name, error.reason))
      }
    }
    if self.variables.isEmpty {
      throw RecorderRefusal(
        reason: unread.first.map { "'\($0.name)' \($0.reason)" } ?? "it has no state variables")
    }
  }
}

/// Why a type or a variable cannot be recorded.
package struct RecorderRefusal: Error {
  /// The rest of a lowercase sentence.
  package var reason: String

  package init(reason: String) { self.reason = reason }
}

private func checkReach(of type: ProjectType, in project: Project) throws(RecorderRefusal) {
  if type.extent == .file {
    throw RecorderRefusal(reason: "only the variables of instances can be recorded")
  }
  var name: String? = type.name
  while let part = name {
    let known = part == type.name ? type : project.type(named: part)
    if let known,
      known.declarations.contains(where: { $0.fact.kind != .extension && $0.fact.access.isOfFile })
    {
      throw RecorderRefusal(reason: "'\(part)' is private to its file, and another file cannot extend it")
    }
    name = TypeIndex.parent(of: part)
  }
}

private func recorded(
  _ variable: StateVariable, _ fact: Variable?, in project: Project
) throws(RecorderRefusal) -> RecordedType.Variable {
  if fact?.laziness == .lazy { throw RecorderRefusal(reason: "is lazy: to read it would make its value") }
  let isSeen = !variable.access.isOfFile
  let wrappers = (fact?.wrappers ?? []).filter { $0 != "ObservationIgnored" && $0 != "ObservationTracked" }
  if !isSeen, let wrapper = wrappers.first {
    throw RecorderRefusal(reason: "is private behind '@\(wrapper)'")
  }
  let cases = try caseReading(of: variable, isSeen: isSeen, in: project)
  return RecordedType.Variable(
    variable: variable, reading: isSeen ? .byName : .byReflection, cases: cases)
}

private func caseReading(
  of variable: StateVariable, isSeen: Bool, in project: Project
) throws(RecorderRefusal) -> RecordedType.CaseReading {
  guard let name = variable.enumName else { return .none }
  guard let type = project.type(named: name) else { return .reflected }
  let isSure =
    type.cases.allSatisfy { $0.presence == .everywhere }
    && Set(type.cases.map(\.name)).count == type.cases.count
  if isSeen, isSure { return .named(type: type.name, cases: type.cases.map(\.name)) }
  // What describes itself says something else than the name of its case.
  guard type.inherited.allSatisfy({ !$0.hasSuffix("StringConvertible") && $0 != "CustomReflectable" }) else {
    throw RecorderRefusal(reason: "is private, and its enum '\(name)' describes itself")
  }
  return .reflected
}

extension AccessLevel {
  /// Whether other files cannot see it.
  fileprivate var isOfFile: Bool { width <= AccessLevel.fileprivate.width }
}
