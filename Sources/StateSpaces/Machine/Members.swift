import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// The meaning of member names for the instances of one class, with overrides and `super` resolved.
struct Members: Sendable {
  /// Whether other operations can run while one is suspended.
  enum Reentrancy { case possible, impossible }
  /// Whether there are initialisers outside of the sources: memberwise or inherited ones.
  enum Construction { case seen, unseen }
  /// Where the code records the states that it passes.
  enum Watch { case nowhere, aroundWrites }

  var layout: StateLayout
  var symbols: ValueInterner
  var modRef: ModRef
  /// The expressions of computed properties that consist of one expression.
  var computed: [String: LoweredExpression] = [:]
  var reentrancy = Reentrancy.possible
  var construction = Construction.unseen
  var watch = Watch.nowhere
  /// Writes that clear other variables as well, though the code does not say so: by the place of the write, the names of
  /// the flags and optionals to clear.
  var addedClears: [Location: [String]] = [:]
  /// By enum variable, the methods of the enum that may change it.
  var mutators: [String: Set<String>] = [:]
  /// The names of all variables: those of the space, all others, and computed ones.
  var properties: Set<String> = []
  /// Names of stored and computed properties whose declared type is neither an optional nor `Bool`.
  var valueProperties: Set<String> = []
  /// Closures and methods stored in properties and locals. A call of a property or local may run any of them.
  var storedCode: [RoutineID] = []
  /// By function, the closures that the type's own code passes to it. A call of a parameter may run any of
  /// them.
  var parameterCode: [Member: [RoutineID]] = [:]
  /// The routines that an outgoing call may run before it returns, any number of times.
  var callbacks: [OutgoingCall: [RoutineID]] = [:]
  /// Outgoing calls whose callees are not visible, with the name of what is called.
  var unseen: [OutgoingCall: String] = [:]
  /// By function, the assumptions about its own invisible callees, needed where a call is in the middle of an
  /// operation.
  var callouts: [Member: [Assumption]] = [:]
  /// Whether a function's result, or the instance that an initialiser makes, is certainly not optional.
  var isNeverNil: @Sendable (String, [Argument]) -> Bool = { _, _ in false }
  /// Whether the value at the end of a path is certainly not nil, and no Bool.
  var leadsToValue: @Sendable (AccessPath) -> Bool = { _ in false }
  /// Whether a type name stands for an optional type.
  var isOptional: @Sendable (String) -> Bool = { _ in false }
  /// The levels of the class hierarchy, nearest type first.
  var levels: [Level] = []

  /// The bodies that one class of the hierarchy declares.
  struct Level: Sendable {
    var methods: [Member: [Overload]] = [:]
    var accessors: [Accessor: [RoutineID]] = [:]
    var olderValueReaders: Set<Member> = []
  }

  struct Overload: Sendable {
    var access: AccessLevel
    var labels: [String]
    var parameters: [String]
    var retention: Body.ClosureEscape
    var result: LoweredExpression?
    var routine: RoutineID
  }

  struct Accessor: Hashable, Sendable {
    var kind: Body.Kind
    var member: Member
  }

  /// The functions that a call by base name may dispatch to. `owner` is the level of the calling body.
  func methods(_ called: CalledName, from owner: Int) -> [RoutineID] {
    overloads(called, from: owner).map(\.routine)
  }

  func overloads(_ called: CalledName, from owner: Int) -> [Overload] {
    guard let member = called.member else { return [] }
    // A private function of the calling type cannot be overridden.
    var found = called.holder == .superclass ? [] : privateOverloads(member, of: owner)
    // `super.stop` starts above the level of the calling body.
    for (index, level) in levels.enumerated() where called.holder != .superclass || index > owner {
      // A superclass cannot call a private function of a subclass.
      let here = (level.methods[member] ?? []).filter { index >= owner || $0.access != .private }
      found += found.isEmpty ? here : here.filter { new in !found.contains { $0.labels == new.labels } }
      // A type with its own initialisers does not inherit any.
      if called.name == "init", !found.isEmpty { break }
    }
    guard let labels = called.labels else { return found }
    let fitting = found.filter { $0.labels == labels }
    return fitting.isEmpty ? found : fitting
  }

  private func privateOverloads(_ name: Member, of owner: Int) -> [Overload] {
    guard levels.indices.contains(owner) else { return [] }
    return (levels[owner].methods[name] ?? []).filter { $0.access == .private }
  }

  /// The result of a function that consists of one expression without effects; nil where that is not known.
  ///
  /// `owner` is the level of the calling body.
  func answer(of called: CalledName, _ arguments: [Argument], from owner: Int) -> LoweredExpression? {
    let found = overloads(called, from: owner)
    guard found.count == 1, let result = found[0].result else { return nil }
    let given = found[0].given(arguments) ?? [:]
    let unknown = found[0].parameters.filter { given[$0] == nil }
    return result.replacing(given.merging(unknown.map { ($0, .unknown) }) { first, _ in first })
  }

  /// Whether closures that are passed to a function of the instance may escape.
  func mayKeepClosures(_ name: String) -> Bool {
    levels.contains { $0.methods[Member(.own, name)]?.contains { mayKeep($0.retention) } ?? false }
  }

  private func mayKeep(_ retention: Body.ClosureEscape) -> Bool {
    switch retention {
    case .nothing: false
    case .perhaps: true
    case .ifOptional(let types): types.contains(where: isOptional)
    }
  }

  /// The assumptions about invisible callees of a function and of all functions that it calls.
  func unseenCallouts(ofCalling name: Member) -> [Assumption] {
    guard !callouts.isEmpty else { return [] }
    var seen: Set<Member> = [name]
    var waiting = [name]
    var found: [Assumption] = []
    while let function = waiting.popLast() {
      found += callouts[function] ?? []
      for called in modRef.called(by: function) where seen.insert(called).inserted {
        waiting.append(called)
      }
    }
    return found
  }

  func accessors(_ kind: Body.Kind, _ member: Member) -> [RoutineID] {
    let accessor = Accessor(kind: kind, member: member)
    let found = levels.lazy.map { $0.accessors[accessor] ?? [] }
    switch kind {
    // Observers of an override run in addition to those of its superclasses.
    case .willSet, .didSet: return found.flatMap { $0 }
    case .getter, .setter, .method, .initializer, .deinitializer, .initialValue, .topLevel:
      return found.first { !$0.isEmpty } ?? []
    }
  }

  func isObserved(_ member: Member) -> Bool {
    levels.contains { level in
      level.accessors[Accessor(kind: .willSet, member: member)] != nil
        || level.accessors[Accessor(kind: .didSet, member: member)] != nil
    }
  }

  func asksForOldValue(_ member: Member) -> Bool {
    levels.contains { $0.olderValueReaders.contains(member) }
  }

  /// What a variable may be after one of its methods; nil where it stays as it is.
  func change(of name: String, by method: String) -> ResolvedExpression? {
    if let index = layout.index(of: name), layout.fields[index].numbers != nil {
      return layout.fields[index].change(by: method)
    }
    return mutators[name]?.contains(method) ?? false ? .unknown : nil
  }
}

extension Members.Overload {
  /// The arguments by the names that the parameters have in the body; nil where they do not fit. A parameter
  /// without an argument has a default value or receives a trailing closure.
  func given(_ arguments: [Argument]) -> [String: LoweredExpression]? {
    var given: [String: LoweredExpression] = [:]
    var next = 0
    for argument in arguments {
      while next < labels.count, labels[next] != argument.label { next += 1 }
      guard next < labels.count, next < parameters.count else { return nil }
      given[parameters[next]] = argument.value
      next += 1
    }
    return given
  }
}
