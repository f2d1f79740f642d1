import UntangleFacts

/// A lowered expression with its names resolved: variables by field, locals by slot.
indirect enum ResolvedExpression: Hashable, Sendable {
  case constant(AbstractValue)
  case variable(Int)
  case local(Int)
  /// Known not to be nil; otherwise unknown.
  case present(ResolvedExpression)
  case not(ResolvedExpression)
  case and(ResolvedExpression, ResolvedExpression)
  case or(ResolvedExpression, ResolvedExpression)
  case equal(ResolvedExpression, ResolvedExpression)
  case conditional(ResolvedExpression, ResolvedExpression, ResolvedExpression)
  case matches(ResolvedExpression, ResolvedPattern)
  case tuple([ResolvedExpression])

  static let unknown = ResolvedExpression.constant(.unknown)

  /// What is known of the value whatever the variables are.
  fileprivate var withoutVariables: ResolvedExpression {
    switch self {
    case .constant: self
    case .present: .present(.unknown)
    case .variable, .local, .not, .and, .or, .equal, .conditional, .matches, .tuple: .unknown
    }
  }

  /// Whether a part of it is unknown.
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

  /// The slots of the locals that it reads.
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
indirect enum ResolvedPattern: Hashable, Sendable {
  case any
  /// A pattern `.some(x)` is ambiguous: an enum may have a case of that name. The same holds for `.none`.
  case symbol(AbstractValue, payload: Pattern.Payload)
  case some(ResolvedPattern)
  case null
  case tuple([ResolvedPattern])
  /// Matches some values, and it is not known which.
  case unknown
}

/// Resolves names in the expressions of a body.
struct NameResolution {
  let members: Members
  /// The level of the type that declares the body.
  let owner: Int

  init(_ members: Members, owner: Int = 0) {
    self.members = members
    self.owner = owner
  }

  /// `local` resolves a local, and `changes` says whether a call may change what is read. Outside of bodies,
  /// locals are unknown and every call may change anything.
  func expression(
    _ value: LoweredExpression, local: (String) -> ResolvedExpression = { _ in .unknown },
    changes: (CalledName) -> Bool = { _ in true }
  ) -> ResolvedExpression {
    var expansion = Expansion(resolution: self)
    return expansion.expression(value, depth: 0, local, changes)
  }

  func casePattern(_ pattern: Pattern) -> ResolvedPattern {
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

/// Resolves one expression, and inlines the computed properties and effect-free functions that it uses.
///
/// Inlining has a budget of nodes, since a property that reads two others, which each read two more, grows
/// exponentially. Beyond the budget the rest is unknown.
private struct Expansion {
  let resolution: NameResolution
  private var nodesLeft = SearchLimits.expandedNodes

  init(resolution: NameResolution) { self.resolution = resolution }

  private var members: Members { resolution.members }

  /// `depth` is the number of nested properties and functions that are being inlined.
  mutating func expression(
    _ value: LoweredExpression, depth: Int, _ local: (String) -> ResolvedExpression,
    _ changes: (CalledName) -> Bool
  ) -> ResolvedExpression {
    func resolved(_ value: LoweredExpression) -> ResolvedExpression {
      expression(value, depth: depth, local, changes)
    }
    if depth > 0 { nodesLeft -= 1 }
    switch value {
    case .boolean(let truth): return .constant(.boolean(truth))
    case .null: return .constant(.null)
    case .some, .empty, .filled, .number, .sum: return .constant(.some)
    case .compared(let quantity, let comparison, let number):
      return resolution.comparison(quantity, NumberTest(comparison: comparison, number: number))
    case .variable(let name): return variable(name, depth: depth)
    case .local(let name): return local(name)
    case .stored, .otherSide, .count, .unknown: return .unknown
    case .enumCase(let name): return .constant(symbol(ofCase: name))
    case .call(let called, let arguments):
      let answer = answer(of: called, arguments, depth: depth)
      let inlined = answer.map { expression($0, depth: depth + 1, local, changes) }
      return result(of: called, arguments, inlined)
    case .unchanged(let inner, let calls):
      let value = resolved(inner)
      return calls.contains(where: changes) ? value.withoutVariables : value
    case .present(let inner): return .present(resolved(inner))
    case .found(let inner, let path):
      return members.leadsToValue(path) ? .present(resolved(inner)) : resolved(inner)
    case .not(let inner): return .opposite(of: resolved(inner))
    case .and(let left, let right): return .joined(resolved(left), resolved(right), ResolvedExpression.and)
    case .or(let left, let right): return .joined(resolved(left), resolved(right), ResolvedExpression.or)
    case .equal(let left, let right):
      return .joined(resolved(left), resolved(right), ResolvedExpression.equal)
    case .conditional(let test, let then, let otherwise):
      return .choice(resolved(test), resolved(then), resolved(otherwise))
    case .matches(let subject, let pattern):
      return .match(resolved(subject), resolution.casePattern(pattern))
    case .tuple(let elements): return .tuple(elements.map(resolved))
    }
  }

  /// The result of a function. `inlined` is what it returns; nil where it is not inlined.
  private func result(
    of called: CalledName, _ arguments: [Argument], _ inlined: ResolvedExpression?
  ) -> ResolvedExpression {
    let isOwn = called.holder == .instance || called.holder == .otherSide
    guard isOwn, members.isNeverNil(called.name, arguments) else { return inlined ?? .unknown }
    return inlined.map(ResolvedExpression.present) ?? .constant(.some)
  }

  /// `Timer.scheduledTimer(…)` has the form of a case, too.
  private func symbol(ofCase name: String) -> AbstractValue {
    if name == "none" { return .none }
    return members.symbols.known(name) ?? (SDK.says(.sureResult, of: name) ? .some : .unknown)
  }

  private mutating func variable(_ name: String, depth: Int) -> ResolvedExpression {
    if let index = members.layout.index(of: name) {
      // Which number it is, is not known. Only comparisons look at its range.
      return members.layout.fields[index].numbers == nil ? .variable(index) : .constant(.some)
    }
    guard let value = members.computed[name], value != .unknown, mayLook(through: value, depth: depth) else {
      return members.valueProperties.contains(name) ? .constant(.some) : .unknown
    }
    // The getter does not see the locals of the code that reads the property.
    return expression(value, depth: depth + 1, { _ in .unknown }, { _ in true })
  }

  /// nil where the function is not inlined.
  private func answer(of called: CalledName, _ arguments: [Argument], depth: Int) -> LoweredExpression? {
    // Of a call that makes an instance, its arguments may have changed since.
    guard depth < SearchLimits.lookThroughDepth, nodesLeft > 0, !called.isOfType,
      let answer = members.answer(of: called, arguments, from: resolution.owner)
    else { return nil }
    return mayLook(through: answer, depth: depth) ? answer : nil
  }

  private func mayLook(through value: LoweredExpression, depth: Int) -> Bool {
    depth < SearchLimits.lookThroughDepth && !value.isLarger(than: nodesLeft)
  }
}

extension ResolvedExpression {
  /// A condition of unknown value that reads no variable.
  private static let undecided = ResolvedExpression.not(.unknown)

  /// Whether it is unknown or undecided without a read of a variable or a local.
  private var isOpen: Bool { self == .unknown || self == .undecided }

  fileprivate static func opposite(of inner: ResolvedExpression) -> ResolvedExpression {
    inner == .undecided ? .undecided : .not(inner)
  }

  /// `and`, `or` or `equal` of two expressions. Undecided where both are open.
  fileprivate static func joined(
    _ left: ResolvedExpression, _ right: ResolvedExpression,
    _ join: (ResolvedExpression, ResolvedExpression) -> ResolvedExpression
  ) -> ResolvedExpression {
    left.isOpen && right.isOpen ? .undecided : join(left, right)
  }

  fileprivate static func choice(
    _ test: ResolvedExpression, _ then: ResolvedExpression, _ otherwise: ResolvedExpression
  ) -> ResolvedExpression {
    test.isOpen && then.isOpen && then == otherwise ? then : .conditional(test, then, otherwise)
  }

  fileprivate static func match(_ subject: ResolvedExpression, _ pattern: ResolvedPattern)
    -> ResolvedExpression
  {
    subject == .unknown && pattern.fits(.unknown) == nil ? .undecided : .matches(subject, pattern)
  }
}

extension ResolvedPattern {
  /// Whether some part of it is not decided by the abstract value.
  fileprivate var asksForUnknown: Bool {
    switch self {
    case .any, .null: false
    case .symbol(_, let payload): payload == .refutable
    case .some(let inner): inner.asksForUnknown
    case .tuple(let elements): elements.contains(where: \.asksForUnknown)
    case .unknown: true
    }
  }

  /// Whether a value matches; nil where that is unknown.
  func fits(_ symbol: AbstractValue) -> Bool? {
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
