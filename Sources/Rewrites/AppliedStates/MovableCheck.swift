import SwiftSyntax

/// Whether a statement means the same in another method of the instance, if that gets the parameters it uses.
struct MovableCheck {
  let file: ParsedFile
  let locals: LocalNames

  /// The first obstacle; nil if there is none.
  func obstacle(in item: CodeBlockItemSyntax) -> MoveRefusal? {
    guard let statement = item.item.as(ExprSyntax.self), isCallOrAssignment(statement) else {
      return MoveRefusal("this is more than a call or an assignment", at: file.location(of: item))
    }
    let visitor = ObstacleVisitor(item, locals)
    visitor.walk(item)
    return visitor.found.map { MoveRefusal($0.reason, at: file.location(of: $0.node)) }
  }

  /// The names of the method's own parameters that a statement uses.
  func parameters(usedIn item: CodeBlockItemSyntax) -> Set<String> {
    let visitor = ObstacleVisitor(item, locals)
    visitor.walk(item)
    return visitor.parameters
  }

  private func isCallOrAssignment(_ statement: ExprSyntax) -> Bool {
    guard let sequence = statement.as(SequenceExprSyntax.self) else {
      return statement.is(FunctionCallExprSyntax.self)
    }
    return sequence.elements.dropFirst().first?.isWritingOperator ?? false
  }
}

private final class ObstacleVisitor: SyntaxVisitor {
  private(set) var found: (reason: String, node: Syntax)?
  private(set) var parameters: Set<String> = []
  private let item: CodeBlockItemSyntax
  private let locals: LocalNames
  /// How many closures of the statement are around the node.
  private var depth = 0
  /// How many of them hold `self` weakly.
  private var weakDepth = 0

  init(_ item: CodeBlockItemSyntax, _ locals: LocalNames) {
    (self.item, self.locals) = (item, locals)
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ reason: String, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    found = found ?? (reason, Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    if node.holdsSelfWeakly { weakDepth += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    depth -= 1
    if node.holdsSelfWeakly { weakDepth -= 1 }
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    depth > 0 ? .visitChildren : note("it may throw here", node)
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    depth > 0 ? .visitChildren : note("it waits here", node)
  }

  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    note("it calls its superclass here", node)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    note("what is done here depends on '#if'", node)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    node.openingQuote.tokenKind == .multilineStringQuote
      ? note("a text of several lines would be indented anew", node) : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    ["selector", "keyPath", "colorLiteral", "imageLiteral"].contains(node.macroName.text)
      ? .visitChildren : note("'#\(node.macroName.text)' may mean another thing elsewhere", node)
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    check(node.expression)
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind { check(node.expression) }

  /// `self?.bar` outside of a closure that holds `self` weakly itself.
  private func check(_ optional: ExprSyntax) -> SyntaxVisitorContinueKind {
    optional.isSelf && weakDepth == 0
      ? note("'self' may be gone between two of its statements", optional) : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      return .visitChildren
    }
    guard node.parent?.is(KeyPathPropertyComponentSyntax.self) != true else { return .visitChildren }
    let name = node.baseName.identifier?.name ?? node.baseName.text
    if case .dollarIdentifier = node.baseName.tokenKind, depth == 0 {
      return note("it uses the local '\(name)'", node)
    }
    guard locals.isDeclared(name), !locals.isDeclared(name, within: item) else { return .visitChildren }
    guard locals.isOnlyParameter(name) else { return note("it uses the local '\(name)'", node) }
    parameters.insert(name)
    if node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id {
      return note("it calls its parameter '\(name)'", node)
    }
    return .visitChildren
  }
}

extension ClosureExprSyntax {
  fileprivate var holdsSelfWeakly: Bool {
    signature?.capture?.items.contains {
      $0.specifier?.specifier.tokenKind == .keyword(.weak) && $0.name.tokenKind == .keyword(.self)
    } ?? false
  }
}
