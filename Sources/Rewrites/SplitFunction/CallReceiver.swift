import SwiftSyntax
import UntangleFacts
import UntangleProjectModel

/// Of which type a value is whose function is called, as far as the project shows for certain.
struct CallReceiver {
  let project: Project

  /// The full name of the type of an expression, also behind an optional, or of the type that it names; nil where it is
  /// not known.
  func typeName(of expression: ExprSyntax) -> String? {
    guard let path = path(of: expression, depth: 0) else { return nil }
    let enclosing = Syntax(expression).enclosingTypeName
    if let type = project.type(of: path, in: enclosing) {
      guard case .named(let name) = type.unwrapped else { return nil }
      return name
    }
    guard case .name(let name) = path else { return nil }
    return project.type(named: name, in: enclosing)?.name
  }

  /// The full name of a type that code names so at file scope.
  private func fullName(_ name: String) -> String { project.type(named: name)?.name ?? name }

  /// Whether one type inherits from the other, or both are the same.
  func isRelated(_ name: String, to owner: String) -> Bool {
    project.type(named: owner).map { project.isRelated(fullName(name), $0) } ?? false
  }

  private func path(of expression: ExprSyntax, depth: Int) -> AccessPath? {
    guard depth < 8 else { return nil }
    let next = depth + 1
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      guard node.argumentNames == nil else { return nil }
      switch node.baseName.tokenKind {
      case .keyword(.self), .keyword(.Self): return .typed(.named(Syntax(node).enclosingTypeName ?? ""))
      case .identifier(let name): return path(ofName: name, at: Syntax(node), depth: next)
      default: return nil
      }
    case .memberAccessExpr(let node):
      guard let base = node.base, node.declName.argumentNames == nil else { return nil }
      return path(of: base, depth: next).map { .member($0, node.declName.baseName.text) }
    case .functionCallExpr(let node): return path(of: node.calledExpression, depth: next).map { .call($0) }
    case .optionalChainingExpr(let node): return path(of: node.expression, depth: next).map { .unwrapped($0) }
    case .forceUnwrapExpr(let node): return path(of: node.expression, depth: next).map { .unwrapped($0) }
    case .tupleExpr(let node): return node.onlyElement.flatMap { path(of: $0, depth: next) }
    default: return nil
    }
  }

  /// Of a local with one declaration, what it says; of any other name, the name itself.
  private func path(ofName name: String, at node: Syntax, depth: Int) -> AccessPath? {
    let code = surroundingCode(of: node)
    let tokens = code.tokens(viewMode: .sourceAccurate).filter { $0.text == name && $0.isBinding }
    guard let token = tokens.first else { return .name(name) }
    guard tokens.count == 1, let binding = token.parent else { return nil }
    if let parameter = binding.as(FunctionParameterSyntax.self) { return parameter.type.path }
    if let parameter = binding.as(ClosureParameterSyntax.self) { return parameter.type?.path }
    guard let owner = binding.as(IdentifierPatternSyntax.self)?.parent else { return nil }
    if let local = owner.as(PatternBindingSyntax.self) {
      guard local.accessorBlock == nil else { return nil }
      if let type = local.typeAnnotation?.type { return type.path }
      return local.initializer.flatMap { path(of: $0.value, depth: depth) }
    }
    if let condition = owner.as(OptionalBindingConditionSyntax.self) {
      let value = condition.initializer.map { path(of: $0.value, depth: depth) } ?? .name(name)
      return value.map { .unwrapped($0) }
    }
    return nil
  }
}

extension TokenSyntax {
  fileprivate var isBinding: Bool {
    guard let parent else { return false }
    if let parameter = parent.as(FunctionParameterSyntax.self) {
      return (parameter.secondName ?? parameter.firstName).id == id
    }
    if let parameter = parent.as(ClosureParameterSyntax.self) {
      return (parameter.secondName ?? parameter.firstName).id == id
    }
    return parent.is(IdentifierPatternSyntax.self) || parent.is(ClosureShorthandParameterSyntax.self)
      || parent.is(ClosureCaptureSyntax.self) && parent.as(ClosureCaptureSyntax.self)?.initializer != nil
  }
}

extension TypeSyntax {
  fileprivate var path: AccessPath? { written.map { .typed($0) } }

  private var written: WrittenType? {
    if let node = self.as(IdentifierTypeSyntax.self) {
      return node.genericArgumentClause == nil ? .named(node.name.text) : nil
    }
    if self.is(MemberTypeSyntax.self) { return .named(trimmedDescription) }
    if let node = self.as(OptionalTypeSyntax.self) { return node.wrappedType.written.map { .optional($0) } }
    if let node = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return node.wrappedType.written.map { .optional($0) }
    }
    return self.as(AttributedTypeSyntax.self)?.baseType.written
  }
}
