package import UntangleFacts

/// A call through another value that may call a type's function.
package struct CallOnType: Sendable {
  package enum Receiver: Sendable {
    /// The receiver's type is known.
    case typed
    /// The receiver's type is unknown.
    case guessed
  }

  package var receiver: Receiver
  package var call: InFile<OutsideCall>
}

extension Project {
  /// The calls in all files, by the name of the member. Leaves out names that no known body has.
  func callsOfFunctions(_ outside: [OutsideFacts]) -> [String: [InFile<OutsideCall>]] {
    let names = bodyNames
    var calls: [String: [InFile<OutsideCall>]] = [:]
    for file in files.indices where files[file].origin == .handwritten {
      for call in outside[file].calls where names.contains(call.member) {
        calls[call.member, default: []].append(InFile(path: files[file].path, fact: call))
      }
    }
    return calls
  }

  /// The names of all functions and accessors with known bodies.
  private var bodyNames: Set<String> {
    var names: Set<String> = []
    for type in types.indices {
      for body in types[type].bodies.indices {
        names.insert(types[type].bodies[body].fact.name)
      }
    }
    for file in files.indices {
      for body in files[file].bodies.indices {
        names.insert(files[file].bodies[body].name)
      }
    }
    return names
  }

  /// The calls through other values that may call a type's function, declared or inherited. `isAskedAbout`
  /// filters by place first, since the resolution of a receiver is far more expensive.
  package func outsideCalls(
    of member: String, on type: ProjectType, where isAskedAbout: (OutsideCall) -> Bool
  ) -> [CallOnType] {
    log?.note(.calls(member))
    let calls = outsideCalls[member] ?? []
    // By index: a call is large, and a loop over the values copies each.
    return calls.indices.compactMap { place in
      guard isAskedAbout(calls[place].fact) else { return nil }
      let call = calls[place]
      switch meaning(of: call.fact.receiver, in: call.fact.enclosingType, depth: 0) {
      case nil: return CallOnType(receiver: .guessed, call: call)
      case .type(let name)?:
        return isRelated(name, type) ? CallOnType(receiver: .typed, call: call) : nil
      case .value(let found)?:
        guard case .named(let name) = found.unwrapped, isRelated(name, type) else { return nil }
        return CallOnType(receiver: .typed, call: call)
      }
    }
  }

  /// Whether one of the types is a supertype of the other, or they are the same.
  package func isRelated(_ name: String, _ type: ProjectType) -> Bool {
    lineage(of: name).contains(type.name) || lineage(of: type.name).contains(name)
  }
}

extension ProjectType {
  /// Whether code in the type `enclosing` can use a member of this type with the given access level.
  package func isInSight(_ access: AccessLevel, from enclosing: String?) -> Bool {
    guard access == .private else { return true }
    guard let inner = enclosing?.utf8, inner.starts(with: name.utf8) else { return false }
    let rest = inner.dropFirst(name.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: ".")
  }
}
