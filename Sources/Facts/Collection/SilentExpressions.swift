// The raw tree is read where nothing is to be lowered: entering a node of the typed tree makes one
// for each of its children and counts references, many times what it takes to see that nothing
// below can be a fact.
@_spi(RawSyntax) import SwiftSyntax

extension FactWalk {
  /// Enters an expression unless nothing in it can be a fact.
  func walkUnlessSilent(_ expression: ExprSyntax) {
    if mayHoldFact(expression) { walk(expression) }
  }

  func mayHoldFact(_ expression: ExprSyntax) -> Bool {
    detail.contains(.everyUse) || !isSilent(expression.node.raw)
  }

  func rawText(_ token: TokenSyntax) -> UnsafeBufferPointer<UInt8> {
    token.rawText.buffer
  }

  private func isSilent(_ raw: RawSyntax) -> Bool {
    switch raw.kind {
    case .token: return raw.tokenView.map { isSilent($0) } ?? true
    case .closureExpr, .switchExpr, .ifExpr, .inOutExpr, .assignmentExpr, .macroExpansionExpr,
      .stringLiteralExpr:
      return false
    case .tryExpr, .awaitExpr: if isLowering { return false }
    case .exprList:
      // Two comparisons may ask for two cases of one enum.
      if !isLowering, let count = raw.layoutView?.children.count, count >= 7 { return false }
    case .functionCallExpr:
      if isOnList(raw) { return false }
      // What a type declared elsewhere calls its variables cannot be seen here.
      if isLowering, typeHomes.last == .elsewhere || foreignCalls == .kept || isOwnCall(raw) {
        return false
      }
    case .typeExpr, .genericArgumentClause, .integerLiteralExpr, .booleanLiteralExpr,
      .nilLiteralExpr:
      return true
    default: break
    }
    guard let layout = raw.layoutView else { return true }
    for child in layout.children {
      if let child, !isSilent(child) { return false }
    }
    return true
  }

  /// Names that may be read as state, take keys or change state; operators that test or write.
  private func isSilent(_ token: RawSyntaxTokenView) -> Bool {
    switch token.rawKind {
    case .identifier:
      let text = token.rawText.buffer
      if text.first == UInt8(ascii: "$") { return false }
      return names.isSilent(text)
    case .dollarIdentifier: return false
    case .binaryOperator: return !isLowering || isSilentOperator(token.rawText.buffer)
    default: return true
    }
  }

  private func isSilentOperator(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.count == 2 {
      if isLogical(text) { return false }
      if text[1] == UInt8(ascii: "=") { return text[0] == UInt8(ascii: "=") || text[0] == UInt8(ascii: "!") }
    }
    return text.last != UInt8(ascii: "=")
  }

  /// `&&`, `||`: what combines may ask for several cases.
  private func isLogical(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count == 2, text[0] == text[1] else { return false }
    return text[0] == UInt8(ascii: "&") || text[0] == UInt8(ascii: "|")
  }

  /// `[.a, .b].contains(x)`.
  private func isOnList(_ call: RawSyntax) -> Bool {
    guard let callee = call.layoutView?.children[1], callee.kind == .memberAccessExpr else { return false }
    return callee.layoutView?.children[1]?.kind == .arrayExpr
  }

  /// `save()`, `self.save()`: what the instance does to itself.
  private func isOwnCall(_ call: RawSyntax) -> Bool {
    guard let callee = call.layoutView?.children.lazy.compactMap({ $0 }).first else { return true }
    switch callee.kind {
    case .declReferenceExpr, .optionalChainingExpr, .forceUnwrapExpr: return true
    case .memberAccessExpr:
      guard let base = callee.layoutView?.children.lazy.compactMap({ $0 }).first else { return true }
      return denotesInstance(base)
    default: return false
    }
  }

  /// `self`, `self?`, `Self`, the type's name, or a local that may stand for it.
  private func denotesInstance(_ base: RawSyntax) -> Bool {
    switch base.kind {
    case .declReferenceExpr:
      guard let token = firstToken(of: base) else { return true }
      if token.rawKind == .keyword { return true }
      let id = names.id(token.rawText.buffer)
      return locals.shape(of: id) == .instance || isEnclosingType(names[id])
    case .superExpr: return true
    case .optionalChainingExpr, .forceUnwrapExpr:
      let inner = base.layoutView?.children.lazy.compactMap({ $0 }).first
      return inner.map { denotesInstance($0) } ?? true
    default: return false
    }
  }

  /// Whether an expression holds no call, no closure and no operator of the project's making.
  func callsNothing(_ expression: ExprSyntax) -> Bool { callsNothing(expression.node.raw) }

  private func callsNothing(_ raw: RawSyntax) -> Bool {
    switch raw.kind {
    case .functionCallExpr, .closureExpr, .subscriptCallExpr, .macroExpansionExpr, .tryExpr,
      .awaitExpr:
      return false
    default: return raw.layoutView?.children.allSatisfy { $0.map(callsNothing) ?? true } ?? true
    }
  }

  /// Whether the whole is nil where something in it is: `a?.b.c`, but not `a?` alone.
  func isOptionalChain(_ expression: ExprSyntax) -> Bool {
    var current = expression.node.raw
    var steps = 0
    while true {
      switch current.kind {
      case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr:
        guard let inner = current.layoutView?.children.lazy.compactMap({ $0 }).first else {
          return false
        }
        current = inner
        steps += 1
      case .optionalChainingExpr: return steps > 0
      default: return false
      }
    }
  }

  private func firstToken(of raw: RawSyntax) -> RawSyntaxTokenView? {
    raw.layoutView?.children.lazy.compactMap { $0?.tokenView }.first
  }
}

extension SyntaxText {
  /// The bytes in the tree's own copy of the source; they live as long as the tree.
  fileprivate var buffer: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: baseAddress, count: count)
  }
}
