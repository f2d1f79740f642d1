import UntangleFacts

/// Who inherits from whom, as far as the project declares both.
package struct Inheritance: Sendable {
  private var subclasses: [String: [String]] = [:]

  package init(_ project: Project) {
    for type in project.types where type.kind == .class {
      for parent in project.lineage(of: type.name).dropFirst() {
        subclasses[parent, default: []].append(type.name)
      }
    }
  }

  /// The full names of all classes below, in order.
  package func descendants(of type: ProjectType) -> [String] { subclasses[type.name] ?? [] }
}

extension Project {
  /// A type and the project's types that it inherits from, nearest first.
  package func chain(of type: ProjectType) -> [ProjectType] {
    [type] + lineage(of: type.name).dropFirst().compactMap { self.type(named: $0) }
  }
}
