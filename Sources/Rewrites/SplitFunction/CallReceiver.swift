import SwiftSyntax
import UntangleFacts
import UntangleProjectModel

/// Of which type a value is whose function is called, as far as the project shows for certain.
struct CallReceiver {
  let project: Project

  /// The full name of the type of an expression, also behind an optional, or of the type that it names; nil where it is
  /// not known.
  func typeName(of expression: ExprSyntax) -> String? {
    guard let name = foundName(of: expression) else { return nil }
    // A generic parameter of that name may stand for any type.
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return project.placeholders.contains(last) ? nil : name
  }

  private func foundName(of expression: ExprSyntax) -> String? {
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
      case .dollarIdentifier("$0"), .dollarIdentifier("$1"):
        return path(ofElementAt: Syntax(node), depth: next)
      default: return nil
      }
    case .memberAccessExpr(let node):
      guard let base = node.base, node.declName.argumentNames == nil else { return nil }
      return path(of: base, depth: next).map { .member($0, node.declName.baseName.text) }
    case .functionCallExpr(let node):
      return path(ofList: node, depth: next) ?? path(of: node.calledExpression, depth: next).map { .call($0) }
    case .subscriptCallExpr(let node):
      return path(of: node.calledExpression, depth: next).map { .element($0) }
    case .optionalChainingExpr(let node): return path(of: node.expression, depth: next).map { .unwrapped($0) }
    case .forceUnwrapExpr(let node): return path(of: node.expression, depth: next).map { .unwrapped($0) }
    case .tupleExpr(let node): return node.onlyElement.flatMap { path(of: $0, depth: next) }
    case .awaitExpr(let node): return path(of: node.expression, depth: next)
    case .sequenceExpr(let node): return node.castType?.path
    default: return nil
    }
  }

  /// Of a local, what its declaration says; of any other name, the name itself.
  private func path(ofName name: String, at node: Syntax, depth: Int) -> AccessPath? {
    guard depth < 8 else { return nil }
    guard let token = LocalBinding(of: name, at: node)?.token else { return .name(name) }
    guard let binding = token.parent else { return nil }
    if let parameter = binding.as(FunctionParameterSyntax.self) { return parameter.type.path }
    if let parameter = binding.as(ClosureParameterSyntax.self), let type = parameter.type { return type.path }
    if binding.is(ClosureParameterSyntax.self) || binding.is(ClosureShorthandParameterSyntax.self) {
      return path(ofElementAt: Syntax(token), depth: depth)
    }
    guard let owner = binding.as(IdentifierPatternSyntax.self)?.parent else { return nil }
    if let local = owner.as(PatternBindingSyntax.self) {
      guard local.accessorBlock == nil else { return nil }
      if let type = local.typeAnnotation?.type { return type.path }
      return local.initializer.flatMap { path(of: $0.value, depth: depth) }
    }
    if let condition = owner.as(OptionalBindingConditionSyntax.self) {
      let value =
        condition.initializer.map { path(of: $0.value, depth: depth) }
        ?? path(ofName: name, at: Syntax(condition), depth: depth + 1)
      return value.map { .unwrapped($0) }
    }
    if let loop = owner.as(ForStmtSyntax.self), loop.caseKeyword == nil {
      return path(of: loop.sequence, depth: depth).map { .iterated($0) }
    }
    return nil
  }

  // Lists

  /// The element that a closure is given: `$0` of `list.filter { $0.isOn }`.
  private func path(ofElementAt node: Syntax, depth: Int) -> AccessPath? {
    guard let closure = node.closestClosure, closure.signature?.parameterClause?.isShort ?? true else {
      return nil
    }
    let argument = closure.parent?.as(LabeledExprSyntax.self)
    let call = (argument?.parent?.parent ?? closure.parent)?.as(FunctionCallExprSyntax.self)
    guard let access = call?.calledExpression.as(MemberAccessExprSyntax.self), let list = access.base,
      SDK.says(.givesElements, of: access.declName.baseName.text)
    else { return nil }
    return path(of: list, depth: depth + 1).map { .iterated($0) }
  }

  /// `list.filter { … }` has the elements of the list.
  private func path(ofList call: FunctionCallExprSyntax, depth: Int) -> AccessPath? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let list = access.base,
      let path = path(of: list, depth: depth + 1)
    else { return nil }
    let enclosing = Syntax(call).enclosingTypeName
    guard case .list? = project.type(of: path, in: enclosing)?.unwrapped else { return nil }
    switch access.declName.baseName.text {
    case "filter", "sorted", "reversed", "shuffled": return path
    case "first", "last", "randomElement", "min", "max": return .optional(.iterated(path))
    default: return nil
    }
  }
}

extension ClosureSignatureSyntax.ParameterClause {
  /// Whether it is `item in`, or `(item) in` without a type.
  fileprivate var isShort: Bool {
    switch self {
    case .simpleInput(let names): names.count == 1
    case .parameterClause(let clause): clause.parameters.count == 1
    }
  }
}

extension Syntax {
  fileprivate var closestClosure: ClosureExprSyntax? {
    var node = parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self) { return closure }
      if current.is(MemberBlockSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }
}

extension SequenceExprSyntax {
  /// `T` of `x as! T`, and `T?` of `x as? T`.
  fileprivate var castType: TypeSyntax? {
    let elements = Array(elements)
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)?.type
    else { return nil }
    guard cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark else { return type }
    return TypeSyntax(OptionalTypeSyntax(wrappedType: type))
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
    if let node = self.as(ArrayTypeSyntax.self) { return node.element.written.map { .list(of: $0) } }
    return self.as(AttributedTypeSyntax.self)?.baseType.written
  }
}
