import SwiftSyntax

/// What is left of an expression, or of a list of conditions, once the flag in it is a constant.
struct FoldedCondition {
  enum Outcome: Hashable {
    case constant(Bool)
    /// `removed` goes, and what is left is asked as before.
    case open
  }

  /// One of the terms of a chain.
  struct Term {
    var range: Range<Int>
    var folded: FoldedCondition
    /// Whether nothing is lost where it is no longer evaluated.
    var isDroppable: Bool
  }

  var outcome = Outcome.open
  var removed: [Range<Int>] = []
  /// The expressions that are left and may ask for the flag further inside.
  var rest: [ExprSyntax] = []
  /// The only expression that is left, where it is a single one.
  var left: ExprSyntax?

  /// For a place that needs none.
  var withoutParentheses: FoldedCondition {
    guard !removed.isEmpty, let tuple = left?.as(TupleExprSyntax.self), let inner = tuple.onlyElement else {
      return self
    }
    var result = self
    result.removed.append(tuple.leftParen.byteRange.lowerBound..<inner.byteRange.lowerBound)
    result.removed.append(inner.byteRange.upperBound..<tuple.rightParen.byteRange.upperBound)
    return result
  }

  static func constant(_ value: Bool) -> FoldedCondition { FoldedCondition(outcome: .constant(value)) }

  /// Of terms that are joined by one operator: one that is `decisive` decides, and those behind it are never evaluated.
  static func joined(_ terms: [Term], decisive: Bool) throws(FixRefusal) -> FoldedCondition {
    var kept: [Int] = []
    for (place, term) in terms.enumerated() {
      switch term.folded.outcome {
      case .constant(decisive):
        guard kept.allSatisfy({ terms[$0].isDroppable }) else {
          throw FixRefusal("what is asked before the flag may have an effect")
        }
        return .constant(decisive)
      case .constant: continue
      case .open: kept.append(place)
      }
    }
    guard let last = kept.last else { return .constant(!decisive) }
    var result = FoldedCondition()
    for place in kept {
      result.removed += terms[place].folded.removed
      result.rest += terms[place].folded.rest
    }
    for place in 0..<last where !kept.contains(place) {
      result.removed.append(terms[place].range.lowerBound..<terms[place + 1].range.lowerBound)
    }
    if last + 1 < terms.count {
      result.removed.append(terms[last].range.upperBound..<terms[terms.count - 1].range.upperBound)
    }
    if kept.count == 1 { result.left = terms[last].folded.left }
    return result
  }
}

extension ConstantUses {
  /// What a constant in place of the flag makes of an expression.
  func folded(_ expression: ExprSyntax) throws(FixRefusal) -> FoldedCondition {
    if contains(expression) { return .constant(value) }
    guard occur(in: expression) else { return FoldedCondition(left: expression) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .prefixOperatorExpr(let node) where node.operator.text == "!": return try folded(negating: node)
    case .tupleExpr(let node):
      guard let only = node.onlyElement else { break }
      return try folded(only, within: node)
    case .sequenceExpr(let node): return try folded(Array(node.elements)[...])
    default: break
    }
    return FoldedCondition(rest: [expression], left: expression)
  }

  /// Of a list of conditions, all of which must hold.
  func folded(_ conditions: ConditionElementListSyntax) throws(FixRefusal) -> FoldedCondition {
    var terms: [FoldedCondition.Term] = []
    for element in conditions {
      let range = element.condition.byteRange
      switch element.condition {
      case .expression(let expression):
        terms.append(
          FoldedCondition.Term(
            range: range, folded: try folded(expression).withoutParentheses,
            isDroppable: expression.isDroppable))
      case .optionalBinding(let node): terms.append(term(range, node.initializer?.value))
      case .matchingPattern(let node): terms.append(term(range, node.initializer.value))
      case .availability: terms.append(term(range, nil))
      }
    }
    return try .joined(terms, decisive: false)
  }

  private func term(_ range: Range<Int>, _ value: ExprSyntax?) -> FoldedCondition.Term {
    FoldedCondition.Term(
      range: range, folded: FoldedCondition(rest: value.map { [$0] } ?? []),
      isDroppable: value?.isDroppable ?? true)
  }

  private func folded(negating node: PrefixOperatorExprSyntax) throws(FixRefusal) -> FoldedCondition {
    var inner = try folded(node.expression)
    inner.left = nil
    if case .constant(let constant) = inner.outcome { inner.outcome = .constant(!constant) }
    return inner
  }

  /// Parentheses go with what made them necessary.
  private func folded(_ inner: ExprSyntax, within tuple: TupleExprSyntax) throws(FixRefusal)
    -> FoldedCondition
  {
    var result = try folded(inner)
    guard result.outcome == .open, !result.removed.isEmpty else { return result }
    guard let left = result.left, left.isPrimary else {
      result.left = ExprSyntax(tuple)
      return result
    }
    // What is left must not stick to the word before: `return(flag ? a : b)`.
    let isApart = tuple.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.isEmpty == false
    guard
      isApart || tuple.parent?.is(LabeledExprSyntax.self) == true
        || tuple.parent?.is(PrefixOperatorExprSyntax.self) == true
    else { return result }
    result.removed.append(tuple.leftParen.byteRange.lowerBound..<inner.byteRange.lowerBound)
    result.removed.append(inner.byteRange.upperBound..<tuple.rightParen.byteRange.upperBound)
    return result
  }

  /// Of the elements of a sequence without assignment.
  func folded(_ elements: ArraySlice<ExprSyntax>) throws(FixRefusal) -> FoldedCondition {
    if elements.count == 1, let only = elements.first { return try folded(only) }
    guard elements.allSatisfy(\.isOrdinary) else {
      throw FixRefusal("an operator that is not of the standard library stands beside the flag")
    }
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      return try folded(choice: elements, at: place)
    }
    for (sign, decisive) in [("||", true), ("&&", false)] {
      let parts = elements.split(whereSeparator: { $0.isOperator(sign) })
      guard parts.count > 1 else { continue }
      var terms: [FoldedCondition.Term] = []
      for part in parts {
        terms.append(
          FoldedCondition.Term(
            range: part.byteRange, folded: try folded(part),
            isDroppable: part.allSatisfy(\.isDroppable)))
      }
      return try .joined(terms, decisive: decisive)
    }
    return FoldedCondition(rest: Array(elements))
  }

  /// `flag ? a : b`.
  private func folded(
    choice elements: ArraySlice<ExprSyntax>, at place: Int
  ) throws(FixRefusal) -> FoldedCondition {
    guard let choice = elements[place].as(UnresolvedTernaryExprSyntax.self) else { return FoldedCondition() }
    let (condition, other) = (elements[..<place], elements[(place + 1)...])
    let asked = try folded(condition)
    guard case .constant(let isTrue) = asked.outcome else {
      var result = FoldedCondition(removed: asked.removed, rest: asked.rest + [choice.thenExpression])
      guard other.count > 1 else {
        result.rest += other
        return result
      }
      let last = try folded(other)
      guard last.outcome == .open else { throw FixRefusal("a choice would end with a constant") }
      result.removed += last.removed
      result.rest += last.rest
      return result
    }
    guard choice.keepsItsType(elements, beside: other) else {
      throw FixRefusal("what is left of a choice may have another type")
    }
    let chosen = isTrue ? [choice.thenExpression][...] : other
    var result = try folded(chosen)
    result.removed.append(elements.byteRange.lowerBound..<chosen.byteRange.lowerBound)
    result.removed.append(chosen.byteRange.upperBound..<elements.byteRange.upperBound)
    return result
  }
}

extension TupleExprSyntax {
  /// What stands in parentheses.
  var onlyElement: ExprSyntax? {
    elements.count == 1 && elements.first?.label == nil ? elements.first?.expression : nil
  }
}
