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
  var layout: StateLayout
  /// The values of computed properties that are one expression.
  var computed: [String: Value]
  var local: (String) -> Expression
  var symbols: SymbolTable
  var isNeverNil: (String) -> Bool = { _ in false }

  init(
    layout: StateLayout, computed: [String: Value], local: @escaping (String) -> Expression,
    symbols: SymbolTable
  ) {
    self.layout = layout
    self.computed = computed
    self.local = local
    self.symbols = symbols
  }

  /// Outside of bodies: there are no locals.
  init(_ members: Members) {
    self.init(
      layout: members.layout, computed: members.computed, local: { _ in .unknown },
      symbols: members.symbols)
    isNeverNil = members.isNeverNil
  }

  func expression(_ value: Value, depth: Int = 0) -> Expression {
    switch value {
    case .boolean(let truth): return .constant(.boolean(truth))
    case .null: return .constant(.null)
    case .some: return .constant(.some)
    case .variable(let name): return variable(name, depth: depth)
    case .local(let name): return local(name)
    case .enumCase("none"): return .constant(.none)
    case .enumCase(let name): return .constant(symbols.known(name) ?? .unknown)
    case .call(let name): return isNeverNil(name) ? .constant(.some) : .unknown
    case .present(let inner): return .present(expression(inner, depth: depth))
    case .unknown: return .unknown
    case .not(let inner): return .not(expression(inner, depth: depth))
    case .and(let left, let right):
      return .and(expression(left, depth: depth), expression(right, depth: depth))
    case .or(let left, let right):
      return .or(expression(left, depth: depth), expression(right, depth: depth))
    case .equal(let left, let right):
      return .equal(expression(left, depth: depth), expression(right, depth: depth))
    case .conditional(let test, let then, let otherwise):
      return .conditional(
        expression(test, depth: depth), expression(then, depth: depth),
        expression(otherwise, depth: depth))
    case .matches(let subject, let pattern):
      return .matches(expression(subject, depth: depth), casePattern(pattern))
    case .tuple(let elements): return .tuple(elements.map { expression($0, depth: depth) })
    }
  }

  private func variable(_ name: String, depth: Int) -> Expression {
    if let index = layout.index(of: name) { return .variable(index) }
    guard depth < 8, let value = computed[name] else { return .unknown }
    return expression(value, depth: depth + 1)
  }

  func casePattern(_ pattern: Pattern) -> CasePattern {
    switch pattern {
    case .any: .any
    case .enumCase("some", _, .any): .some(.any)
    case .enumCase("some", _, .refutable): .some(.unknown)
    case .enumCase("none", _, _): .symbol(.none, payload: .any)
    case .enumCase(let name, _, let payload):
      symbols.known(name).map { .symbol($0, payload: payload) } ?? .unknown
    case .some(let inner): .some(casePattern(inner))
    case .null: .null
    case .boolean(let truth): .symbol(.boolean(truth), payload: .any)
    case .tuple(let elements): .tuple(elements.map(casePattern))
    case .literal, .type, .expression: .unknown
    }
  }
}

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
