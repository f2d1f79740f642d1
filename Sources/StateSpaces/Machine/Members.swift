import UntangleFacts
import UntangleProjectModel

/// What names of members mean for the instances of one class: overrides decided, `super` known.
struct Members: Sendable {
  /// Whether other operations can run while one waits.
  enum Reentrancy { case possible, impossible }
  /// Whether there are initialisers that nobody here has written: memberwise or inherited ones.
  enum Construction { case seen, unseen }
  /// Where the code tells in which states it passes.
  enum Watch { case nowhere, aroundWrites }

  var layout: StateLayout
  var symbols: ValueInterner
  var influence: ModRef
  /// The values of computed properties that are one expression.
  var computed: [String: LoweredExpression] = [:]
  var reentrancy = Reentrancy.possible
  var construction = Construction.unseen
  var watch = Watch.nowhere
  /// Enum variables with the methods of their type that may change them.
  var mutators: [String: Set<String>] = [:]
  /// The names of all variables, those of the space and computed ones included.
  var properties: Set<String> = []
  /// Names of stored and computed properties that are declared with types that are no optionals, and no Bool.
  var valueProperties: Set<String> = []
  /// Closures and methods that are kept in properties and locals: what runs where one of those is called.
  var storedCode: [RoutineID] = []
  /// By function, the closures that the type's own code hands to it: what runs where it calls a parameter.
  var parameterCode: [String: [RoutineID]] = [:]
  /// What others run where they are called, any number of times.
  var callbacks: [Callout: [RoutineID]] = [:]
  /// Callouts of which nobody sees what they lead to, with what is called.
  var unseen: [Callout: String] = [:]
  /// By function, what is assumed of its own unseen callouts where they stand in the middle of something.
  var callouts: [String: [Assumption]] = [:]
  /// Whether what a function returns, or an initialiser makes, is certainly no optional.
  var isNeverNil: @Sendable (String) -> Bool = { _ in false }
  /// Whether a name of a type stands for an optional.
  var isOptional: @Sendable (String) -> Bool = { _ in false }
  /// Nearest type first.
  var levels: [Level] = []

  /// The bodies that one type of the chain declares.
  struct Level: Sendable {
    var methods: [String: [Overload]] = [:]
    var accessors: [Accessor: [RoutineID]] = [:]
    var olderValueReaders: Set<String> = []
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
    var name: String
  }

  /// The functions that a call by base name may mean; `owner` is the level of the calling body.
  func methods(_ name: String, from owner: Int) -> [RoutineID] { overloads(name, from: owner).map(\.routine) }

  func overloads(_ name: String, from owner: Int) -> [Overload] {
    let called = CalledName(name)
    guard called.holder != .local else { return [] }
    // What is private to the calling type no subclass says anew.
    var found = called.holder == .superclass ? [] : privateOverloads(called.name, of: owner)
    // `super.stop` is looked for above the type that says it.
    for (index, level) in levels.enumerated() where called.holder != .superclass || index > owner {
      // What a subclass keeps private is not what its superclass calls.
      let here = (level.methods[called.name] ?? []).filter { index >= owner || $0.access != .private }
      found += found.isEmpty ? here : here.filter { new in !found.contains { $0.labels == new.labels } }
      // An initialiser is not inherited where the type has its own.
      if called.name == "init", !found.isEmpty { break }
    }
    guard let labels = called.labels else { return found }
    let fitting = found.filter { $0.labels == labels }
    return fitting.isEmpty ? found : fitting
  }

  private func privateOverloads(_ name: String, of owner: Int) -> [Overload] {
    guard levels.indices.contains(owner) else { return [] }
    return (levels[owner].methods[name] ?? []).filter { $0.access == .private }
  }

  /// What a call of a function returns that only decides and answers; nil where that is not known.
  ///
  /// `owner` is the level of the asking body.
  func answer(of name: String, _ arguments: [Argument], from owner: Int) -> LoweredExpression? {
    let found = overloads(name, from: owner)
    guard found.count == 1, let result = found[0].result else { return nil }
    let given = found[0].given(arguments) ?? [:]
    let unknown = found[0].parameters.filter { given[$0] == nil }
    return result.replacing(given.merging(unknown.map { ($0, .unknown) }) { first, _ in first })
  }

  /// Whether closures that are given to a function of the instance may outlive the call.
  func mayKeepClosures(_ name: String) -> Bool {
    levels.contains { $0.methods[name]?.contains { mayKeep($0.retention) } ?? false }
  }

  private func mayKeep(_ retention: Body.ClosureEscape) -> Bool {
    switch retention {
    case .nothing: false
    case .perhaps: true
    case .ifOptional(let types): types.contains(where: isOptional)
    }
  }

  /// Of a function and all that it calls.
  func unseenCallouts(ofCalling name: String) -> [Assumption] {
    guard !callouts.isEmpty else { return [] }
    var seen: Set<String> = [name]
    var waiting = [name]
    var found: [Assumption] = []
    while let function = waiting.popLast() {
      found += callouts[function] ?? []
      for called in influence.called(by: function) where seen.insert(called).inserted {
        waiting.append(called)
      }
    }
    return found
  }

  func accessors(_ kind: Body.Kind, _ name: String) -> [RoutineID] {
    let accessor = Accessor(kind: kind, name: name)
    let found = levels.lazy.map { $0.accessors[accessor] ?? [] }
    switch kind {
    // An override adds its observers to those above.
    case .willSet, .didSet: return found.flatMap { $0 }
    case .getter, .setter, .method, .initializer, .deinitializer, .initialValue, .topLevel:
      return found.first { !$0.isEmpty } ?? []
    }
  }

  func isObserved(_ name: String) -> Bool {
    levels.contains { level in
      level.accessors[Accessor(kind: .willSet, name: name)] != nil
        || level.accessors[Accessor(kind: .didSet, name: name)] != nil
    }
  }

  func asksForOldValue(_ name: String) -> Bool {
    levels.contains { $0.olderValueReaders.contains(name) }
  }

  func mayChange(_ name: String, calling method: String) -> Bool {
    mutators[name]?.contains(method) ?? false
  }
}

extension Members.Overload {
  /// What arguments give to the parameters, by the names that these have in the body; nil where they do not
  /// fit. A parameter that is given nothing has a default value, or is given a closure.
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
