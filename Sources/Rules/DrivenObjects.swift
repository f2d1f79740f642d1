import UntangleFacts
import UntangleProjectModel

extension Project {
  /// The bodies that drive objects, grouped by their type and sorted by its name. If several types share a
  /// name, each file forms a group.
  func drivingBodies(isWanted: (DrivingBody) -> Bool) -> [(type: String, bodies: [InFile<DrivingBody>])] {
    struct Owner: Hashable {
      var type: String
      /// Only for a name with several declarations, or without a declaration in the project.
      var path: String?
    }
    var owned: [Owner: [InFile<DrivingBody>]] = [:]
    for file in files {
      for body in file.drivingBodies where isWanted(body) {
        let isKnown = type(named: body.enclosingType) != nil
        let owner = Owner(type: body.enclosingType, path: isKnown ? nil : file.path)
        owned[owner, default: []].append(InFile(path: file.path, fact: objectsOnly(body)))
      }
    }
    return owned.sorted { ($0.key.type, $0.key.path ?? "") < ($1.key.type, $1.key.path ?? "") }
      .map { (type: $0.key.type, bodies: $0.value) }
  }

  private func objectsOnly(_ body: DrivingBody) -> DrivingBody {
    var result = body
    result.drives = body.drives.filter { mayBeObject($0.receiver, in: body.enclosingType) }
    return result
  }

  /// Whether the member may be a reference: its type is a class, an actor or a protocol, or unknown.
  private func mayBeObject(_ member: String, in type: String) -> Bool {
    switch self.type(of: .member(.instance, member), in: type)?.unwrapped {
    case .named(let name):
      switch self.type(named: name)?.kind {
      case .struct, .enum: return false
      case .class, .actor, .protocol, .extension: return true
      case nil: return !SDK.says(oneOf: .valueOrCollection, of: name)
      }
    case .list, .dictionary, .tuple, .function, .result: return false
    case .optional, .other, nil: return true
    }
  }
}

extension ProjectType {
  /// Whether the branches of one `switch` together call these methods, or all but one.
  func chooses(among names: Set<String>) -> Bool {
    bodies.contains { body in
      body.fact.statements.contains { statement in
        statement.contains {
          guard case .select(let selection) = $0 else { return false }
          return selection.calls(among: names).count >= max(names.count - 1, 2)
        }
      }
    }
  }
}

extension Selection {
  fileprivate func calls(among names: Set<String>) -> Set<String> {
    names.filter { name in
      branches.contains { branch in
        branch.body.contains { statement in
          statement.contains {
            if case .call(let called, _, _) = $0 { return called.nameInScope == name }
            return false
          }
        }
      }
    }
  }
}
