import UntangleFacts
import UntangleProjectModel

/// Which functions and properties of a type write which of its variables, also by way of others.
struct FlagWriters {
  /// By variable, the names of those whose code writes it.
  private var direct: [String: Set<String>] = [:]
  /// By the name of a function, those that call it.
  private var callers: [String: Set<String>] = [:]

  init(of type: ProjectType) {
    // By index: bodies are large, and a loop over the values copies each.
    for index in type.bodies.indices {
      let name = type.bodies[index].fact.name
      for statement in type.bodies[index].fact.statements { statement.forEach { note($0, in: name) } }
    }
  }

  private mutating func note(_ statement: Statement, in body: String) {
    switch statement {
    case .assign(.variable(let name), _, _), .havoc(.variable(let name), _), .project(let name, _, _):
      direct[name, default: []].insert(body)
      // An observer of what is written may write more.
      callers[name, default: []].insert(body)
    case .call(let text, _, _), .escape(let text, _, _):
      callers[CalledName(text).name, default: []].insert(body)
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
  /// The places of the types whose flags are followed: hand-written ones that could be read in full.
  var flagOwners: [Int] {
    // By index: types and variables are large, and a loop over the values copies each.
    types.indices.filter { index in
      types[index].origin == .handwritten && types[index].integrity == .intact
        && types[index].variables.contains(where: \.fact.mayHoldState)
    }
  }
}
