import UntangleFacts

/// Which code can touch the variables of a space at all: the rest is not followed.
struct ModRef: Sendable {
  /// What calling a function can do, other than nothing.
  struct Reach: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// Writes a variable, or makes something that does so later.
    static let writes = Reach(rawValue: 1)
    static let suspends = Reach(rawValue: 2)
    static let throwing = Reach(rawValue: 4)
  }

  private let variables: Set<String>
  private let graph: CallGraph
  /// By the number of a name in the graph.
  private var reach: [Reach]
  /// Names that are not in the graph.
  private var otherWriters: Set<String> = []
  /// By number, what is reached without the writes of single variables, but with code that others hand over.
  private var handedReach: [Reach]

  init(variables: Set<String>, _ graph: CallGraph) {
    self.variables = variables
    self.graph = graph
    reach = graph.reach(writing: variables)
    handedReach = graph.reach
  }

  /// Functions that turned out to run code which writes.
  mutating func note(writers: Set<String>) {
    var changed: [Int] = []
    for name in writers {
      guard let number = graph.number(of: name) else {
        otherWriters.insert(name)
        continue
      }
      reach[number].insert(.writes)
      handedReach[number].insert(.writes)
      changed.append(number)
    }
    graph.spread(&reach, from: changed)
    graph.spread(&handedReach, from: changed)
  }

  /// The variables that a function may write, itself or through what it calls and makes to run later: all where
  /// it runs what others hand over.
  func written(byFunction name: String) -> Set<String> {
    guard let number = graph.number(of: name), !handedReach[number].contains(.writes) else {
      return variables
    }
    return variables.filter { graph.reach(writing: [$0])[number].contains(.writes) }
  }

  /// The names that the bodies of a name call, sorted; own functions and others.
  func called(by name: String) -> [String] { graph.number(of: name).map { graph.called(by: $0) } ?? [] }

  /// What a local holds is no function of a name of its own.
  func reach(ofCalling name: String) -> Reach {
    let called = CalledName(name)
    return called.holder == .local ? [] : reach(ofFunction: called.name)
  }

  private func reach(ofFunction name: String) -> Reach {
    if let number = graph.number(of: name) { return reach[number] }
    return otherWriters.contains(name) ? .writes : []
  }

  /// What code reaches where it stands, with the functions that it calls.
  func reach(of code: CodeSurvey) -> Reach {
    code.called.reduce(code.reach(writing: variables)) { $0.union(reach(ofCalling: $1)) }
  }

  func writes(_ code: CodeSurvey) -> Bool { reach(of: code).contains(.writes) }

  func writes(_ statements: [Statement]) -> Bool { writes(CodeSurvey(statements)) }

  /// Of a statement that has none in it.
  func writes(_ statement: Statement) -> Bool {
    switch statement {
    case .assign(.variable(let name), _, _), .havoc(.variable(let name), _), .invoke(let name, _, _):
      variables.contains(name) || reach(ofCalling: name).contains(.writes)
    case .assign(.instance, _, _), .havoc(.instance, _): true
    case .assign(.local, _, _), .havoc(.local, _): false
    default: writes([statement])
    }
  }
}
