import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles

/// A flag that code switches beside an optional, each time, so that it only says whether the optional is set:
///
///     didSetUp = true
///     layer = CALayer()
///
/// The two differ only between such writes, or where a method that sets one of them is called from elsewhere. A case of an
/// enum for that would be a state that nobody needs. nil for spaces in which other variables change. Nothing is proved.
///
/// `clears` are taken as written in the code. `isValue` says of a write of the optional that what it gets is taken not to be
/// nil; its location begins at the target.
package func twinFlag(
  in space: StateSpace, of type: ProjectType, with clears: [MissingClear] = [],
  taking isValue: @escaping (Location) -> Bool = { _ in false }
) -> Follower? {
  let moving = space.variables.indices.filter { place in Set(space.states.map { $0.values[place] }).count > 1
  }
  guard moving.count == 2,
    let flag = moving.first(where: { space.variables[$0].domain == .boolean }),
    let value = moving.first(where: { space.variables[$0].domain == .optional }),
    space.states.prefix(space.initialCount).contains(where: { $0.values[flag] == $0.values[value] })
  else { return nil }
  var names = TwinNames(
    flag: space.variables[flag].name, value: space.variables[value].name, isValue: isValue)
  for clear in clears where clear.write == .clears { names.cleared[clear.location] = clear.cleared }
  guard type.switchesTogether(names) else { return nil }
  return Follower(variable: flag, source: value, holding: [1])
}

private struct TwinNames {
  var flag: String
  var value: String
  var isValue: (Location) -> Bool
  /// Locals of the body that hold what it has made itself.
  var made: Set<String> = []
  /// By the place of a write, what is cleared there as well.
  var cleared: [Location: String] = [:]

  /// The same names for a body with these statements.
  func inBody(_ statements: [Statement]) -> TwinNames {
    var result = self
    for statement in statements {
      statement.forEach { inner in
        if case .assign(.local(let name), let value, _) = inner, value.isMade(beside: []) {
          result.made.insert(name)
        }
      }
    }
    return result
  }
}

extension LoweredExpression {
  /// Whether it is an instance that is made there, a constant, or one of these locals. Parameters, members and results of
  /// functions may be nil on purpose: `name = newName; nameWasSet = true`, `user = find(id); hasLooked = true`.
  fileprivate func isMade(beside locals: Set<String>) -> Bool {
    switch self {
    case .some, .filled, .number, .present, .enumCase: true
    case .local(let name): locals.contains(name)
    case .call(let called, _): called.isOfType
    case .found(let value, let path):
      switch path {
      case .call(.name(let name)) where name.first?.isUppercase == true: true
      // `x as AnyObject`
      case .typed(let type): !type.isOptional
      default: value.isMade(beside: locals)
      }
    default: false
    }
  }
}

/// What one list of statements does with a flag and an optional, in itself.
private struct TwinWrites {
  enum Level { case on, off }

  var flag: Level?
  var value: Level?
  /// The methods of the instance that it calls.
  var calls: Set<String> = []
  /// The function that it is in.
  var body: String
  /// Whether the function runs it each time.
  var isOutermost: Bool
}

extension ProjectType {
  fileprivate func switchesTogether(_ names: TwinNames) -> Bool {
    let both = [names.flag, names.value]
    guard !outsideWrites.contains(where: { both.contains($0.fact.member) }), outsideBodies.isEmpty,
      !variables.contains(where: { both.contains($0.fact.name) && $0.fact.storage == .observed })
    else { return false }
    var lists: [TwinWrites] = []
    for body in bodies {
      let start = lists.count
      let names = names.inBody(body.fact.statements)
      guard body.fact.statements.collect(names, body, isOutermost: true, into: &lists) else { return false }
      // In an initialiser both are off already.
      guard body.fact.kind == .initializer else { continue }
      for index in lists.indices[start...] {
        if lists[index].flag == .off { lists[index].flag = nil }
        if lists[index].value == .off { lists[index].value = nil }
      }
    }
    // Where the flag is cleared with the optional, what still clears the flag alone comes too late to change anything.
    func isJoined(_ level: TwinWrites.Level) -> Bool {
      // Methods that write the optional alone, and leave the flag to those who call them.
      let alone = lists.filter { $0.value == level && $0.flag != level }
      let helpers = Set(alone.map(\.body))
      return helpers == Set(alone.filter(\.isOutermost).map(\.body))
        && helpers.allSatisfy { name in
          let callers = lists.filter { $0.calls.contains(name) }
          return !callers.isEmpty && callers.allSatisfy { $0.flag == level }
        }
        && lists.allSatisfy {
          $0.flag != level || $0.value == level || !helpers.isDisjoint(with: $0.calls)
            || level == .off && !names.cleared.isEmpty
        }
    }
    return lists.contains { $0.flag == .on } && isJoined(.on) && isJoined(.off)
  }
}

extension [Statement] {
  /// Adds what this list and those in it do. False where one of the two may get another value, or code of others may run
  /// between the writes.
  fileprivate func collect(
    _ names: TwinNames, _ body: InFile<Body>, isOutermost: Bool, into all: inout [TwinWrites]
  ) -> Bool {
    var own = TwinWrites(body: body.fact.name, isOutermost: isOutermost)
    var isWriting = false
    for statement in self {
      switch statement {
      case .assign(.variable(names.flag), .boolean(let isOn), let span):
        guard own.flag == nil else { return false }
        (own.flag, isWriting) = (isOn ? .on : .off, own.value == nil)
        if names.cleared[Location(path: body.path, span: span)] == names.value { own.value = .off }
      case .assign(.variable(names.flag), _, _), .havoc(.variable(names.flag), _),
        .havoc(.variable(names.value), _), .havoc(.instance, _), .project(names.flag, _, _),
        .project(names.value, _, _), .together:
        return false
      case .assign(.variable(names.value), let value, let span):
        let isMade = value.isMade(beside: names.made) || names.isValue(Location(path: body.path, span: span))
        guard own.value == nil, value == .null || isMade else { return false }
        (own.value, isWriting) = (value == .null ? .off : .on, own.flag == nil)
        if names.cleared[Location(path: body.path, span: span)] == names.flag { own.flag = .off }
      case .suspend where isWriting: return false
      case .call(let called, _, _) where called.holder == .instance: own.calls.insert(called.name)
      default: break
      }
      for list in statement.lists {
        guard list.collect(names, body, isOutermost: false, into: &all) else { return false }
      }
    }
    if own.flag != nil || own.value != nil || !own.calls.isEmpty { all.append(own) }
    return true
  }
}
