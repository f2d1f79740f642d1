import SwiftSyntax

/// What a function does where its flag is true, and where it is not.
struct FunctionSides {
  /// Ranges of the source, without braces around.
  let whenTrue: Range<Int>
  let whenFalse: Range<Int>
  /// Where the flag is asked for.
  let test: ExprSyntax
  /// `flag == false` for `!flag`.
  let isNegated: Bool

  init(of function: FlagFunction, in layout: SourceLayout) throws(FixRefusal) {
    let statements = function.body.statements
    guard let first = statements.first else { throw FunctionSides.unknown }
    let rest = first.byteRange.upperBound..<function.body.rightBrace.byteRange.lowerBound
    let isVoid = function.declaration.signature.returnClause == nil
    let conditions: ConditionElementListSyntax
    var sides: (held: Range<Int>, failed: Range<Int>)
    if let test = first.item.as(GuardStmtSyntax.self) {
      conditions = test.conditions
      sides = (rest, test.body.inner(isVoid: isVoid))
    } else if let test = first.onlyIf {
      conditions = test.conditions
      switch test.elseBody {
      case .codeBlock(let other):
        sides = (test.body.inner(isVoid: isVoid), other.inner(isVoid: isVoid))
        guard statements.count == 1 else { throw FunctionSides.unknown }
      case nil: sides = (test.body.inner(isVoid: isVoid), rest)
      case .ifExpr: throw FunctionSides.unknown
      }
    } else {
      throw FunctionSides.unknown
    }
    guard conditions.count == 1, case .expression(let asked)? = conditions.first?.condition else {
      throw FunctionSides.unknown
    }
    test = asked
    guard let (name, isNegated) = asked.testedName, name == function.flag else { throw FunctionSides.unknown }
    self.isNegated = isNegated
    if isNegated { swap(&sides.held, &sides.failed) }
    (whenTrue, whenFalse) = (layout.trimmed(sides.held), layout.trimmed(sides.failed))
    guard !whenTrue.isEmpty, !whenFalse.isEmpty else {
      throw FixRefusal("one of the two bodies does nothing")
    }
  }

  private static let unknown = FixRefusal("the two bodies are not those of one 'if' or 'guard'")

  /// Refuses where a comment stands between the bodies.
  func checkComments(of function: FlagFunction) throws(FixRefusal) {
    let whole = function.declaration.byteRange
    let isLost = function.declaration.commentRanges.contains { comment in
      comment.lowerBound >= whole.lowerBound && comment.upperBound <= whole.upperBound
        && ![whenTrue, whenFalse].contains {
          $0.lowerBound <= comment.lowerBound && comment.upperBound <= $0.upperBound
        }
    }
    if isLost { throw FixRefusal("a comment stands outside of the two bodies") }
  }
}

extension CodeBlockItemSyntax {
  fileprivate var onlyIf: IfExprSyntax? {
    switch item {
    case .expr(let expression): expression.as(IfExprSyntax.self)
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    case .decl: nil
    }
  }
}

extension CodeBlockSyntax {
  /// What stands between the braces; a `return` at the end of a function without value says nothing.
  fileprivate func inner(isVoid: Bool) -> Range<Int> {
    let start = leftBrace.byteRange.upperBound
    let end = rightBrace.byteRange.lowerBound
    guard isVoid, let last = statements.last?.item.as(ReturnStmtSyntax.self), last.expression == nil,
      statements.count > 1, !last.leadingTrivia.contains(where: \.isComment),
      !last.trailingTrivia.contains(where: \.isComment),
      !rightBrace.leadingTrivia.contains(where: \.isComment)
    else { return start..<end }
    return start..<last.byteRange.lowerBound
  }
}

extension ExprSyntax {
  /// `x` of `x` and `!x`, and whether it is negated.
  fileprivate var testedName: (name: String, isNegated: Bool)? {
    if let reference = self.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
      return (reference.baseName.text, false)
    }
    if let negation = self.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return negation.expression.testedName.map { ($0.name, !$0.isNegated) }
    }
    return nil
  }
}
