import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  func declareLocal(
    _ token: TokenSyntax, _ mutability: Variable.Mutability, _ typing: Variable.Typing,
    as unique: String, initial: LoweredExpression?, source: ExprSyntax?
  ) {
    guard text(token) != "self" else { return }
    let shape = localShape(mutability, typing)
    let text = source?.as(StringLiteralExprSyntax.self).flatMap { literal in
      literalText(literal).map { LocalScopes.LocatedText(literal: $0, span: span(literal)) }
    }
    let isConstant = mutability == .constant
    locals.enter(
      id(token),
      LocalScopes.Local(
        uniqueName: unique, shape: shape, labels: labels(of: source), constant: isConstant ? text : nil,
        source: isConstant ? source.flatMap(textSource) : nil,
        role: source?.kind == .closureExpr ? .code : .value, isFixed: isConstant,
        life: isConstant ? .constant : .unknown))
    // Only locals whose value is known, or may become so, are followed. A variable in a loop must not keep
    // the value of the previous iteration.
    if let initial, initial.isTelling || !isConstant && shape.mayHaveFewStates {
      append(.assign(.local(unique), initial, span(token)))
    }
  }

  /// An expression that may combine other texts.
  private func textSource(_ source: ExprSyntax) -> ExprSyntax? {
    switch source.kind {
    case .stringLiteralExpr, .sequenceExpr, .memberAccessExpr, .functionCallExpr: source
    default: nil
    }
  }

  private func labels(of source: ExprSyntax?) -> [String] {
    guard let tuple = source?.as(TupleExprSyntax.self) else { return [] }
    let labels = tuple.elements.map { $0.label.map(text) ?? "" }
    return labels.contains { !$0.isEmpty } ? labels : []
  }

  /// `pair.0` and `pair.first`: an element of a local that was declared as a tuple.
  func element(_ member: String, of base: ExprSyntax) -> LoweredExpression? {
    guard let reference = base.as(DeclReferenceExprSyntax.self),
      let local = locals[id(reference.baseName)], case .tuple(let elements) = local.shape
    else { return nil }
    guard let index = local.labels.firstIndex(of: member) ?? Int(member), elements.indices.contains(index)
    else {
      return nil
    }
    return .local("\(local.uniqueName).\(index)")
  }

  /// `state.isRunning` of a constant local; nil for other locals, and where the local's type is unknown.
  func storedPart(_ member: String, of base: ExprSyntax) -> StoredPart? {
    guard isLowering, let reference = base.as(DeclReferenceExprSyntax.self),
      let local = locals[id(reference.baseName)], local.life == .constant, local.shape.mayStore
    else { return nil }
    return StoredPart(local: local.uniqueName, shape: local.shape, member: member)
  }

  private func localShape(
    _ mutability: Variable.Mutability, _ typing: Variable.Typing
  ) -> AccessPath {
    switch typing {
    case .annotated(let type): .typed(type)
    // Whether a constant is a copy depends on the other type, which is unknown here.
    case .expression(.instance) where isElsewhere: .unknown
    // `var copy = self` is a copy: no one declares a variable as another name of the same object.
    case .expression(.instance) where isCopied(mutability): typeName.map { .typed(.named($0)) } ?? .unknown
    case .literal(let inferred), .expression(let inferred): inferred
    case .unknown: .unknown
    }
  }

  private func isCopied(_ mutability: Variable.Mutability) -> Bool {
    switch typeKinds.last {
    case .struct, .enum: true
    case .class, .actor: false
    case .extension, .protocol, nil: mutability == .variable
    }
  }
}

extension AccessPath {
  /// Whether the path may resolve to a struct once the project is known.
  fileprivate var mayStore: Bool {
    switch self {
    case .typed(.named(let name)): !SDK.says(oneOf: .manyValues, of: name)
    case .name, .member, .call, .unwrapped, .element, .payload: true
    case .choice(let inner): inner.mayStore
    case .typed, .instance, .metatype, .iterated, .optional, .tuple, .certain, .handed, .unknown: false
    }
  }

  /// Whether the value is worth following. Numbers and texts are not.
  fileprivate var mayHaveFewStates: Bool {
    guard case .typed(let type) = self else { return true }
    return type.mayHaveFewStates
  }
}

extension LoweredExpression {
  /// Whether a local with this value is worth following.
  var isTelling: Bool {
    switch self {
    case .boolean, .null, .variable, .otherSide, .local, .call, .enumCase, .not, .and, .or, .equal,
      .conditional, .matches, .tuple, .present, .found, .unchanged, .compared:
      true
    case .some, .empty, .filled, .number, .count, .sum, .stored, .unknown: false
    }
  }
}

extension LoweredExpression {
  /// Whether a name bound to this value is worth following: the value depends on a variable or parameter, or
  /// is known.
  var isHeld: Bool {
    switch self {
    case .variable, .otherSide, .local, .conditional, .tuple, .enumCase, .boolean, .not, .and, .or, .equal,
      .matches, .compared:
      true
    case .null, .some, .empty, .filled, .number, .count, .sum, .call, .present, .found, .unchanged, .stored,
      .unknown:
      false
    }
  }
}
