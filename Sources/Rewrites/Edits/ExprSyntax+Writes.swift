import SwiftSyntax

extension ExprSyntax {
  /// The assignment whose left side is this expression or contains it.
  var assignment: SequenceExprSyntax? {
    var node = Syntax(self)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) {
      if let list = parent.as(ExprListSyntax.self), let sequence = list.parent?.as(SequenceExprSyntax.self),
        let operation = list.firstIndex(where: { $0.isWritingOperator }),
        let place = list.firstIndex(where: { $0.id == node.id }), place < operation
      {
        return sequence
      }
      // A closure on the left side contains separate statements.
      if node.is(ClosureExprSyntax.self) { return nil }
      node = parent
    }
    return nil
  }

  /// Whether it is `=`, `+=`, `&&=` or the like.
  var isWritingOperator: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let binary = self.as(BinaryOperatorExprSyntax.self) else { return false }
    let text = binary.operator.text
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }

  /// Whether it can be set indirectly: `&flag`, `\.flag`, `flag.toggle()`.
  var isHandedOut: Bool {
    guard let parent else { return false }
    if parent.is(InOutExprSyntax.self) || isWithin(KeyPathExprSyntax.self) { return true }
    guard let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == id else { return false }
    return access.declName.baseName.text == "toggle"
  }
}
