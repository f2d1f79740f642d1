import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// A call from an instance's code to code outside of the type, which may call back.
enum OutgoingCall: Hashable, Sendable {
  /// A function of the object that a variable holds.
  case method(String, of: String)
  /// A free function, or the closure that a property holds.
  case function(String)
  /// A notification is posted. Its observers run.
  case post
}

/// How code outside of the type acts on its instances through calls.
struct ForeignCode: Equatable, Sendable {
  /// Functions of the instance that may run before an outgoing call returns, any number of times.
  struct Callback: Equatable, Sendable {
    var methods: Set<String> = []
    var writes: [Write] = []
  }

  struct Write: Hashable, Sendable {
    var variable: String
    var value: LoweredExpression
  }

  /// Private functions and properties that other instances, static code or nested types use, and those of a file that other
  /// code of the file uses or may use.
  private(set) var reached: Set<Member> = []
  private(set) var callbacks: [OutgoingCall: Callback] = [:]
  /// Outgoing calls whose callees are not fully visible, with the name of what is called.
  private(set) var unseen: [OutgoingCall: String] = [:]
  private(set) var assumptions: [Assumption] = []
}

extension ForeignCode {
  init(calling chain: [ProjectType], in project: Project) {
    for type in chain { noteReached(of: type, in: project) }
    let reader = CalloutReader(chain: chain, project: project)
    for callout in reader.callouts {
      let (callback, sight) = reader.callback(at: callout)
      if let callback { callbacks[callout] = callback }
      if sight == .hidden { unseen[callout] = callout.calledName }
    }
  }

  private mutating func noteReached(of type: ProjectType, in project: Project) {
    let hidden = type.bodies.filter { $0.fact.access == .private }.map(\.fact.member)
    for method in Set(hidden).sorted() {
      note(
        method,
        calledBy: project.outsideCalls(of: method.name, on: type) {
          type.isInSight(.private, from: $0.enclosingType)
        })
    }
    for body in type.bodies where body.fact.access == .fileprivate {
      guard type.isClosed(to: body, in: project) else {
        reached.insert(body.fact.member)
        continue
      }
      let calls = project.outsideCalls(of: body.fact.name, on: type) { _ in true }
      note(body.fact.member, calledBy: calls.filter { $0.call.path == body.path })
    }
  }

  private mutating func note(_ method: Member, calledBy calls: [CallOnType]) {
    guard !calls.isEmpty else { return }
    reached.insert(method)
    guard calls.allSatisfy({ $0.receiver == .guessed }) else { return }
    for call in calls {
      assumptions.add(.guessedCall(of: call.call.fact.member, in: call.call.path, call.call.fact.span))
    }
  }
}

extension ProjectType {
  /// Whether other code of a file can only use a `fileprivate` function or property through a value of this type: no subclass
  /// or protocol of the file has it, too.
  fileprivate func isClosed(to body: InFile<Body>, in project: Project) -> Bool {
    let isDeclaredOpenly = declarations.contains {
      $0.fact.kind != .extension && !$0.fact.access.isWithinFile
    }
    guard isDeclaredOpenly, !name.contains("."), !body.fact.modifiers.contains("override") else {
      return false
    }
    let below = project.inheritance.descendants(of: self)
    let above = project.lineage(of: name).dropFirst()
    return !(below + above).contains { name in
      guard let other = project.type(named: name) else { return false }
      return other.declarations.contains {
        $0.path == body.path && $0.fact.kind != .extension
          && (other.kind == .class || $0.fact.access.isWithinFile)
      }
    }
  }
}

extension AccessLevel {
  fileprivate var isWithinFile: Bool { width <= AccessLevel.fileprivate.width }
}

/// Finds the outgoing calls of a class's code, and what the callees do to its instances.
private struct CalloutReader {
  /// Whether all possible callees are visible in the project.
  enum Sight { case whole, hidden }

  let chain: [ProjectType]
  let project: Project
  /// In source order, each once.
  let callouts: [OutgoingCall]
  /// The types whose functions a call through a variable may dispatch to.
  enum Implementers {
    case all([ProjectType])
    /// More than `SearchLimits.implementers`, and therefore not examined.
    case tooMany

    var known: [ProjectType] {
      switch self {
      case .all(let types): types
      case .tooMany: []
      }
    }
  }

  /// By variable name.
  private let implementers: [String: Implementers]
  /// Calls through other values from code that an outgoing call may reach, by the function of the class that
  /// they may call. Empty where the class makes no outgoing calls.
  private var calls: [String: [CallOnType]] = [:]

  private var type: ProjectType { chain[0] }

  init(chain: [ProjectType], project: Project) {
    self.chain = chain
    self.project = project
    let own = Set(chain.flatMap { $0.bodies.filter { $0.fact.side == .own }.map(\.fact.name) })
    callouts = Self.callouts(of: chain, own: own)
    var implementers: [String: Implementers] = [:]
    for callout in callouts {
      guard case .method(_, let holder) = callout, implementers[holder] == nil else { continue }
      implementers[holder] = Self.implementers(of: holder, in: chain[0], project)
    }
    self.implementers = implementers
    if !callouts.isEmpty { collectCalls(of: own) }
  }

  /// Collects calls in the three kinds of code that an outgoing call may reach: a closure assigned to a
  /// property, a free function, and a function of a type that the holder may have.
  private mutating func collectCalls(of own: Set<String>) {
    let functions = Set(callouts.compactMap { if case .function(let name) = $0 { name } else { nil } })
    let types = Set(
      implementers.values.flatMap(\.known).flatMap { project.chain(of: $0).map(\.name) })
    for name in own {
      calls[name] = project.outsideCalls(of: name, on: type) { call in
        call.handler.map(functions.contains) ?? false
          || call.enclosingType.map(types.contains) ?? functions.contains(call.enclosingFunction ?? "")
      }
    }
  }

  private static func callouts(of chain: [ProjectType], own: Set<String>) -> [OutgoingCall] {
    var seen: Set<OutgoingCall> = []
    var found: [OutgoingCall] = []
    for type in chain {
      // By index: bodies are large, and a loop over the values copies each.
      for index in type.bodies.indices {
        for statement in type.bodies[index].fact.statements {
          statement.forEach { inner in
            guard let callout = OutgoingCall(inner), !callout.isOfFunction(in: own),
              seen.insert(callout).inserted
            else { return }
            found.append(callout)
          }
        }
      }
    }
    return found
  }

  /// The callback that may run there; nil if none is known.
  func callback(at callout: OutgoingCall) -> (ForeignCode.Callback?, Sight) {
    switch callout {
    case .post: return (nil, .whole)
    case .function(let name): return calledCode(name)
    case .method(let function, let holder):
      guard case .all(let implementers)? = implementers[holder] else { return (nil, .hidden) }
      var callback = ForeignCode.Callback()
      for implementer in implementers { collect(function, of: implementer, &callback) }
      return (callback.isEmpty ? nil : callback, sight(of: holder, implementers))
    }
  }

  /// The types that a variable's value may have.
  private static func implementers(
    of holder: String, in type: ProjectType, _ project: Project
  ) -> Implementers {
    guard
      case .named(let name)? = project.type(of: .member(.instance, holder), in: type.name)?.unwrapped,
      let declared = project.type(named: name)
    else { return .all([]) }
    let names = project.inheritance.conformers(to: declared.name)
    guard names.count <= SearchLimits.implementers else { return .tooMany }
    let below = names.compactMap { project.type(named: $0) }
    return .all(declared.kind == .protocol ? below : [declared] + below)
  }

  /// Whether all callees are visible. A weak reference usually leads to a delegate, which may call back. It
  /// is fully visible only where all implementers are declared in the type's own files.
  private func sight(of holder: String, _ implementers: [ProjectType]) -> Sight {
    let fact = chain.lazy.flatMap(\.variables).first { $0.fact.name == holder }?.fact
    guard let fact, fact.modifiers.contains("weak") || fact.modifiers.contains("unowned") else {
      return .whole
    }
    let files = Set(type.declarations.map(\.path))
    let isSeen = implementers.allSatisfy { $0.declarations.allSatisfy { files.contains($0.path) } }
    return isSeen && !implementers.isEmpty ? .whole : .hidden
  }

  /// The callback of a closure held by a property, or of a free function.
  private func calledCode(_ name: String) -> (ForeignCode.Callback?, Sight) {
    var callback = ForeignCode.Callback()
    let isClosure =
      if case .function? = project.type(of: .member(.instance, name), in: type.name)?.unwrapped { true } else
      {
        false
      }
    for (method, calls) in calls {
      for call in calls {
        let fact = call.call.fact
        let isMeant =
          isClosure ? fact.handler == name : fact.enclosingType == nil && fact.enclosingFunction == name
        if isMeant { callback.methods.insert(method) }
      }
    }
    for write in type.outsideWrites {
      let fact = write.fact
      let isMeant =
        isClosure ? fact.handler == name : fact.enclosingType == nil && fact.enclosingFunction == name
      if isMeant { callback.add(fact) }
    }
    return (callback.isEmpty ? nil : callback, isClosure ? .hidden : .whole)
  }

  /// Adds what a function of another type, and the functions of that type that it calls, do to the instances.
  private func collect(_ function: String, of other: ProjectType, _ callback: inout ForeignCode.Callback) {
    let others = project.chain(of: other)
    let names = Set(others.map(\.name))
    let reached = reached(from: function, in: others)
    let invoked = invoked(in: others, reached)
    for (method, calls) in calls {
      let isCalled = calls.contains { call in
        call.call.fact.isPart(of: reached, in: names)
      }
      if isCalled || invoked.contains(method) { callback.methods.insert(method) }
    }
    for write in type.outsideWrites where write.fact.isPart(of: reached, in: names) {
      callback.add(write.fact)
    }
  }

  /// The functions of its own type that a function transitively calls, itself included. nil where no bodies
  /// are known, so that any function may be called.
  private func reached(from function: String, in others: [ProjectType]) -> Set<String>? {
    guard !others.allSatisfy(\.bodies.isEmpty) else { return nil }
    var found: Set<String> = [function]
    var waiting = [function]
    while let name = waiting.popLast() {
      for other in others {
        // By index: bodies are large, and a loop over the values copies each.
        for index in other.bodies.indices where other.bodies[index].fact.name == name {
          for statement in other.bodies[index].fact.statements {
            statement.forEach { inner in
              guard case .call(let called, _, _) = inner, let name = called.nameInScope else { return }
              if found.insert(name).inserted { waiting.append(name) }
            }
          }
        }
      }
    }
    return found
  }

  /// The class's functions that bodies call through a variable that holds an instance: `player.stop()`.
  private func invoked(in others: [ProjectType], _ reached: Set<String>?) -> Set<String> {
    var methods: Set<String> = []
    for other in others {
      // By index: bodies are large, and a loop over the values copies each.
      for index in other.bodies.indices
      where reached?.contains(other.bodies[index].fact.name) ?? true {
        for statement in other.bodies[index].fact.statements {
          statement.forEach { inner in
            guard case .invoke(.variable(let holder), let method, _) = inner, calls[method] != nil,
              !methods.contains(method),
              case .named(let name)? = project.type(of: .member(.instance, holder), in: other.name)?.unwrapped,
              project.isRelated(name, type)
            else { return }
            methods.insert(method)
          }
        }
      }
    }
    return methods
  }
}

extension OutgoingCall {
  /// nil for statements that call no other code.
  init?(_ statement: Statement) {
    switch statement {
    case .invoke(.variable(let name), let method, _): self = .method(method, of: name)
    case .call(let called, _, _) where called.holder == .instance: self = .function(called.name)
    case .post: self = .post
    default: return nil
    }
  }

  /// The called function, where it may be one of the type; nil for other calls.
  var function: Member? {
    if case .function(let name) = self { Member(.own, name) } else { nil }
  }

  /// What the call names first: the variable, or the function.
  fileprivate var calledName: String {
    switch self {
    case .method(_, let holder): holder
    case .function(let name): name
    case .post: "NotificationCenter"
    }
  }

  fileprivate func isOfFunction(in own: Set<String>) -> Bool {
    if case .function(let name) = self { own.contains(name) } else { false }
  }
}

extension ForeignCode.Callback {
  fileprivate var isEmpty: Bool { methods.isEmpty && writes.isEmpty }

  fileprivate mutating func add(_ write: OutsideWrite) {
    let new = ForeignCode.Write(variable: write.member, value: write.value.constant)
    if !writes.contains(new) { writes.append(new) }
  }
}

extension OutsideCall {
  fileprivate func isPart(of functions: Set<String>?, in types: Set<String>) -> Bool {
    guard let type = enclosingType, types.contains(type) else { return false }
    return functions.map { $0.contains(enclosingFunction ?? "") } ?? true
  }
}

extension OutsideWrite {
  fileprivate func isPart(of functions: Set<String>?, in types: Set<String>) -> Bool {
    guard let type = enclosingType, types.contains(type) else { return false }
    return functions.map { $0.contains(enclosingFunction ?? "") } ?? true
  }
}
