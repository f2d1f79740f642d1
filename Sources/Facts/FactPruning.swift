/// The variables of a type that cannot hold a state of few values.
private struct PlainVariables {
  var names: Set<String> = []
  /// Those that are set once. What they hold may call back when it is handed the instance.
  var constants: Set<String> = []
}

/// Drops facts that are useless as far as the file alone shows. The facts of all files are in memory at once.
extension FileFacts {
  mutating func dropWhatCannotMatter(for detail: FactDetail) {
    dropOwnBareWrites()
    dropRepeatedWrites()
    dropMentionsOfOthers()
    guard !bodies.isEmpty else { return }
    var plain = plainMembers()
    let contents = contentMembers()
    var stateless = typesWithoutState(plain)
    if detail.contains(.quantities) {
      stateless.subtract(contents.keys)
      for (type, names) in contents { plain[type]?.names.subtract(names) }
    }
    let ownsState = variables.indices.contains {
      variables[$0].scope == .global && variables[$0].variety == .few
    }
    defer { dropIdleMethods() }
    guard !plain.isEmpty || !stateless.isEmpty else { return }
    var all: [Body] = []
    swap(&all, &bodies)
    all.moveAll { (body: consuming Body) in
      if let type = body.enclosingType {
        let isStateless = stateless.contains(type)
        if var variables = plain[type] {
          if !isStateless { variables.names.subtract(contents[type] ?? []) }
          body.statements = body.statements.without(variables)
        }
        if isStateless || plain[type] != nil {
          // Writes to names that the type does not declare may go to global variables.
          if !ownsState, isStateless, !body.isNamesakeOfSDK, !body.statements.contains(where: \.writesMember)
          {
            return
          }
          if body.isIdle, body.kind != .method { return }
        }
      }
      bodies.append(body)
    }
  }

  /// Drops methods without effects and without a result, unless an overload has some: a call may mean either.
  private mutating func dropIdleMethods() {
    guard bodies.indices.contains(where: { bodies[$0].isIdle }) else { return }
    struct Method: Hashable {
      var type: String?
      var name: String
    }
    var working: Set<Method> = []
    for index in bodies.indices where !bodies[index].isIdle {
      working.insert(Method(type: bodies[index].enclosingType, name: bodies[index].name))
    }
    bodies.removeAll { $0.isIdle && !working.contains(Method(type: $0.enclosingType, name: $0.name)) }
  }

  /// Drops writes to names that the type declares in this file, and repeated ones.
  private mutating func dropOwnBareWrites() {
    guard !bareWrites.isEmpty else { return }
    struct Member: Hashable {
      var type: String?
      var name: String
    }
    var known: Set<Member> = []
    for index in variables.indices where variables[index].scope != .local {
      known.insert(Member(type: variables[index].enclosingType, name: variables[index].name))
    }
    // A new array, because `removeAll(where:)` keeps the capacity.
    bareWrites = bareWrites.filter {
      known.insert(Member(type: $0.enclosingType, name: $0.member)).inserted
    }
  }

  /// Drops writes that repeat another one of the same function, member and value `.some`, such as texts and
  /// closures.
  private mutating func dropRepeatedWrites() {
    struct Goal: Hashable {
      var type: String?
      var function: String?
      var receiver: AccessPath
      var member: String
    }
    guard outsideWrites.count > 1 else { return }
    var known: Set<Goal> = []
    outsideWrites.removeAll { write in
      guard write.value == .some || write.value == .empty else { return false }
      return !known.insert(
        Goal(
          type: write.enclosingType, function: write.enclosingFunction, receiver: write.receiver,
          member: write.member)
      ).inserted
    }
  }

  /// Drops mentions of names that no type of this file stores.
  private mutating func dropMentionsOfOthers() {
    guard !computedWrites.isEmpty else { return }
    var stored: Set<String> = []
    for index in variables.indices where variables[index].scope == .instance {
      switch variables[index].storage {
      case .stored, .observed: stored.insert(variables[index].name)
      case .computed, .requirement: continue
      }
    }
    computedWrites = computedWrites.compactMap { write in
      let mentioned = write.mentioned.filter(stored.contains)
      return mentioned.isEmpty
        ? nil : ComputedWrite(span: write.span, mentioned: mentioned, isOfInstance: write.isOfInstance)
    }
  }

  /// By type, the names of variables declared in this file that cannot hold a state of few values.
  private func plainMembers() -> [String: PlainVariables] {
    var plain: [String: PlainVariables] = [:]
    // By index and by property, here and below: a `Variable` is large, and a method call on an element copies
    // it.
    for index in variables.indices {
      switch variables[index].scope {
      case .instance, .static: break
      case .global, .local: continue
      }
      guard let type = variables[index].enclosingType, variables[index].variety == .many else {
        continue
      }
      switch variables[index].storage {
      case .stored, .observed:
        plain[type, default: PlainVariables()].names.insert(variables[index].name)
        if variables[index].mutability == .constant {
          plain[type]?.constants.insert(variables[index].name)
        }
      case .computed, .requirement: continue
      }
    }
    return plain
  }

  /// By type, the names of the texts, collections and numbers among them.
  private func contentMembers() -> [String: Set<String>] {
    var contents: [String: Set<String>] = [:]
    for index in variables.indices
    where variables[index].variety == .many && variables[index].scope == .instance {
      guard let type = variables[index].enclosingType,
        variables[index].holdsContent || variables[index].holdsNumber
      else { continue }
      contents[type, default: []].insert(variables[index].name)
    }
    return contents
  }

  /// Types that declare all their stored variables in this file, none of which is state.
  ///
  /// A struct or an actor stores only what its declaration lists. A class qualifies only without inheritance.
  private func typesWithoutState(_ plain: [String: PlainVariables]) -> Set<String> {
    var closed: Set<String> = []
    for type in types {
      switch type.kind {
      case .struct, .actor: closed.insert(type.name)
      case .class: if type.inherited.isEmpty { closed.insert(type.name) }
      case .enum, .protocol, .extension: continue
      }
    }
    for index in variables.indices where variables[index].variety == .few {
      if let type = variables[index].enclosingType, variables[index].scope != .local { closed.remove(type) }
    }
    return closed
  }
}

extension Body {
  /// Whether the body has no effect and no result that matter.
  fileprivate var isIdle: Bool {
    kind != .initializer && result == nil && !modifiers.contains("override") && !isNamesakeOfSDK
      && !statements.contains(where: \.isRelevant)
  }
}

extension Variable {
  /// Whether it is a text or a collection, which may be empty.
  package var holdsContent: Bool {
    switch typing {
    case .annotated(.named("String")), .annotated(.list), .annotated(.dictionary),
      .literal(.typed(.named("String"))),
      .literal(.typed(.list)), .literal(.typed(.dictionary)), .expression(.typed(.list)),
      .expression(.typed(.dictionary)):
      true
    case .annotated, .literal, .expression, .unknown: false
    }
  }

  /// Whether it is a collection.
  package var holdsSeveral: Bool {
    switch typing {
    case .annotated(.list), .annotated(.dictionary), .literal(.typed(.list)), .literal(.typed(.dictionary)),
      .expression(.typed(.list)), .expression(.typed(.dictionary)):
      true
    case .annotated, .literal, .expression, .unknown: false
    }
  }

  /// Whether its type is one of work that goes on: a task, a timer, a subscription, or an optional of one.
  package var holdsWork: Bool {
    guard case .annotated(let type) = typing else { return false }
    switch type {
    case .named(let name), .optional(.named(let name)): return SDK.says(.work, of: name)
    case .optional, .tuple, .list, .dictionary, .function, .result, .other: return false
    }
  }

  /// Whether it is a number, a time, a place or an identifier.
  package var holdsNumber: Bool {
    switch typing {
    case .annotated(.named(let name)), .literal(.typed(.named(let name))),
      .expression(.typed(.named(let name))), .expression(.call(.name(let name))):
      SDK.says(oneOf: [.integer, .fraction, .measured], of: name)
    case .annotated, .literal, .expression, .unknown: false
    }
  }

  /// The quantity that conditions may compare: the number itself, or how many elements it has; nil for others.
  package var measure: Quantity.Measure? {
    switch typing {
    case .annotated(let type), .literal(.typed(let type)), .expression(.typed(let type)):
      type.isNumber ? .value : type.isCountable ? .count : nil
    case .expression(.call(.name(let name))): WrittenType.named(name).isNumber ? .value : nil
    // `[Item]()`, `[item]`.
    case .expression: initial == .empty || initial == .filled ? .count : nil
    case .literal, .unknown: nil
    }
  }

  /// Whether it is a whole number.
  package var isWhole: Bool {
    switch typing {
    case .annotated(.named(let name)), .literal(.typed(.named(let name))),
      .expression(.typed(.named(let name))),
      .expression(.call(.name(let name))):
      SDK.says(.integer, of: name)
    case .annotated, .literal, .expression, .unknown: false
    }
  }

  /// Whether the variable is a candidate for state: few values, and not a local.
  package var mayHoldState: Bool { scope != .local && variety == .few }
}

extension Variable.Variety {
  init(_ mutability: Variable.Mutability, _ storage: Variable.Storage, _ typing: Variable.Typing) {
    switch (mutability, storage) {
    case (.variable, .stored), (.variable, .observed): self = Self(typing)
    case (.constant, _), (_, .computed), (_, .requirement): self = .many
    }
  }

  private init(_ typing: Variable.Typing) {
    let mayBeFew =
      switch typing {
      case .annotated(.named(let name)): !SDK.says(oneOf: .manyValues, of: name)
      case .annotated(.optional): true
      case .annotated: false
      case .literal(let shape): shape == .boolean
      case .expression, .unknown: true
      }
    self = mayBeFew ? .few : .many
  }
}

extension WrittenType {
  /// Whether it is a type of numbers that literals are written for.
  var isNumber: Bool {
    guard case .named(let name) = self else { return false }
    return SDK.says(oneOf: .number, of: name)
  }

  /// Whether it is a text or a collection of the standard library.
  var isCountable: Bool {
    switch self {
    case .named("String"), .list, .dictionary: true
    case .named, .optional, .tuple, .function, .result, .other: false
    }
  }
}

extension [Statement] {
  /// Removes what is done to these variables, at every depth.
  fileprivate func without(_ variables: PlainVariables) -> [Statement] {
    compactMap { $0.without(variables) }
  }
}

extension Statement {
  fileprivate func without(_ variables: PlainVariables) -> Statement? {
    switch self {
    case .assign(.variable(let name), _, _), .havoc(.variable(let name), _):
      variables.names.contains(name) ? nil : self
    case .invoke(.variable(let name), _, _):
      variables.names.contains(name) && !variables.constants.contains(name) ? nil : self
    case .branch(let clauses, let then, let otherwise):
      .branch(
        clauses, then: then.without(variables),
        otherwise: otherwise.without(variables))
    case .select(let selection): .select(selection.without(variables))
    case .loop(let loop): .loop(loop.without(variables))
    case .closure(let closure): closure.without(variables)
    case .defer(let body): .defer(body.without(variables))
    case .attempt(let body, let catches):
      .attempt(
        body.without(variables), catches: catches.map { $0.without(variables) })
    case .function(let name, let body): .function(name, body.without(variables))
    case .perhaps(let body): .perhaps(body.without(variables))
    case .together(let body): .together(body.without(variables))
    case .either(let choices): .either(choices.map { $0.without(variables) })
    case .scope(let body, let label): .scope(body.without(variables), label: label)
    case .assign, .havoc, .project, .invoke, .post, .leave, .call, .escape, .test, .mayThrow, .suspend: self
    }
  }
}

extension Selection {
  fileprivate func without(_ variables: PlainVariables) -> Selection {
    var result = self
    for index in result.branches.indices {
      result.branches[index].body = branches[index].body.without(variables)
    }
    return result
  }
}

extension Loop {
  fileprivate func without(_ variables: PlainVariables) -> Loop {
    var result = self
    result.body = body.without(variables)
    return result
  }
}

extension Closure {
  fileprivate func without(_ variables: PlainVariables) -> Statement? {
    var result = self
    result.body = body.without(variables)
    return result.body.contains { $0.isRelevant || $0.writesLocal } ? .closure(result) : nil
  }
}
