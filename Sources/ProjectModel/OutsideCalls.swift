package import UntangleFacts

/// A call through another value that may be of a type's function.
package struct CallOnType: Sendable {
  package enum Receiver: Sendable {
    /// It has the type.
    case typed
    /// Nobody knows its type.
    case guessed
  }

  package var receiver: Receiver
  package var call: InFile<OutsideCall>
}

extension Project {
  mutating func collectOutsideCalls() {
    for index in files.indices where files[index].origin == .handwritten {
      for call in files[index].outsideCalls {
        outsideCalls[call.member, default: []].append(InFile(path: files[index].path, fact: call))
      }
    }
  }

  /// The calls through other values that may mean a function of a type, or one that it inherits: of those
  /// that somebody asks about, as to find out what a receiver is costs far more than to look where a call
  /// stands.
  package func outsideCalls(
    of member: String, on type: ProjectType, where isAskedAbout: (OutsideCall) -> Bool
  ) -> [CallOnType] {
    (outsideCalls[member] ?? []).compactMap { call in
      guard isAskedAbout(call.fact) else { return nil }
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

  /// Whether a value of the type of that name may be of the other type.
  package func isRelated(_ name: String, _ type: ProjectType) -> Bool {
    lineage(of: name).contains(type.name) || lineage(of: type.name).contains(name)
  }
}

extension ProjectType {
  /// Whether code in a type may use a member of this one that has an access level.
  package func isInSight(_ access: AccessLevel, from enclosing: String?) -> Bool {
    guard access == .private else { return true }
    guard let inner = enclosing?.utf8, inner.starts(with: name.utf8) else { return false }
    let rest = inner.dropFirst(name.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: ".")
  }
}
