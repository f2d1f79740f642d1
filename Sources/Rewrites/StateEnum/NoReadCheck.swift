import SwiftSyntax

/// Checks that code neither reads some variables nor calls code that may.
final class NoReadCheck: SyntaxVisitor {
  private let names: Set<String>
  private let plainNames: Set<String>
  private var looks = Looks.never

  private enum Looks { case never, perhaps }

  init(names: Set<String>, plainNames: Set<String>) {
    self.names = names
    self.plainNames = plainNames
    super.init(viewMode: .sourceAccurate)
  }

  func isBlind(_ item: CodeBlockItemSyntax) -> Bool {
    if let declaration = item.item.as(VariableDeclSyntax.self) {
      let isPlain = declaration.bindings.allSatisfy { $0.accessorBlock == nil }
      return isPlain && isBlind(Syntax(declaration))
    }
    guard let expression = item.item.as(ExprSyntax.self) else { return false }
    if let call = expression.as(FunctionCallExprSyntax.self), isPrinting(call) {
      return isBlind(Syntax(call.arguments))
    }
    guard let sequence = expression.as(SequenceExprSyntax.self),
      let target = sequence.elements.first, isPlainTarget(target)
    else { return false }
    return isBlind(Syntax(sequence))
  }

  func isBlind(_ node: Syntax) -> Bool {
    looks = .never
    walk(node)
    return looks == .never
  }

  private func isPrinting(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    return ["print", "debugPrint"].contains(name)
  }

  /// Whether it is a variable of this instance without observers.
  private func isPlainTarget(_ target: ExprSyntax) -> Bool {
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      return plainNames.contains(reference.baseName.text)
    }
    guard let access = target.as(MemberAccessExprSyntax.self),
      access.base?.isSelf == true
    else { return false }
    return plainNames.contains(access.declName.baseName.text)
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.identifier?.name ?? node.text) { looks = .perhaps }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // A call that makes a value, as `Date()` or `[Item]()`, cannot reach this instance unless it is passed
    // in.
    let callee = node.calledExpression
    let made =
      callee.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase
      ?? callee.is(ArrayExprSyntax.self)
    if !made || node.trailingClosure != nil { looks = .perhaps }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isHandedOver =
      node.baseName.tokenKind == .keyword(.self) && node.parent?.is(MemberAccessExprSyntax.self) != true
    if isHandedOver { looks = .perhaps }
    return .visitChildren
  }

  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { stop() }
  override func visit(_: AwaitExprSyntax) -> SyntaxVisitorContinueKind { stop() }
  override func visit(_: TryExprSyntax) -> SyntaxVisitorContinueKind { stop() }
  override func visit(_: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { stop() }
  override func visit(_: InOutExprSyntax) -> SyntaxVisitorContinueKind { stop() }
  override func visit(_: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { stop() }

  private func stop() -> SyntaxVisitorContinueKind {
    looks = .perhaps
    return .skipChildren
  }
}
