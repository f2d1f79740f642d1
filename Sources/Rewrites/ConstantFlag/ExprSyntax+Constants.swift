import SwiftSyntax

extension ArraySlice<ExprSyntax> {
  var byteRange: Range<Int> {
    (first?.byteRange.lowerBound ?? 0)..<(last?.byteRange.upperBound ?? first?.byteRange.lowerBound ?? 0)
  }
}

extension ExprSyntax {
  func isOperator(_ text: String) -> Bool { self.as(BinaryOperatorExprSyntax.self)?.operator.text == text }

  /// Whether it is no operator, or one whose precedence is known.
  var isOrdinary: Bool {
    guard let operation = self.as(BinaryOperatorExprSyntax.self) else { return true }
    return standardOperators.contains(operation.operator.text)
  }

  /// Whether it is certain to stay one term wherever it stands.
  var isPrimary: Bool {
    switch kind {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .integerLiteralExpr,
      .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .nilLiteralExpr:
      true
    default: false
    }
  }

  /// Whether nothing is lost where it is no longer evaluated. A property that does something when it is asked is not
  /// expected.
  var isDroppable: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .declReferenceExpr,
      .typeExpr:
      true
    case .binaryOperatorExpr: isOrdinary && !isWritingOperator
    case .memberAccessExpr(let node): node.base?.isDroppable ?? true
    case .optionalChainingExpr(let node): node.expression.isDroppable
    case .prefixOperatorExpr(let node): node.operator.text == "!" && node.expression.isDroppable
    case .tupleExpr(let node): node.elements.allSatisfy(\.expression.isDroppable)
    case .sequenceExpr(let node): node.elements.allSatisfy(\.isDroppable)
    case .unresolvedIsExpr: true
    default: false
    }
  }
}

extension UnresolvedTernaryExprSyntax {
  /// Whether either side alone has the type that both have together: both are written alike, or the place says the type.
  func keepsItsType(_ elements: ArraySlice<ExprSyntax>, beside other: ArraySlice<ExprSyntax>) -> Bool {
    guard other.count == 1, let last = other.first else { return elements.isTyped }
    if let form = thenExpression.writtenForm, form == last.writtenForm { return true }
    let numbers: Set<SyntaxKind> = [.integerLiteralExpr, .floatLiteralExpr]
    return !numbers.isSuperset(of: [thenExpression.kind, last.kind]) && elements.isTyped
  }
}

extension ArraySlice<ExprSyntax> {
  /// Whether its place gives it a type: it is returned, assigned, or the value of a declaration with a type.
  fileprivate var isTyped: Bool {
    guard let sequence = first?.parent?.parent?.as(SequenceExprSyntax.self) else { return false }
    let all = Array(sequence.elements)
    guard all.count == count else {
      return startIndex > 0 && all[startIndex - 1].is(AssignmentExprSyntax.self)
    }
    switch sequence.parent?.kind {
    case .returnStmt, .codeBlockItem: return Syntax(sequence).isInDeclaredBody
    case .initializerClause:
      return sequence.parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation != nil
    default: return false
    }
  }
}

extension ExprSyntax {
  /// How it is written, where two expressions that are written so have the same type.
  fileprivate var writtenForm: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: return "\"\""
    case .integerLiteralExpr: return "0"
    case .floatLiteralExpr: return "0.0"
    case .booleanLiteralExpr: return "true"
    case .prefixOperatorExpr(let node): return node.operator.text == "-" ? node.expression.writtenForm : nil
    case .memberAccessExpr(let node):
      // `.none` may be that of an optional, whose other values are written as if they were none.
      guard let base = node.base else { return node.declName.baseName.text == "none" ? nil : "." }
      guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
      return name.first?.isUppercase == true ? name + "." : nil
    case .functionCallExpr(let node):
      let callee = node.calledExpression
      if let access = callee.as(MemberAccessExprSyntax.self), access.base == nil { return "." }
      guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
      return name.first?.isUppercase == true ? name + "()" : nil
    default: return nil
    }
  }
}

extension Syntax {
  /// Whether the nearest code around it is a body whose type is written, and no closure.
  var isInDeclaredBody: Bool {
    var node = parent
    while let current = node {
      switch current.kind {
      case .functionDecl, .accessorDecl, .subscriptDecl, .variableDecl, .initializerDecl: return true
      case .closureExpr: return false
      default: node = current.parent
      }
    }
    return false
  }
}

private let standardOperators: Set<String> = [
  "&&", "||", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "??", "...", "..<", "+", "-", "*", "/",
  "%", "&",
  "|", "^", "<<", ">>", "&+", "&-", "&*",
]
