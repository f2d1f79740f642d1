import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// A flag that all files of a module can set and that none of them sets.
struct SharedFlagGap {
  let type: ProjectType
  let flag: InFile<Variable>
  /// What it always is.
  let value: Bool

  var isEncoded: Bool { type.isEncoded }
}

extension Project {
  /// Of the types in these files. A flag is left out where another type has a variable of its name: a write through a
  /// value of an unknown type could mean either.
  func unsetSharedFlags(in paths: Set<String>) -> [SharedFlagGap] {
    var owners: [String: Int] = [:]
    for place in types.indices {
      for variable in types[place].variables.indices {
        owners[types[place].variables[variable].fact.name, default: 0] += 1
      }
    }
    return types.indices.flatMap { place -> [SharedFlagGap] in
      let type = types[place]
      guard type.origin == .handwritten, type.integrity == .intact, paths.contains(type.location.path) else {
        return []
      }
      let gaps = type.variables.compactMap { variable -> SharedFlagGap? in
        guard owners[variable.fact.name] == 1, !type.isSetOutside(variable.fact.name) else { return nil }
        return variable.fact.sharedValue.map { SharedFlagGap(type: type, flag: variable, value: $0) }
      }
      // The relatives are looked for once, as there are many types.
      let relatives = gaps.isEmpty ? [] : types.indices.filter { isRelated(types[$0].name, type) }
      return gaps.filter { gap in
        !relatives.contains { types[$0].sets(gap.flag.fact.name) }
      }
    }
  }
}

extension ProjectType {
  fileprivate func isSetOutside(_ name: String) -> Bool {
    let isGiven = mayBeGiven(name)
    return isGiven || outsideWrites.contains { $0.fact.member == name }
  }

  /// Whether a body of the type sets the flag.
  fileprivate func sets(_ name: String) -> Bool {
    // By index, because a loop over the values copies each large body.
    !accessSummary(of: [name]).writes.isEmpty
      || bodies.indices.contains { place in
        bodies[place].fact.statements.contains { $0.writes(oneOf: [name]) }
      }
  }
}

extension Variable {
  /// The first value of a plain stored Bool that its module, and no other one, can set.
  fileprivate var sharedValue: Bool? {
    guard mutability == .variable, storage == .stored, scope == .instance || scope == .static,
      access == .internal, setter == .internal, wrappers.isEmpty, typing.isBoolean,
      modifiers.allSatisfy({ ["internal", "static", "final", "MainActor"].contains($0) }),
      case .boolean(let value)? = initial
    else { return nil }
    return value
  }
}

extension Variable.Typing {
  var isBoolean: Bool {
    switch self {
    case .annotated(let type): type == .bool
    case .literal(let shape): shape == .boolean
    case .expression, .unknown: false
    }
  }
}

extension ProjectType {
  /// Whether it is stored by the names of its properties.
  var isEncoded: Bool { inherited.contains { SDK.says(.coding, of: $0) } }
}

extension ProjectType {
  /// Whether an initialiser that no source shows may give a variable a value: one that is synthesised for a decoder, or the
  /// memberwise one.
  func mayBeGiven(_ name: String) -> Bool {
    decoded.contains(name) || kind == .struct && !(memberwiseArguments.map { $0[name].isEmpty } ?? false)
  }
}
