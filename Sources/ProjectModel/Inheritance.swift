package import UntangleFacts

/// The inheritance relation between types of the project.
package struct Inheritance: Sendable {
  private var subclasses: [String: [String]] = [:]
  private var conformers: [String: [String]] = [:]
  /// nil unless lookups are noted.
  var log: LookupLog?

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

  /// The full names of all types that conform to a protocol or inherit from a class, in order.
  package func conformers(to name: String) -> [String] {
    log?.note(.relatives(name))
    return conformers[name] ?? []
  }

  /// The full names of all subclasses, direct and indirect, in order.
  package func descendants(of type: ProjectType) -> [String] {
    log?.note(.relatives(type.name))
    return subclasses[type.name] ?? []
  }

  /// Notes the types whose subtypes differ from an earlier version.
  func noteChanges(since earlier: Inheritance, in changed: inout Set<Lookup>) {
    changed.formUnion(changedKeys(subclasses, earlier.subclasses).map { .relatives($0) })
    changed.formUnion(changedKeys(conformers, earlier.conformers).map { .relatives($0) })
  }
}

extension Project {
  /// A type and its supertypes in the project, nearest first.
  package func chain(of type: ProjectType) -> [ProjectType] {
    [type] + lineage(of: type.name).dropFirst().compactMap { self.type(named: $0) }
  }
}

extension Project {
  /// Whether a type itself has a property of that name.
  package func declares(_ property: String, in type: String) -> Bool {
    members.property(property, in: type) != nil
  }

  /// Whether the project declares a view modifier with the name of one of SwiftUI's presentation modifiers.
  package var presentsItself: Bool {
    SDK.names(.presents).contains { members.function($0, in: "View") != nil }
  }

  /// The same, or the type or one that it inherits from has a function of such a name.
  package func presentsItself(in type: ProjectType) -> Bool {
    if presentsItself { return true }
    let scopes = chain(of: type).map(\.scopeName)
    return SDK.names(.presents).contains { name in scopes.contains { members.function(name, in: $0) != nil } }
  }

  /// Whether a protocol of the project that the type conforms to declares a property of that name.
  package func requires(_ property: String, of type: ProjectType) -> Bool {
    !protocols(thatAskFor: property, of: type).isEmpty
  }

  /// The protocols of the project that the type conforms to and that declare a property of that name, nearest
  /// first.
  package func protocols(thatAskFor property: String, of type: ProjectType) -> [ProjectType] {
    lineage(of: type.name).dropFirst().compactMap { name in
      guard members.property(property, in: name) != nil, let parent = self.type(named: name) else {
        return nil
      }
      return parent.kind == .protocol ? parent : nil
    }
  }
}
