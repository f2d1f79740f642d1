import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  func clauses(_ conditions: ConditionElementListSyntax) -> [Clause] {
    conditions.flatMap { element in
      switch element.condition {
      case .expression(let expression): return clauses(of: expression)
      case .availability: return [Clause(effects: [], value: .unknown, span: span(element))]
      case .optionalBinding(let binding): return [clause(binding)]
      case .matchingPattern(let match): return [clause(match)]
      }
    }
  }

  /// `a && b` is two clauses: the effects of `b` come after `a` has been looked at.
  func clauses(of expression: ExprSyntax) -> [Clause] {
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      let effects = lowered { walkUnlessSilent(expression) }
      return [clause(effects, span(expression)) { value(expression) }]
    }
    return clauses(of: Array(sequence.elements))
  }

  func clauses(of elements: [ExprSyntax]) -> [Clause] {
    conjuncts(elements).map { part in
      guard part.count > 1 else {
        let effects = lowered { walkUnlessSilent(part[0]) }
        return clause(effects, span(part[0])) { value(part[0]) }
      }
      collectKeys(comparing: part)
      let effects = lowered { walkElements(part) }
      return clause(effects, span(from: part[0], to: part[part.count - 1])) { value(of: part) }
    }
  }

  /// What is tested is looked at only where somebody will ask.
  private func clause(
    _ effects: [Statement], _ span: @autoclosure () -> Span, _ value: () -> Value
  ) -> Clause {
    isLowering
      ? Clause(effects: effects, value: value(), span: span())
      : Clause(effects: effects, value: .unknown, span: .nowhere)
  }

  /// The parts between `&&`, where nothing in the sequence binds looser.
  private func conjuncts(_ elements: [ExprSyntax]) -> [[ExprSyntax]] {
    guard elements.count < FoldedSequence.elementLimit else { return [elements] }
    var parts: [[ExprSyntax]] = [[]]
    for element in elements {
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let node):
        switch text(node.operator) {
        case "&&": parts.append([])
        case "||": return [elements]
        case let name where FoldedSequence.isForeign(name): return [elements]
        default: parts[parts.count - 1].append(element)
        }
      case .unresolvedTernaryExpr, .assignmentExpr: return [elements]
      default: parts[parts.count - 1].append(element)
      }
    }
    return parts.contains(where: \.isEmpty) ? [elements] : parts
  }

  private func clause(_ binding: OptionalBindingConditionSyntax) -> Clause {
    let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    guard let source = binding.initializer?.value else { return shorthand(binding, token) }
    let value = isLowering ? presence(of: source) : .unknown
    var effects = lowered { walkUnlessSilent(source) }
    let known: ExpressionShape =
      binding.typeAnnotation.map { .typed(writtenType($0.type)) } ?? .unwrapped(shape(source))
    let bound = known == .unwrapped(.instance) ? .instance : known
    if let token {
      effects += declareBound(token, bound, binding)
    } else {
      _ = pattern(binding.pattern)
    }
    return Clause(effects: effects, value: value, span: span(binding))
  }

  /// `if let file`.
  private func shorthand(
    _ binding: OptionalBindingConditionSyntax, _ token: TokenSyntax?
  ) -> Clause {
    let place = span(binding.pattern)
    guard let token, token.tokenKind != .keyword(.self) else {
      return Clause(effects: [], value: .unknown, span: place)
    }
    let name = name(token)
    let tested: Value = locals.uniqueName(of: name.id).map { .local($0) } ?? .variable(name.text)
    let known = locals.shape(of: name.id) ?? .name(name.text)
    let effects = declareBound(token, .unwrapped(known), binding)
    return Clause(effects: effects, value: .not(.equal(tested, .null)), span: place)
  }

  /// A bound variable gets a new value each time that it is bound.
  private func declareBound(
    _ token: TokenSyntax, _ shape: ExpressionShape, _ binding: OptionalBindingConditionSyntax
  ) -> [Statement] {
    declareLocal(token, shape: shape)
    guard binding.bindingSpecifier.tokenKind == .keyword(.var),
      let unique = locals.uniqueName(of: id(token))
    else { return [] }
    return [.disturb(.local(unique), span(binding.pattern))]
  }

  private func clause(_ match: MatchingPatternConditionSyntax) -> Clause {
    let source = match.initializer.value
    let subject = isLowering ? value(source) : .unknown
    let effects = lowered { walkUnlessSilent(source) }
    let pattern = pattern(match.pattern, binding: shape(source))
    return Clause(effects: effects, value: .matches(subject, pattern), span: span(match))
  }
}

extension Span {
  /// Of what is dropped before anybody asks where it stands.
  fileprivate static let nowhere = Span(line: 0, column: 0, endLine: 0, endColumn: 0)
}
