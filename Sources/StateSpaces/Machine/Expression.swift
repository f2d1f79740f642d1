import UntangleFacts

/// A lowered value with its names resolved: variables by field, locals by slot.
indirect enum Expression: Hashable, Sendable {
  case constant(Symbol)
  case variable(Int)
  case local(Int)
  /// Not nil, whatever else it is.
  case present(Expression)
  case not(Expression)
  case and(Expression, Expression)
  case or(Expression, Expression)
  case equal(Expression, Expression)
  case conditional(Expression, Expression, Expression)
  case matches(Expression, CasePattern)
  case tuple([Expression])

  static let unknown = Expression.constant(.unknown)

  /// Whether a part of it may be anything.
  var asksForUnknown: Bool {
    switch self {
    case .constant(let symbol): symbol == .unknown
    case .variable, .local: false
    case .not(let inner), .present(let inner): inner.asksForUnknown
    case .matches(let inner, let pattern): inner.asksForUnknown || pattern.asksForUnknown
    case .and(let left, let right), .or(let left, let right), .equal(let left, let right):
      left.asksForUnknown || right.asksForUnknown
    case .conditional(let test, let then, let otherwise):
      test.asksForUnknown || then.asksForUnknown || otherwise.asksForUnknown
    case .tuple(let elements): elements.contains(where: \.asksForUnknown)
    }
  }

  /// The slots of the locals that it looks at.
  var slots: Set<Int> {
    switch self {
    case .local(let slot): [slot]
    case .constant, .variable: []
    case .not(let inner), .present(let inner), .matches(let inner, _): inner.slots
    case .and(let left, let right), .or(let left, let right), .equal(let left, let right):
      left.slots.union(right.slots)
    case .conditional(let test, let then, let otherwise):
      test.slots.union(then.slots).union(otherwise.slots)
    case .tuple(let elements): elements.reduce(into: []) { $0.formUnion($1.slots) }
    }
  }
}

/// A pattern with its case names resolved.
indirect enum CasePattern: Hashable, Sendable {
  case any
  /// `.some(x)` and a case of that name cannot be told apart by their look; so for `.none`.
  case symbol(Symbol, payload: Pattern.Payload)
  case some(CasePattern)
  case null
  case tuple([CasePattern])
  /// Fits some values, nobody knows which.
  case unknown
}

/// What names in values mean, where a body stands.
struct NameResolution {
  let members: Members
  /// The level of the body.
  let owner: Int

  init(_ members: Members, owner: Int = 0) {
    self.members = members
    self.owner = owner
  }

  /// `local` says what a local is, `changes` whether a call may change what is looked at; outside of bodies
  /// there are neither.
  func expression(
    _ value: Value, depth: Int = 0, local: (String) -> Expression = { _ in .unknown },
    changes: (String) -> Bool = { _ in true }
  ) -> Expression {
    func resolved(_ value: Value) -> Expression {
      expression(value, depth: depth, local: local, changes: changes)
    }
    switch value {
    case .boolean(let truth): return .constant(.boolean(truth))
    case .null: return .constant(.null)
    case .some: return .constant(.some)
    case .variable(let name): return variable(name, depth: depth)
    case .local(let name): return local(name)
    case .enumCase("none"): return .constant(.none)
    case .enumCase(let name): return .constant(members.symbols.known(name) ?? .unknown)
    case .call(let name, let arguments):
      if depth < lookThroughLimit, let answer = members.answer(of: name, arguments, from: owner) {
        return expression(answer, depth: depth + 1, local: local, changes: changes)
      }
      return members.isNeverNil(name) ? .constant(.some) : .unknown
    case .unchanged(let inner, let calls):
      return calls.contains(where: changes) ? .unknown : resolved(inner)
    case .present(let inner): return .present(resolved(inner))
    case .unknown: return .unknown
    case .not(let inner): return .not(resolved(inner))
    case .and(let left, let right): return .and(resolved(left), resolved(right))
    case .or(let left, let right): return .or(resolved(left), resolved(right))
    case .equal(let left, let right): return .equal(resolved(left), resolved(right))
    case .conditional(let test, let then, let otherwise):
      return .conditional(resolved(test), resolved(then), resolved(otherwise))
    case .matches(let subject, let pattern):
      return .matches(resolved(subject), casePattern(pattern))
    case .tuple(let elements): return .tuple(elements.map(resolved))
    }
  }

  private func variable(_ name: String, depth: Int) -> Expression {
    if let index = members.layout.index(of: name) { return .variable(index) }
    guard depth < lookThroughLimit, let value = members.computed[name] else { return .unknown }
    return expression(value, depth: depth + 1)
  }

  func casePattern(_ pattern: Pattern) -> CasePattern {
    switch pattern {
    case .any: .any
    case .enumCase("some", _, .any): .some(.any)
    case .enumCase("some", _, .refutable): .some(.unknown)
    case .enumCase("none", _, _): .symbol(.none, payload: .any)
    case .enumCase(let name, _, let payload):
      members.symbols.known(name).map { .symbol($0, payload: payload) } ?? .unknown
    case .some(let inner): .some(casePattern(inner))
    case .null: .null
    case .boolean(let truth): .symbol(.boolean(truth), payload: .any)
    case .tuple(let elements): .tuple(elements.map(casePattern))
    case .literal, .type, .expression: .unknown
    }
  }
}

/// How many properties and functions are looked through, one in the other.
private let lookThroughLimit = 6

extension CasePattern {
  /// Whether a value may fit or not, for all that is said of it.
  fileprivate var asksForUnknown: Bool {
    switch self {
    case .any, .null: false
    case .symbol(_, let payload): payload == .refutable
    case .some(let inner): inner.asksForUnknown
    case .tuple(let elements): elements.contains(where: \.asksForUnknown)
    case .unknown: true
    }
  }

  /// Whether a value fits; nil where it may or may not.
  func fits(_ symbol: Symbol) -> Bool? {
    switch self {
    case .any: return true
    case .unknown, .tuple: return nil
    case .null:
      switch symbol {
      case .unknown: return nil
      default: return symbol == .null
      }
    case .some(let inner):
      switch symbol {
      case .null: return false
      case .unknown: return inner.fits(.unknown) == false ? false : nil
      case .some: return inner.fits(.unknown)
      default: return inner.fits(symbol)
      }
    case .symbol(let wanted, let payload):
      switch symbol {
      case .unknown, .some: return nil
      case .null where wanted == .none: return true
      default:
        guard symbol == wanted else { return false }
        return payload == .any ? true : nil
      }
    }
  }
}
