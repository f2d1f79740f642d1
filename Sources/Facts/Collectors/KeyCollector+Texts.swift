import SwiftSyntax
import UntangleSourceFiles

/// An expression in a key position, with what is known about its text.
struct KeyArgument {
  var text: KeyText
  var position: KeyUse.Position
  var span: Span
}

extension KeyCollector {
  /// The texts that can reach a key position; a ternary contributes both arms.
  func keyArguments(_ expression: ExprSyntax, kind: KeyKind) -> [KeyArgument] {
    switch expression.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let node) where node.elements.count == 1:
      return node.elements.flatMap { keyArguments($0.expression, kind: kind) }
    case .sequenceExpr(let node): return keyArguments(Array(node.elements), expression, kind: kind)
    case .declReferenceExpr(let node):
      if let constant = walk.locals[id(node.baseName)]?.constant {
        return [
          KeyArgument(
            text: .literal(constant.literal), position: .constant(text(node.baseName)),
            span: constant.span)
        ]
      }
    default: break
    }
    return keyArgument(keyText(expression), at: expression)
  }

  private func keyArgument(_ text: KeyText, at expression: ExprSyntax) -> [KeyArgument] {
    text == .unknown ? [] : [KeyArgument(text: text, position: .inline, span: span(expression))]
  }

  private func keyArguments(
    _ elements: [ExprSyntax], _ whole: ExprSyntax, kind: KeyKind
  ) -> [KeyArgument] {
    if let middle = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[middle].as(UnresolvedTernaryExprSyntax.self)
    {
      return keyArguments(ternary.thenExpression, kind: kind)
        + keyArguments(Array(elements[(middle + 1)...]), elements[middle + 1], kind: kind)
    }
    if elements.count == 1 { return keyArguments(elements[0], kind: kind) }
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) {
      return keyArguments(elements[0], kind: kind)
    }
    if kind == .selector {
      // The first literal of a concatenated selector stands for the whole.
      return elements.first { $0.is(StringLiteralExprSyntax.self) }
        .map { keyArguments($0, kind: kind) } ?? []
    }
    return keyArgument(concatenation(elements, KeyTextSight()), at: whole)
  }

  func keyText(_ expression: ExprSyntax) -> KeyText { keyText(expression, KeyTextSight()) }

  /// The text of the operands and operators of a sequence.
  func keyText(of elements: [ExprSyntax]) -> KeyText {
    elements.count == 1 ? keyText(elements[0]) : concatenation(elements, KeyTextSight())
  }

  private func keyText(_ expression: ExprSyntax, _ sight: KeyTextSight) -> KeyText {
    guard let next = sight.deeper else { return .unknown }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let node):
      return literalText(node).map(KeyText.literal) ?? interpolation(node, next)
    case .tupleExpr(let node):
      guard node.elements.count == 1, let only = node.elements.first else { return .unknown }
      return keyText(only.expression, next)
    case .sequenceExpr(let node): return concatenation(Array(node.elements), next)
    case .declReferenceExpr(let node): return named(node, next)
    case .memberAccessExpr(let node): return member(node, next)
    case .functionCallExpr(let node): return applied(node, next)
    case .forceUnwrapExpr(let node): return keyText(node.expression, next)
    case .tryExpr(let node): return keyText(node.expression, next)
    default: return .unknown
    }
  }

  private func interpolation(_ node: StringLiteralExprSyntax, _ sight: KeyTextSight) -> KeyText {
    .joined(
      node.segments.map { segment in
        if let piece = segment.as(StringSegmentSyntax.self) {
          return .literal(String(decoding: piece.content.bytes, as: UTF8.self))
        }
        guard let expressions = segment.as(ExpressionSegmentSyntax.self)?.expressions,
          expressions.count == 1, let only = expressions.first, only.label == nil
        else { return .unknown }
        return describedType(only.expression) ?? keyText(only.expression, sight)
      })
  }

  /// The text of `a + "b" + c`; unknown for any other operator.
  private func concatenation(_ elements: [ExprSyntax], _ sight: KeyTextSight) -> KeyText {
    guard elements.count >= 3, elements.count < 16 else { return .unknown }
    var parts: [KeyText] = []
    for (index, element) in elements.enumerated() {
      if index.isMultiple(of: 2) {
        parts.append(keyText(element, sight))
      } else if element.as(BinaryOperatorExprSyntax.self).map({ text($0.operator) }) != "+" {
        return .unknown
      }
    }
    return .joined(parts)
  }

  private func named(_ node: DeclReferenceExprSyntax, _ sight: KeyTextSight) -> KeyText {
    let token = walk.name(node.baseName)
    guard !token.text.isEmpty, token.text != "self", token.text != "Self" else { return .unknown }
    guard let (local, place) = walk.locals.local(token.id, before: sight.horizon) else {
      // A name that only a later local declares means something else here.
      return .reference(.name(token.text))
    }
    if let constant = local.constant { return .literal(constant.literal) }
    if let index = local.parameter {
      guard case .typed(let type) = local.shape else { return .unknown }
      return .parameter(index, type)
    }
    return local.source.map { keyText($0, sight.before(place)) } ?? .unknown
  }

  private func member(_ node: MemberAccessExprSyntax, _ sight: KeyTextSight) -> KeyText {
    let name = text(node.declName.baseName)
    guard let base = node.base else { return .implicit(name) }
    switch base.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference) where walk.locals.contains(id(reference.baseName)):
      let inner = keyText(base, sight)
      return inner == .unknown ? .unknown : .member(inner, name)
    case .functionCallExpr, .tupleExpr:
      let inner = keyText(base, sight)
      return inner == .unknown ? .unknown : .member(inner, name)
    case .declReferenceExpr, .memberAccessExpr: return .reference(shape(ExprSyntax(node)))
    default: return .unknown
    }
  }

  /// A call of a function that may belong to the project; only its name is known.
  private func applied(_ node: FunctionCallExprSyntax, _ sight: KeyTextSight) -> KeyText {
    guard node.trailingClosure == nil, (1...4).contains(node.arguments.count),
      let first = node.arguments.first
    else { return .unknown }
    let receiver: AccessPath
    let callee: TokenSyntax
    switch node.calledExpression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      guard !walk.locals.contains(id(reference.baseName)) else { return .unknown }
      (receiver, callee) = (.instance, reference.baseName)
    case .memberAccessExpr(let access):
      guard let base = access.base else { return .unknown }
      (receiver, callee) = (shape(base), access.declName.baseName)
    default: return .unknown
    }
    let name = text(callee)
    if name == "String", first.label.map(text) == "describing" {
      return describedType(first.expression) ?? .unknown
    }
    guard !startsUppercase(name), name != "init" else { return .unknown }
    let arguments = node.arguments.map { keyText($0.expression, sight) }
    guard arguments.contains(where: { $0 != .unknown }) else { return .unknown }
    return .applied(
      KeyTextCall(
        receiver: receiver, name: name, labels: node.arguments.map { $0.label.map(text) ?? "_" },
        arguments: arguments))
  }

  /// The text of `Self.self`, `type(of: self)` and `Cell.self` in an interpolation; nil for other
  /// expressions.
  private func describedType(_ expression: ExprSyntax) -> KeyText? {
    if let call = expression.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self), text(callee.baseName) == "type",
      let subject = call.arguments.first, shape(subject.expression) == .instance
    {
      return .typeName
    }
    if case .metatype = shape(expression) { return .typeName }
    guard let access = expression.as(MemberAccessExprSyntax.self),
      text(access.declName.baseName) == "self", let base = access.base, let dotted = dottedName(base),
      startsUppercase(walk.lastComponent(dotted))
    else { return nil }
    // Composed, because no source contains it as a literal.
    return .composed([.literal(walk.lastComponent(dotted))])
  }
}

/// The bounds of a search for a text.
private struct KeyTextSight {
  /// The number of steps left.
  var steps = 8
  /// Locals at this place or later are out of scope.
  var horizon = Int.max

  var deeper: KeyTextSight? {
    guard steps > 0 else { return nil }
    var next = self
    next.steps -= 1
    return next
  }

  func before(_ place: Int) -> KeyTextSight {
    var next = self
    next.horizon = place
    return next
  }
}

extension KeyText {
  /// Unknown where all parts are unknown or empty.
  fileprivate static func joined(_ parts: [KeyText]) -> KeyText {
    parts.allSatisfy { $0 == .unknown || $0 == .literal("") } ? .unknown : .composed(parts)
  }
}
