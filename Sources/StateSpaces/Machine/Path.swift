/// One path through a routine: the state transformer so far, and the values of the locals.
struct Path: Hashable, Sendable {
  var effect = StateTransformer()
  var locals: Locals
}

/// Evaluates expressions on a path. Where the result depends on a variable of unknown value, the path forks.
///
/// Equal paths are merged. An expression that forks a path into more than `SearchLimits.ways` is treated as
/// unknown, which over-approximates.
struct Evaluation {
  let fields: [StateLayout.Field]
  /// The number of evaluation steps so far, one for each subexpression on each path.
  private(set) var steps = 0
  private(set) var precision = Precision.whole

  enum Precision {
    case whole
    /// Some expression had too many paths and was treated as unknown.
    case cut
  }

  /// A path and the value of an expression on it.
  struct Outcome: Hashable {
    var path: Path
    var symbol: AbstractValue
  }

  /// The paths on which a condition is true, and those on which it is false.
  struct Verdict {
    var yes: [Path] = []
    var no: [Path] = []

    static func both(_ path: Path) -> Verdict { Verdict(yes: [path], no: [path]) }

    mutating func add(_ other: Verdict) {
      yes += other.yes
      no += other.no
    }

    var opposite: Verdict { Verdict(yes: no, no: yes) }
  }

  init(fields: [StateLayout.Field]) { self.fields = fields }

  mutating func values(of expression: ResolvedExpression, on path: Path) -> [Outcome] {
    steps += 1
    switch expression {
    case .constant(let symbol): return [Outcome(path: path, symbol: symbol)]
    case .variable(let index): return values(of: fields[index], on: path)
    case .local(let slot): return [Outcome(path: path, symbol: path.locals[slot])]
    case .conditional(let test, let then, let otherwise):
      let verdict = verdict(on: test, path)
      var outcomes: [Outcome] = []
      for path in verdict.yes { outcomes += values(of: then, on: path) }
      for path in verdict.no { outcomes += values(of: otherwise, on: path) }
      return joined(outcomes) ?? [Outcome(path: path, symbol: .unknown)]
    case .tuple: return [Outcome(path: path, symbol: .some)]
    case .present(let inner):
      return values(of: inner, on: path).map {
        Outcome(path: $0.path, symbol: $0.symbol == .unknown ? .some : $0.symbol)
      }
    case .not, .and, .or, .equal, .matches:
      let verdict = verdict(on: expression, path)
      return verdict.yes.map { Outcome(path: $0, symbol: .yes) }
        + verdict.no.map { Outcome(path: $0, symbol: .no) }
    }
  }

  private func values(of field: StateLayout.Field, on path: Path) -> [Outcome] {
    if let bits = path.effect.bits(of: field) {
      return [Outcome(path: path, symbol: field.symbol(in: bits))]
    }
    return field.symbols.indices.map { code in
      var divided = path
      divided.effect.settle(field, field.bits(code))
      return Outcome(path: divided, symbol: field.symbols[code])
    }
  }

  mutating func verdict(on expression: ResolvedExpression, _ path: Path) -> Verdict {
    steps += 1
    switch expression {
    case .not(let inner): return verdict(on: inner, path).opposite
    case .and(let left, let right):
      let first = verdict(on: left, path)
      var result = Verdict(yes: [], no: first.no)
      for path in first.yes { result.add(verdict(on: right, path)) }
      return joined(result, of: path)
    case .or(let left, let right):
      return verdict(on: .and(.not(left), .not(right)), path).opposite
    case .conditional(let test, let then, let otherwise):
      let first = verdict(on: test, path)
      var result = Verdict()
      for path in first.yes { result.add(verdict(on: then, path)) }
      for path in first.no { result.add(verdict(on: otherwise, path)) }
      return joined(result, of: path)
    case .equal(let left, let right): return equality(left, right, path)
    case .matches(let subject, let pattern): return match(subject, pattern, path)
    case .constant, .variable, .local, .present, .tuple: return truth(of: expression, path)
    }
  }

  /// The verdict without duplicate paths; both ways where there are too many.
  private mutating func joined(_ verdict: Verdict, of path: Path) -> Verdict {
    guard let yes = joined(verdict.yes), let no = joined(verdict.no) else { return .both(path) }
    return Verdict(yes: yes, no: no)
  }

  /// The distinct elements, in order; nil where there are more than `SearchLimits.ways`.
  private mutating func joined<Element: Hashable>(_ ways: [Element]) -> [Element]? {
    guard ways.count > 1 else { return ways }
    var seen = SmallSet<Element>()
    let different = ways.filter { seen.insert($0) }
    guard different.count > SearchLimits.ways else { return different }
    precision = .cut
    return nil
  }

  /// The verdict for a Boolean expression: `if isReady`.
  private mutating func truth(of expression: ResolvedExpression, _ path: Path) -> Verdict {
    var result = Verdict()
    for outcome in values(of: expression, on: path) {
      switch outcome.symbol {
      case .yes: result.yes.append(outcome.path)
      case .no, .null: result.no.append(outcome.path)
      default:
        result.yes.append(outcome.path.knowing(expression, .yes))
        result.no.append(outcome.path.knowing(expression, .no))
      }
    }
    return result
  }

  private mutating func equality(_ left: ResolvedExpression, _ right: ResolvedExpression, _ path: Path)
    -> Verdict
  {
    if case .tuple(let lefts) = left, case .tuple(let rights) = right, lefts.count == rights.count,
      !lefts.isEmpty
    {
      let parts = zip(lefts, rights).map { ResolvedExpression.equal($0, $1) }
      return verdict(on: parts.dropFirst().reduce(parts[0]) { .and($0, $1) }, path)
    }
    var result = Verdict()
    for first in values(of: left, on: path) {
      for second in values(of: right, on: first.path) {
        switch first.symbol.equals(second.symbol) {
        case true?: result.yes.append(second.path)
        case false?: result.no.append(second.path)
        case nil:
          let (yes, no) = learned(left, first.symbol, right, second.symbol)
          result.yes.append(second.path.knowing(yes?.local, yes?.symbol))
          result.no.append(second.path.knowing(no?.local, no?.symbol))
        }
      }
    }
    return joined(result, of: path)
  }

  private typealias Knowledge = (local: ResolvedExpression, symbol: AbstractValue)

  /// What the result of a comparison implies for a local: after `if file == nil` its value is known.
  private func learned(
    _ left: ResolvedExpression, _ leftSymbol: AbstractValue, _ right: ResolvedExpression,
    _ rightSymbol: AbstractValue
  ) -> (yes: Knowledge?, no: Knowledge?) {
    let (local, other) = leftSymbol == .unknown ? (left, rightSymbol) : (right, leftSymbol)
    guard case .local = local else { return (nil, nil) }
    switch other {
    case .null: return ((local, .null), (local, .some))
    case .yes, .no: return ((local, other), nil)
    default: return (other.isEnumCase ? (local, other) : nil, nil)
    }
  }

  private mutating func match(_ subject: ResolvedExpression, _ pattern: ResolvedPattern, _ path: Path)
    -> Verdict
  {
    if case .tuple(let parts) = pattern {
      guard case .tuple(let elements) = subject, elements.count == parts.count, !parts.isEmpty else {
        return .both(path)
      }
      let tests = zip(elements, parts).map { ResolvedExpression.matches($0, $1) }
      return verdict(on: tests.dropFirst().reduce(tests[0]) { .and($0, $1) }, path)
    }
    if pattern == .any { return Verdict(yes: [path], no: []) }
    var result = Verdict()
    for outcome in values(of: subject, on: path) {
      switch pattern.fits(outcome.symbol) {
      case true?: result.yes.append(outcome.path)
      case false?: result.no.append(outcome.path)
      case nil:
        result.yes.append(outcome.path.knowing(subject, pattern.onlySymbol))
        result.no.append(outcome.path.knowing(subject, pattern.otherSymbol))
      }
    }
    return result
  }
}

extension ResolvedPattern {
  /// The only value that matches; nil where several do.
  fileprivate var onlySymbol: AbstractValue? {
    switch self {
    case .symbol(let symbol, _): symbol
    case .null: .null
    case .any, .some, .tuple, .unknown: nil
    }
  }
}

extension ResolvedPattern {
  /// The only value that does not match; nil where several do not.
  fileprivate var otherSymbol: AbstractValue? {
    switch self {
    case .symbol(.yes, _): .no
    case .symbol(.no, _): .yes
    case .null: .some
    case .symbol, .any, .some, .tuple, .unknown: nil
    }
  }
}

extension Path {
  /// Refines the value of a local. No effect for other expressions.
  fileprivate func knowing(_ expression: ResolvedExpression?, _ symbol: AbstractValue?) -> Path {
    guard case .local(let slot)? = expression, let symbol else { return self }
    var result = self
    result.locals[slot] = symbol
    return result
  }
}
