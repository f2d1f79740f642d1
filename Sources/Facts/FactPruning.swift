/// Facts are kept for all files at once: what can be seen in the file itself to be of no use is dropped.
extension FileFacts {
  mutating func dropWhatCannotMatter() {
    dropOwnBareWrites()
    dropRepeatedWrites()
    guard !bodies.isEmpty else { return }
    let plain = plainMembers()
    let stateless = typesWithoutState(plain)
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
        if let names = plain[type] { body.dropWrites(to: names) }
        if isStateless || plain[type] != nil {
          // What is written here and is not its own may be a global variable.
          if !ownsState, isStateless, !body.statements.contains(where: \.writesMember) { return }
          if body.isIdle, body.kind != .method { return }
        }
      }
      bodies.append(body)
    }
  }

  /// A method that does nothing says something only beside one of its name that does: it may be the one that
  /// is called.
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

  /// A bare name that the type itself declares here is its own.
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
    // Into a list of its own: one that shrinks keeps its room.
    bareWrites = bareWrites.filter {
      known.insert(Member(type: $0.enclosingType, name: $0.member)).inserted
    }
  }

  /// Texts and closures are set in many places: of one variable each says the same.
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
      guard case .some = write.value else { return false }
      return !known.insert(
        Goal(
          type: write.enclosingType, function: write.enclosingFunction, receiver: write.receiver,
          member: write.member)
      ).inserted
    }
  }

  /// By type, the variables that it declares here and that cannot hold a state of few values.
  private func plainMembers() -> [String: Set<String>] {
    var plain: [String: Set<String>] = [:]
    // By index and property here and below: a variable is large, and what is called on one copies it.
    for index in variables.indices {
      switch variables[index].scope {
      case .instance, .static: break
      case .global, .local: continue
      }
      guard let type = variables[index].enclosingType, variables[index].variety == .many else {
        continue
      }
      switch variables[index].storage {
      case .stored, .observed: plain[type, default: []].insert(variables[index].name)
      case .computed, .requirement: continue
      }
    }
    return plain
  }

  /// Types that declare all they store here, and none of it is state.
  ///
  /// A struct, an enum and an actor store what their declaration says; a class may inherit more.
  private func typesWithoutState(_ plain: [String: Set<String>]) -> Set<String> {
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
  /// Whether it neither does nor says anything.
  fileprivate var isIdle: Bool {
    kind != .initializer && result == nil && !modifiers.contains("override")
      && !statements.contains(where: \.isRelevant)
  }
}

extension Variable {
  /// Whether it may have few values: a Bool, an optional, or an enum of the project's.
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
      case .annotated(.named(let name)): !plainTypes.contains(name)
      case .annotated(.optional): true
      case .annotated: false
      case .literal(let shape): shape == .boolean
      case .expression, .unknown: true
      }
    self = mayBeFew ? .few : .many
  }
}

/// Types of the standard library and Foundation with too many values to be a state.
let plainTypes: Set<String> = [
  "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "String",
  "Substring", "Character", "Double", "Float", "CGFloat", "TimeInterval", "Data", "Date", "URL",
  "UUID", "CGRect", "CGSize", "CGPoint", "IndexPath", "AnyCancellable", "UIView", "UILabel",
  "UIButton", "UIImageView", "UITableView", "UICollectionView", "UIStackView", "UIColor", "UIImage",
]

extension Body {
  fileprivate mutating func dropWrites(to names: Set<String>) {
    if statements.contains(where: { $0.writes(anyOf: names) }) {
      statements = statements.withoutWrites(to: names)
    }
  }
}

extension [Statement] {
  /// Less the assignments to variables that are no state, everywhere inside.
  fileprivate func withoutWrites(to names: Set<String>) -> [Statement] {
    compactMap { $0.withoutWrites(to: names) }
  }
}

extension Statement {
  fileprivate func writes(anyOf names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    return contains { statement in
      switch statement {
      case .assign(.variable(let name), _, _), .havoc(.variable(let name), _),
        .invoke(let name, _, _):
        names.contains(name)
      default: false
      }
    }
  }

  fileprivate func withoutWrites(to names: Set<String>) -> Statement? {
    switch self {
    case .assign(.variable(let name), _, _), .havoc(.variable(let name), _),
      .invoke(let name, _, _):
      names.contains(name) ? nil : self
    case .branch(let clauses, let then, let otherwise):
      .branch(
        clauses, then: then.withoutWrites(to: names),
        otherwise: otherwise.withoutWrites(to: names))
    case .select(let selection): .select(selection.withoutWrites(to: names))
    case .loop(let loop): .loop(loop.withoutWrites(to: names))
    case .closure(let closure): closure.withoutWrites(to: names)
    case .defer(let body): .defer(body.withoutWrites(to: names))
    case .attempt(let body, let catches):
      .attempt(
        body.withoutWrites(to: names), catches: catches.map { $0.withoutWrites(to: names) })
    case .function(let name, let body): .function(name, body.withoutWrites(to: names))
    case .perhaps(let body): .perhaps(body.withoutWrites(to: names))
    case .either(let choices): .either(choices.map { $0.withoutWrites(to: names) })
    case .scope(let body, let label): .scope(body.withoutWrites(to: names), label: label)
    case .assign, .havoc, .project, .leave, .call, .escape, .test, .mayThrow, .suspend: self
    }
  }
}

extension Selection {
  fileprivate func withoutWrites(to names: Set<String>) -> Selection {
    var result = self
    for index in result.branches.indices {
      result.branches[index].body = branches[index].body.withoutWrites(to: names)
    }
    return result
  }
}

extension Loop {
  fileprivate func withoutWrites(to names: Set<String>) -> Loop {
    var result = self
    result.body = body.withoutWrites(to: names)
    return result
  }
}

extension Closure {
  fileprivate func withoutWrites(to names: Set<String>) -> Statement? {
    var result = self
    result.body = body.withoutWrites(to: names)
    return result.body.contains { $0.isRelevant || $0.writesLocal } ? .closure(result) : nil
  }
}
