import SwiftSyntax
import UntangleFacts

/// What the code in front of a member says of its value, for `Project.type(of:in:)`.
///
/// A local stands for its declared type, or for its first value; one that is declared in several places is not known.
struct MemberBase {
  private let expression: ExprSyntax
  private let depth: Int

  init(_ expression: ExprSyntax, depth: Int = 0) {
    self.expression = expression
    self.depth = depth
  }

  var path: AccessPath {
    guard depth < 8 else { return .unknown }
    if let node = expression.as(DeclReferenceExprSyntax.self) { return path(of: node) }
    if let node = expression.as(MemberAccessExprSyntax.self) {
      return node.base.map { .member(path(of: $0), node.declName.baseName.text) } ?? .unknown
    }
    if let node = expression.as(OptionalChainingExprSyntax.self) {
      return .unwrapped(path(of: node.expression))
    }
    if let node = expression.as(ForceUnwrapExprSyntax.self) { return .unwrapped(path(of: node.expression)) }
    if let node = expression.as(FunctionCallExprSyntax.self) { return .call(path(of: node.calledExpression)) }
    if let node = expression.as(TupleExprSyntax.self), let only = node.elements.first,
      node.elements.count == 1
    {
      return path(of: only.expression)
    }
    return .unknown
  }

  private func path(of inner: ExprSyntax) -> AccessPath { MemberBase(inner, depth: depth + 1).path }

  private func path(of node: DeclReferenceExprSyntax) -> AccessPath {
    let name = node.baseName.text
    if name == "self" { return .instance }
    let found = locals(name, around: node)
    guard name.first == "$" else {
      if found.count > 1 { return .unknown }
      return found.first?.path(at: node, depth: depth + 1) ?? .name(name)
    }
    // `$store` of a wrapper leads to the members of the wrapped value; `$0` and a `$item` that a closure is given are
    // locals.
    let wrapped = String(name.dropFirst())
    let isMember = wrapped.first?.isNumber != true && found.isEmpty && locals(wrapped, around: node).isEmpty
    return isMember ? .name(wrapped) : .unknown
  }

  private func locals(_ name: String, around node: DeclReferenceExprSyntax) -> [Local] {
    let finder = LocalFinder(name)
    finder.walk(surroundingCode(of: Syntax(node)))
    return finder.found
  }
}

/// A place where a local gets its name.
private struct Local {
  /// nil where neither a plain type nor a value stands there.
  var declared: AccessPath?
  var value: ExprSyntax?
  /// The code in which the name stands for the local; nil where it is not known.
  var scope: Syntax?

  func path(at use: DeclReferenceExprSyntax, depth: Int) -> AccessPath {
    guard let scope, use.position >= scope.position, use.endPosition <= scope.endPosition else {
      return .unknown
    }
    return declared ?? value.map { MemberBase($0, depth: depth).path } ?? .unknown
  }
}

/// The declarations of a local name in a piece of code.
private final class LocalFinder: SyntaxVisitor {
  private let name: String
  private(set) var found: [Local] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    guard (node.identifier.identifier?.name ?? node.identifier.text) == name else { return .visitChildren }
    let binding = node.parent?.as(PatternBindingSyntax.self)
    let items = binding?.parent?.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)
    found.append(
      Local(
        declared: binding?.typeAnnotation?.type.plainPath,
        value: binding?.typeAnnotation == nil ? binding?.initializer?.value : nil,
        scope: items.map(Syntax.init)))
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if (node.secondName ?? node.firstName).text == name {
      let function = node.parent?.parent?.parent?.parent
      found.append(Local(declared: node.type.plainPath, scope: function))
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName)
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

  private func note(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.text == name { found.append(Local()) }
    return .visitChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension TypeSyntax {
  /// The type, where it is a name without generic arguments, perhaps optional.
  fileprivate var plainPath: AccessPath? {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.plainPath }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.plainPath }
    if let type = self.as(IdentifierTypeSyntax.self) {
      return type.genericArgumentClause == nil ? .typed(.named(type.name.text)) : nil
    }
    guard let type = self.as(MemberTypeSyntax.self), type.genericArgumentClause == nil,
      case .typed(.named(let base))? = type.baseType.plainPath
    else { return nil }
    return .typed(.named("\(base).\(type.name.text)"))
  }
}
