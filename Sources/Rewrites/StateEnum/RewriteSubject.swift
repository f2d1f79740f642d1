import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles
package import UntangleStateSpaces

/// A type, with the variables that are to become one enum.
package struct RewriteSubject: Sendable {
  package var project: Project
  /// The types of the project, which many subjects share.
  package var types: ProjectTypes
  package var type: ProjectType
  package var trace: StateTrace
  package var reader: ValueReader
  /// Numbers that count in some states only.
  package var carried: [CarriedValue]
  /// Wrapped variables outside of the group whose changes nobody hears of before the code has run on: see
  /// `findSilentVariables`.
  package internal(set) var silent: Set<String> = []
  /// How patterns are written in the project.
  package var bindingForm = BindingForm.within

  package init(
    project: Project, types: ProjectTypes, type: ProjectType, trace: StateTrace, reader: ValueReader,
    carried: [CarriedValue] = []
  ) {
    self.project = project
    self.types = types
    self.type = type
    self.trace = trace
    self.reader = reader
    self.carried = carried
  }

  var variables: [StateVariable] { trace.space.variables }
  var names: Set<String> { Set(variables.map(\.name)) }

  /// All types and protocols that the type inherits from, as far as they are known, and itself.
  var lineage: Set<String> { project.ancestors(of: type) }

  func fact(of variable: StateVariable) -> Variable? {
    type.variables.first { $0.fact.scope == .instance && $0.fact.name == variable.name }?.fact
  }

  /// Computed properties, which may read the variables. A number that cases carry becomes one.
  var computedNames: Set<String> {
    Set(carried.map(\.name)).union(
      type.variables.map(\.fact).filter { fact in
        if case .computed = fact.storage { return fact.scope == .instance }
        return false
      }.map(\.name))
  }

  /// Stored variables outside of the group that no subclass of another module overrides, and that have neither observers
  /// nor wrappers, or wrappers that run no code at once.
  var plainNames: Set<String> {
    let plain = type.variables.filter { $0.fact.scope == .instance && $0.fact.isPlain }
    return Set(plain.map(\.fact.name)).union(silent).subtracting(names).subtracting(carried.map(\.name))
  }
}

extension RewriteSubject {
  /// Refusals that follow from the declarations alone.
  var declarationRefusals: [Refusal] {
    typeRefusals + keepingRefusals + variables.flatMap(refusals) + subclassRefusals
  }

  private var typeRefusals: [Refusal] {
    var reasons: [String] = []
    switch type.kind {
    case .struct, .class, .actor: break
    case .enum, .protocol, .extension: reasons.append("the project does not declare the type")
    }
    if type.integrity == .broken { reasons.append("the type has a syntax error") }
    if type.declarations.filter({ $0.fact.kind != .extension }).count > 1 {
      reasons.append("the type is declared more than once")
    }
    if let name = lineage.sorted().first(where: { SDK.says(.coding, of: $0) }) {
      reasons.append("\(name) reads and writes the stored properties by name")
    }
    let shaping = Set(["Model", "frozen", "objcMembers", "propertyWrapper"])
    if let name = type.attributes.first(where: shaping.contains) {
      reasons.append("@\(name) asks for the stored properties as they are")
    }
    return reasons.map { Refusal($0, at: type.location) }
  }

  private func refusals(_ variable: StateVariable) -> [Refusal] {
    guard let fact = fact(of: variable) else { return [] }
    var reasons: [String] = []
    if fact.storage == .observed { reasons.append("'\(fact.name)' has observers") }
    let known = Set(["final", "public", "internal", "fileprivate", "private", "package", "open", "MainActor"])
    if let modifier = fact.modifiers.first(where: { !known.contains($0) }) {
      reasons.append("'\(fact.name)' is \(modifier)")
    }
    if fact.setter == .public || fact.setter == .open || fact.setter == .package {
      reasons.append("'\(fact.name)' can be set by other modules")
    }
    if variable.ownership != .own { reasons.append("'\(fact.name)' is not the type's own") }
    if type.makesMemberwise, type.memberwiseArguments.map({ !$0[fact.name].isEmpty }) ?? false {
      reasons.append("the memberwise initialiser is given '\(fact.name)'")
    }
    if looksWhenReleased(fact) {
      reasons.append("what '\(fact.name)' holds runs code of its own when it is released, which may look")
    }
    if isRequiredElsewhere(fact.name) { reasons.append("a protocol asks for '\(fact.name)'") }
    return reasons.map { Refusal($0, at: variable.location) }
  }

  /// Whether the variable may hold an object of the project with a `deinit`.
  private func looksWhenReleased(_ fact: Variable) -> Bool {
    guard case .annotated(let written) = fact.typing else { return false }
    return looksWhenReleased(written.unwrapped)
  }

  /// A closure may hold any object, and a collection what its elements hold.
  private func looksWhenReleased(_ written: WrittenType) -> Bool {
    let name: String
    switch written {
    case .named(let found): name = found
    case .optional(let inner), .list(let inner), .dictionary(let inner), .result(let inner):
      return looksWhenReleased(inner)
    case .tuple(let elements): return elements.contains(where: looksWhenReleased)
    case .function: return true
    case .other: return false
    }
    if name == "AnyCancellable" { return true }
    guard let held = project.type(named: name, in: type.scopeName) else { return false }
    let names = [held.name] + project.inheritance.conformers(to: held.name)
    return names.contains { name in
      project.type(named: name)?.bodies.contains { $0.fact.kind == .deinitializer } ?? false
    }
  }

  /// Whether a protocol of the project requires a property of that name, perhaps with a setter.
  private func isRequiredElsewhere(_ name: String) -> Bool {
    project.requires(name, of: type)
  }

  /// Refusals for subclasses, whose code the rewrite does not change.
  var subclassRefusals: [Refusal] {
    project.inheritance.descendants(of: type).compactMap { project.type(named: $0) }.flatMap { subclass in
      subclass.bodies.compactMap { body in
        body.fact.statements.contains { $0.writes(oneOf: names) }
          ? Refusal(
            "the subclass '\(subclass.name)' writes it",
            at: Location(path: body.path, span: body.fact.span)) : nil
      }
        + subclass.variables.filter { names.contains($0.fact.name) }.map {
          Refusal(
            "the subclass '\(subclass.name)' overrides '\($0.fact.name)'",
            at: Location(path: $0.path, span: $0.fact.span))
        }
    }
  }
}

extension ProjectType {
  /// Whether every initialiser delegates to another one.
  fileprivate var makesMemberwise: Bool {
    bodies.filter { $0.fact.kind == .initializer }.allSatisfy { body in
      body.fact.statements.contains { $0.contains(\.isDelegation) }
    }
  }
}

extension Variable {
  /// Whether writing it runs no code of its own, and no subclass of another module overrides it.
  fileprivate var isPlain: Bool {
    let isStored = storage == .stored && wrappers.isEmpty && !modifiers.contains("dynamic")
    return isStored && laziness == .eager && access != .open
  }
}
