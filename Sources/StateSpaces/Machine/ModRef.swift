import UntangleFacts

/// Mod/ref information: which code can write the variables of a space. Other code is not executed.
struct ModRef: Sendable {
  /// The effects that a call of a function can have.
  struct Reach: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// Writes a variable, or creates a closure that may do so later.
    static let writes = Reach(rawValue: 1)
    static let suspends = Reach(rawValue: 2)
    static let throwing = Reach(rawValue: 4)
  }

  private let variables: Set<String>
  private let graph: CallGraph
  /// By the node of a name in the call graph.
  private var reach: [Reach]
  /// Names outside of the call graph.
  private var otherWriters: Set<Member> = []
  /// By node, the effects where writes of single variables do not count, but code that outside code passes in
  /// does.
  private var handedReach: [Reach]

  init(variables: Set<String>, _ graph: CallGraph) {
    self.variables = variables
    self.graph = graph
    reach = graph.reach(writing: variables)
    handedReach = graph.reach
  }

  /// Adds functions that were found to run code that writes.
  mutating func note(writers: Set<Member>) {
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

  /// The variables that a function may write: itself, through its callees, or through closures that run
  /// later. All variables where it runs code that outside code passes in.
  func written(byFunction name: Member) -> Set<String> {
    guard let number = graph.number(of: name), !handedReach[number].contains(.writes) else {
      return variables
    }
    return variables.filter { graph.reach(writing: [$0])[number].contains(.writes) }
  }

  /// The sorted names that the bodies of a name call, including names that no body has.
  func called(by name: Member) -> [Member] { graph.number(of: name).map { graph.called(by: $0) } ?? [] }

  /// The effects of a call. Empty for a closure in a local, which is no function with a name.
  func reach(ofCalling called: CalledName) -> Reach { called.member.map { reach(of: $0) } ?? [] }

  func reach(of name: Member) -> Reach {
    if let number = graph.number(of: name) { return reach[number] }
    return otherWriters.contains(name) ? .writes : []
  }

  /// The direct effects of code, with those of the functions that it calls.
  func reach(of code: CodeSurvey) -> Reach {
    code.called.reduce(code.reach(writing: variables)) { $0.union(reach(of: $1)) }
  }

  func writes(_ code: CodeSurvey) -> Bool { reach(of: code).contains(.writes) }

  func writes(_ statements: [Statement]) -> Bool { writes(CodeSurvey(statements)) }

  /// Whether a statement writes, for one without nested statements.
  func writes(_ statement: Statement) -> Bool {
    switch statement {
    case .assign(.instance, _, _), .havoc(.instance, _): true
    case .assign(let target, _, _), .havoc(let target, _), .invoke(let target, _, _):
      target.member.map(writes) ?? false
    default: writes([statement])
    }
  }

  private func writes(_ member: Member) -> Bool {
    member.side == .own && variables.contains(member.name) || reach(of: member).contains(.writes)
  }
}
