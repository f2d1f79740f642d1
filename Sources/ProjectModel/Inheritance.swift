import UntangleFacts

/// Who inherits from whom, as far as the project declares both.
package struct Inheritance: Sendable {
  private var subclasses: [String: [String]] = [:]
  private var conformers: [String: [String]] = [:]

  init() {}

  init(_ project: Project) {
    // By index: a type is large, and a loop over the values copies each.
    for index in project.types.indices {
      let name = project.types[index].name
      for parent in project.lineage(of: name).dropFirst() {
        if project.types[index].kind == .class { subclasses[parent, default: []].append(name) }
        if project.types[index].kind != .protocol { conformers[parent, default: []].append(name) }
      }
    }
  }

  /// The full names of all that conform to a protocol or inherit from a class, in order.
  package func conformers(to name: String) -> [String] { conformers[name] ?? [] }

  /// The full names of all classes below, in order.
  package func descendants(of type: ProjectType) -> [String] { subclasses[type.name] ?? [] }
}

extension Project {
  /// A type and the project's types that it inherits from, nearest first.
  package func chain(of type: ProjectType) -> [ProjectType] {
    [type] + lineage(of: type.name).dropFirst().compactMap { self.type(named: $0) }
  }
}

extension Project {
  /// Whether `name(…)` in a type's scope certainly gives a value: a function that returns no optional,
  /// a type of the project whose initialisers cannot fail.
  package func isNeverNil(callOf name: String, in enclosing: String?) -> Bool {
    if let index = index.type(named: name, in: enclosing) {
      let type = types[index]
      // A superclass of another module may have initialisers that fail.
      let isClosed =
        type.kind == .struct || type.kind == .actor
        || type.inherited.allSatisfy { self.type(named: $0, in: type.name)?.kind == .protocol }
      return isClosed && members.hasNoFailableInitializer(type.name)
    }
    switch self.type(of: .call(.name(name)), in: enclosing) {
    case .optional, .other, nil: return false
    case .named(let returned): return returned != "Bool"
    case .list, .dictionary, .tuple, .function: return true
    }
  }
}

extension Project {
  /// Whether a type itself has a property of that name.
  package func declares(_ property: String, in type: String) -> Bool {
    members.property(property, in: type) != nil
  }

  /// Whether the project gives views a modifier of a name that SwiftUI has for showing something.
  package var presentsItself: Bool {
    Lending.presentations.contains { members.function($0, in: "View") != nil }
  }

  /// Whether a protocol that the project declares and the type conforms to has a property of that name.
  package func requires(_ property: String, of type: ProjectType) -> Bool {
    lineage(of: type.name).dropFirst().contains { name in
      self.type(named: name)?.kind == .protocol && members.property(property, in: name) != nil
    }
  }
}
