import SwiftSyntax
import UntangleFacts

/// Finds uses of the variables, in the files that declare the type, that a computed property does not allow.
final class MemberUseCheck: SyntaxVisitor {
  private let names: Set<String>
  /// Variables that hold objects: a method does not change the variable.
  private let objects: Set<String>
  private let file: ParsedFile
  private(set) var refusals: [Refusal] = []

  init(names: Set<String>, objects: Set<String>, in file: ParsedFile) {
    (self.names, self.objects, self.file) = (names, objects, file)
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  private func refuse(_ reason: String, at node: some SyntaxProtocol) {
    refusals.append(Refusal(reason, at: file.location(of: node)))
  }

  /// `message?.append(1)`: the old name has no setter.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      let name = variable(base), !objects.contains(name),
      SDK.says(.changesValue, of: callee.declName.baseName.text)
    {
      refuse("'\(name).\(callee.declName.baseName.text)' changes it in place", at: node)
    }
    return .visitChildren
  }

  /// `message?[0] = 1`, `message?.count += 1`.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count > 2, elements[1].isWritingOperator else { return .visitChildren }
    let part: ExprSyntax? =
      switch elements[0].withoutMarks.as(ExprSyntaxEnum.self) {
      case .subscriptCallExpr(let node): node.calledExpression
      case .memberAccessExpr(let node): node.base
      default: nil
      }
    if let part, let name = variable(part), !objects.contains(name) {
      refuse("a part of '\(name)' is changed in place", at: node)
    }
    return .visitChildren
  }

  /// An isolated type's stored properties can be read there, computed ones cannot.
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    checkBody(Syntax(node), "'deinit'")
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.modifiers.isNonisolated ? checkBody(Syntax(node), "a nonisolated function") : .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    node.modifiers.isNonisolated ? checkBody(Syntax(node), "a nonisolated initialiser") : .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isCode = node.modifiers.isNonisolated && node.bindings.contains { $0.accessorBlock != nil }
    return isCode ? checkBody(Syntax(node), "a nonisolated property") : .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    node.modifiers.isNonisolated ? checkBody(Syntax(node), "a nonisolated subscript") : .visitChildren
  }

  private func checkBody(_ node: Syntax, _ words: String) -> SyntaxVisitorContinueKind {
    for token in node.tokens(viewMode: .sourceAccurate) where names.contains(token.text) {
      refuse("\(words) looks at '\(token.text)'", at: token)
      break
    }
    return .visitChildren
  }

  /// The variable in `x`, `x?`, `x!` and `self.x`.
  private func variable(_ expression: ExprSyntax) -> String? {
    let plain = expression.withoutMarks
    let name: String?
    if let reference = plain.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.identifier?.name
    } else {
      let access = plain.as(MemberAccessExprSyntax.self)
      name = access?.base?.withoutMarks.isSelf == true ? access?.declName.baseName.identifier?.name : nil
    }
    return name.flatMap { names.contains($0) ? $0 : nil }
  }
}

extension ExprSyntax {
  fileprivate var withoutMarks: ExprSyntax {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.withoutMarks }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.withoutMarks }
    return self
  }
}

extension DeclModifierListSyntax {
  fileprivate var isNonisolated: Bool { contains { $0.name.text == "nonisolated" } }
}
