import UntangleFacts
import UntangleProjectModel

/// The effects and calls of one body, independent of the variables that are asked about.
struct CodeSurvey: Sendable {
  /// The direct effects. Writes count only where they write `self` as a whole.
  private(set) var reach: ModRef.Reach = []
  /// The names that it calls. Includes the variables that it writes, since their observers go by the same
  /// name.
  private(set) var called: Set<Member> = []
  /// The variables that it writes, or on which it calls a method.
  private(set) var written: Set<String> = []

  init(_ statements: [Statement]) {
    for statement in statements { statement.forEach { note($0) } }
    // A closure's `await` suspends where the closure runs.
    if statements.waits { reach.insert(.suspends) } else { reach.remove(.suspends) }
  }

  private mutating func note(_ statement: Statement) {
    switch statement {
    case .assign(.instance, _, _), .havoc(.instance, _): reach.insert(.writes)
    case .assign(let target, _, _), .havoc(let target, _), .invoke(let target, _, _):
      guard let member = target.member else { return }
      if member.side == .own { written.insert(member.name) }
      called.insert(member)
    case .call(let function, _, _), .escape(let function, _, _):
      if let member = function.member { called.insert(member) }
    case .suspend: reach.insert(.suspends)
    case .mayThrow, .leave(.throw): reach.insert(.throwing)
    default: break
    }
  }

  /// The direct effects, where writes of the given variables count.
  func reach(writing variables: Set<String>) -> ModRef.Reach {
    reach.contains(.writes) || variables.isDisjoint(with: written) ? reach : reach.union(.writes)
  }
}

/// The call graph of a class's bodies. A node is a name: overloads, overrides and the accessors of a property
/// share one.
struct CallGraph: Sendable {
  private var numbering = Interner<Member>()
  /// By node, the sorted names that its bodies call, including names that no body has.
  private var called: [[Member]] = []
  private var callers: [[Int]] = []
  /// By node, the transitive effects. Writes of single variables do not count.
  private(set) var reach: [ModRef.Reach] = []
  /// By variable, the nodes that write it.
  private var writers: [String: [Int]] = [:]

  init(_ bodies: [(name: Member, survey: CodeSurvey)] = []) {
    var calls: [Set<Member>] = []
    for body in bodies {
      let number = numbering.number(of: body.name)
      while calls.count <= number { calls.append([]) }
      while reach.count <= number { reach.append([]) }
      calls[number].formUnion(body.survey.called)
      reach[number].formUnion(body.survey.reach)
      for variable in body.survey.written { writers[variable, default: []].append(number) }
    }
    called = calls.map { $0.sorted() }
    let pairs = called.indices.flatMap { caller in
      called[caller].map { (caller, numbering.number(of: $0)) }
    }
    callers = Array(repeating: [], count: numbering.elements.count)
    reach += Array(repeating: [], count: numbering.elements.count - reach.count)
    for (caller, name) in pairs { callers[name].append(caller) }
    spread(&reach, from: Array(reach.indices))
  }

  /// The graph of all bodies of a class and its superclasses.
  init(of chain: [ProjectType]) { self.init(chain.flatMap { $0.bodies + $0.outsideBodies }) }

  init(_ bodies: [InFile<Body>]) {
    // By index, since a loop over the values copies each body.
    self.init(bodies.indices.map { (bodies[$0].fact.member, CodeSurvey(bodies[$0].fact.statements)) })
  }

  /// nil for a name that no body has and none calls.
  func number(of name: Member) -> Int? { numbering.known(name) }
  func called(by number: Int) -> [Member] { number < called.count ? called[number] : [] }

  /// Whether some body calls it.
  func isCalled(_ name: Member) -> Bool { number(of: name).map { !callers[$0].isEmpty } ?? false }

  /// The reach of all names where some variables matter.
  func reach(writing variables: Set<String>) -> [ModRef.Reach] {
    var result = reach
    let writing = Set(variables.flatMap { writers[$0] ?? [] })
    for name in writing { result[name].insert(.writes) }
    spread(&result, from: Array(writing))
    return result
  }

  /// Propagates effects from the given nodes to their callers, up to the fixpoint.
  func spread(_ reach: inout [ModRef.Reach], from names: [Int]) {
    var waiting = names
    while let name = waiting.popLast() {
      for caller in callers[name] where !reach[caller].isSuperset(of: reach[name]) {
        reach[caller].formUnion(reach[name])
        waiting.append(caller)
      }
    }
  }
}

extension [Statement] {
  /// Whether an `await` is reached outside of closures that run later.
  fileprivate var waits: Bool { contains(where: \.waits) }
}

extension Statement {
  fileprivate var waits: Bool {
    switch self {
    case .suspend: true
    case .closure(let closure): closure.fate.reading(.inferred) == .atOnce && closure.body.waits
    case .branch(let clauses, let then, let otherwise):
      clauses.contains { $0.effects.waits } || then.waits || otherwise.waits
    case .select(let selection): selection.branches.contains { $0.body.waits }
    case .loop(let loop): loop.clauses.contains { $0.effects.waits } || loop.body.waits
    case .defer(let body), .function(_, let body), .perhaps(let body), .together(let body),
      .scope(let body, _):
      body.waits
    case .attempt(let body, let catches): body.waits || catches.contains(where: \.waits)
    case .either(let choices): choices.contains(where: \.waits)
    case .assign, .havoc, .project, .invoke, .post, .leave, .call, .escape, .test, .mayThrow: false
    }
  }
}
