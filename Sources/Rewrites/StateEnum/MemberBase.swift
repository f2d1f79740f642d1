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
    let locals = localsDeclared(in: surroundingCode(of: Syntax(node)))
    let found = locals.filter { $0.name == name }
    guard name.first == "$" else {
      if found.count > 1 { return .unknown }
      return found.first?.path(at: node, depth: depth + 1) ?? .name(name)
    }
    // `$store` of a wrapper leads to the members of the wrapped value; `$0` and a `$item` that a closure is given are
    // locals.
    let wrapped = String(name.dropFirst())
    let isMember = wrapped.first?.isNumber != true && found.isEmpty && !locals.contains { $0.name == wrapped }
    return isMember ? .name(wrapped) : .unknown
  }
}

extension Local {
  fileprivate func path(at use: DeclReferenceExprSyntax, depth: Int) -> AccessPath {
    guard let scope, use.position >= scope.position, use.endPosition <= scope.endPosition else {
      return .unknown
    }
    return declared ?? value.map { MemberBase($0, depth: depth).path } ?? .unknown
  }
}
