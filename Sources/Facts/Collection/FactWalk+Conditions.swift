import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  func clauses(_ conditions: ConditionElementListSyntax) -> [Clause] {
    conditions.flatMap { clauses($0) }
  }

  func clauses(_ element: ConditionElementSyntax) -> [Clause] {
    switch element.condition {
    case .expression(let expression): clauses(of: expression)
    case .availability: [Clause(effects: [], value: .unknown, span: span(element))]
    case .optionalBinding(let binding): clauses(binding)
    case .matchingPattern(let match): clauses(match)
    }
  }

  /// `a && b` becomes two clauses: the effects of `b` come after `a` is evaluated.
  func clauses(of expression: ExprSyntax) -> [Clause] {
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      let effects = lowered { walkIfRelevant(expression) }
      return [clause(effects, span(expression)) { value(expression) }]
    }
    let elements = Array(sequence.elements)
    noteComparisonsIfAny(sequence, elements)
    return clauses(of: elements)
  }

  func clauses(of elements: [ExprSyntax]) -> [Clause] {
    conjuncts(elements).map { part in
      guard part.count > 1 else {
        let effects = lowered { walkIfRelevant(part[0]) }
        return clause(effects, span(part[0])) { value(part[0]) }
      }
      collectors.keys.collect(comparing: part)
      let effects = lowered { walkElements(part) }
      return clause(effects, span(from: part[0], to: part[part.count - 1])) { value(of: part) }
    }
  }

  /// Computes value and span only where the body is lowered.
  private func clause(
    _ effects: [Statement], _ span: @autoclosure () -> Span, _ value: () -> LoweredExpression
  ) -> Clause {
    isLowering
      ? Clause(effects: effects, value: value(), span: span())
      : Clause(effects: effects, value: .unknown, span: .nowhere)
  }

  /// The operands of `&&`; the whole sequence where it has an operator of lower precedence.
  private func conjuncts(_ elements: [ExprSyntax]) -> [[ExprSyntax]] {
    guard elements.count < FoldedSequence.elementLimit else { return [elements] }
    var seams: [Int] = []
    for (index, element) in elements.enumerated() {
      switch element.kind {
      case .binaryOperatorExpr:
        switch text(BinaryOperatorExprSyntax(node: element.node).operator) {
        case "&&": seams.append(index)
        case "||": return [elements]
        case let name where FoldedSequence.isForeign(name): return [elements]
        default: break
        }
      case .unresolvedTernaryExpr, .assignmentExpr: return [elements]
      default: break
      }
    }
    guard !seams.isEmpty else { return [elements] }
    let parts = zip([0] + seams.map { $0 + 1 }, seams + [elements.count]).map { start, end in
      Array(elements[start..<end])
    }
    return parts.contains(where: \.isEmpty) ? [elements] : parts
  }

  /// The test for nil. Where the bound value is known, a second clause that binds it and always holds.
  private func clauses(_ binding: OptionalBindingConditionSyntax) -> [Clause] {
    let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    guard let source = binding.initializer?.value else { return shorthand(binding, token) }
    let tested = isLowering ? presence(of: source) : .unknown
    let effects = lowered { walkIfRelevant(source) }
    let known: AccessPath =
      binding.typeAnnotation.map { .typed(writtenType($0.type)) } ?? .unwrapped(shape(source))
    let shape = known == .unwrapped(.instance) ? .instance : known
    let place = span(binding)
    let test = Clause(effects: effects, value: tested, span: place)
    guard let token else {
      _ = pattern(binding.pattern)
      return [test]
    }
    let held = isLowering && chainRoot(source) == nil ? value(source).settled(after: effects) : .unknown
    return [test] + declareBound(token, shape, held, binding, place)
  }

  /// `if let file`.
  private func shorthand(
    _ binding: OptionalBindingConditionSyntax, _ token: TokenSyntax?
  ) -> [Clause] {
    let place = span(binding.pattern)
    guard let token else { return [Clause(effects: [], value: .unknown, span: place)] }
    if token.tokenKind == .keyword(.self) {
      // Like `guard let self = self`: after the instance is freed, nothing can change it.
      return [Clause(effects: [], value: .not(.equal(.some, .null)), span: place)]
    }
    let name = id(token)
    let tested: LoweredExpression = locals.uniqueName(of: name).map { .local($0) } ?? names.variable(name)
    let known = locals.shape(of: name) ?? names.shape(name)
    return [Clause(effects: [], value: .not(.equal(tested, .null)), span: place)]
      + declareBound(token, .unwrapped(known), tested, binding, place)
  }

  /// A bound variable gets a new value with each binding.
  private func declareBound(
    _ token: TokenSyntax, _ shape: AccessPath, _ held: LoweredExpression,
    _ binding: OptionalBindingConditionSyntax, _ place: Span
  ) -> [Clause] {
    let isConstant = binding.bindingSpecifier.tokenKind == .keyword(.let)
    declareLocal(token, shape: shape, life: isConstant ? .constant : .unknown)
    guard isLowering, shape != .instance, let unique = locals.uniqueName(of: id(token)) else { return [] }
    if held.isHeld {
      return [.binding([.assign(.local(unique), held, place)], place)]
    }
    return isConstant ? [] : [.binding([.havoc(.local(unique), place)], place)]
  }

  private func clauses(_ match: MatchingPatternConditionSyntax) -> [Clause] {
    collectors.caseUses.note(match)
    let source = match.initializer.value
    let subject = isLowering ? value(source) : .unknown
    let effects = lowered { walkIfRelevant(source) }
    let place = span(match)
    collectors.payloadPatterns.note(in: match.pattern)
    var pattern = Pattern.any
    let bound = lowered {
      pattern = self.pattern(
        match.pattern, binding: shape(source), of: subject.settled(after: effects))
    }
    let test = Clause(effects: effects, value: .matches(subject, pattern), span: place)
    return bound.isEmpty ? [test] : [test, .binding(bound, place)]
  }
}

extension Clause {
  /// A clause that binds names and always holds.
  fileprivate static func binding(_ statements: [Statement], _ span: Span) -> Clause {
    Clause(effects: statements, value: .boolean(true), span: span)
  }
}

extension Span {
  /// A placeholder for clauses that are dropped before their span is read.
  fileprivate static let nowhere = Span(line: 0, column: 0, endLine: 0, endColumn: 0)
}
