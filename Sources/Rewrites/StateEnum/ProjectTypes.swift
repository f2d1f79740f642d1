import UntangleFacts
package import UntangleProjectModel

/// The types of a project by the last part of their names, whatever scope they are in.
package struct ProjectTypes: Sendable {
  private(set) var all: Set<String> = []
  /// Types of other modules that the project extends.
  private(set) var extended: Set<String> = []
  /// Those of which an instance may be an object, or hold anything.
  private(set) var references: Set<String> = []
  /// Those that run code of the project when an instance is made.
  private(set) var running: Set<String> = []
  /// Those that are property wrappers.
  private(set) var wrappers: Set<String> = []
  /// The cases that all types of the name have.
  private(set) var cases: [String: Set<String>] = [:]

  package init(_ project: Project) {
    // By index: types are large, and a loop over the values copies each.
    for index in project.types.indices {
      let name = project.types[index].simpleName
      let bodies = project.types[index].bodies
      if project.types[index].attributes.contains("propertyWrapper") { wrappers.insert(name) }
      let hasInitializer = bodies.indices.contains { bodies[$0].fact.kind == .initializer }
      guard project.types[index].kind != .extension else {
        extended.insert(name)
        if hasInitializer { running.insert(name) }
        continue
      }
      let own = Set(project.types[index].cases.map(\.name))
      cases[name] = all.insert(name).inserted ? own : cases[name]?.intersection(own)
      switch project.types[index].kind {
      case .struct, .enum:
        if hasInitializer { running.insert(name) }
      case .class, .actor, .protocol, .extension:
        references.insert(name)
        running.insert(name)
      }
    }
  }
}
