import UntangleFacts
import UntangleProjectModel

/// The functions and properties of a type that write each of its variables, directly or through calls.
struct FlagWriters {
  /// The names of direct writers, by variable.
  private var direct: [String: Set<String>] = [:]
  /// The names of callers, by the name of the called function.
  private var callers: [String: Set<String>] = [:]

  init(of type: ProjectType) {
    // Iterates by index, because a loop over the values copies each large body.
    for index in type.bodies.indices {
      let name = type.bodies[index].fact.name
      for statement in type.bodies[index].fact.statements { statement.forEach { note($0, in: name) } }
    }
  }

  private mutating func note(_ statement: Statement, in body: String) {
    switch statement {
    case .assign(.variable(let name), _, _), .havoc(.variable(let name), _), .project(let name, _, _):
      direct[name, default: []].insert(body)
      // Observers of the written variable may write further variables.
      callers[name, default: []].insert(body)
    case .call(let called, _, _), .escape(let called, _, _):
      if let name = called.nameInScope { callers[name, default: []].insert(body) }
    default: break
    }
  }

  func writers(of variable: String) -> Set<String> {
    var found = direct[variable] ?? []
    var waiting = Array(found)
    while let name = waiting.popLast() {
      for caller in callers[name] ?? [] where found.insert(caller).inserted { waiting.append(caller) }
    }
    return found
  }
}

extension Project {
  /// The indices of the types whose flags are followed: handwritten types that were read in full.
  var flagOwners: [Int] {
    // Iterates by index, because a loop over the values copies each large type.
    types.indices.filter { index in
      types[index].origin == .handwritten && types[index].integrity == .intact
        && types[index].variables.contains(where: \.fact.mayHoldState)
    }
  }
}
