import UntangleFacts
package import UntangleSourceFiles

/// Tells calls whose receiver is proved to be `UserDefaults` from those where only the receiver's name
/// suggests it.
package struct CertainDefaults: Sendable {
  private var doubtful: Set<Location> = []

  package init(_ project: Project) {
    for index in project.files.indices {
      let path = project.files[index].path
      for place in project.files[index].keyUses.indices
      where project.isDoubtful(
        project.files[index].keyUses[place].receiver,
        in: project.files[index].keyUses[place].enclosingType)
      {
        doubtful.insert(Location(path: path, span: project.files[index].keyUses[place].span))
      }
    }
  }

  /// Whether the type is proved. `place` is that of the key. Always true for calls that need no receiver.
  package func contains(_ place: Location) -> Bool { !doubtful.contains(place) }
}

extension Project {
  /// Whether the use has a receiver that is not known to be of type `UserDefaults`.
  fileprivate func isDoubtful(_ receiver: KeyUse.Receiver, in enclosing: String?) -> Bool {
    switch receiver {
    case .defaults(let receiver), .codable(let receiver):
      guard case .named(let name)? = type(of: receiver, in: enclosing)?.unwrapped else { return true }
      return !lineage(of: name).contains { $0 == "UserDefaults" || $0 == "NSUserDefaults" }
    case .certain, .name, .type, .own, .wrapper: return false
    }
  }

  /// Whether a type has a property of that name that the project declares, in the type or in an extension.
  package func declaresProperty(_ name: String, in type: String) -> Bool {
    members.property(name, in: type) != nil
  }
}
