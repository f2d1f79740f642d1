// The filter reads the raw tree. Entering a node of the typed tree creates all its children and counts
// references, which costs many times what it takes to see that nothing below can be a fact.
@_spi(RawSyntax) import SwiftSyntax

extension FactWalk {
  /// Walks an expression unless nothing in it can be a fact.
  func walkIfRelevant(_ expression: ExprSyntax) {
    if mayHoldFact(expression) { walk(expression) }
  }

  func mayHoldFact(_ expression: ExprSyntax) -> Bool {
    isElsewhere || !detail.isDisjoint(with: [.everyUse, .quantities]) || !isSilent(expression.node)
  }

  private func isSilent(_ node: Node) -> Bool {
    let kind = node.kind
    switch kind {
    case .token: return node.raw.tokenView.map { isSilent($0) } ?? true
    case .closureExpr, .switchExpr, .ifExpr, .inOutExpr, .assignmentExpr, .macroExpansionExpr,
      .stringLiteralExpr:
      return false
    case .tryExpr, .awaitExpr: if isLowering { return false }
    case .typeExpr, .genericArgumentClause, .integerLiteralExpr, .booleanLiteralExpr,
      .nilLiteralExpr:
      return true
    default: break
    }
    let layout = Layout(node)
    switch kind {
    case .exprList:
      // Two comparisons may test two cases of one enum.
      if !isLowering, layout.children.count >= 7 { return false }
      // An assignment is always walked.
      if layout.children.count > 1, layout.children[1]?.kind == .assignmentExpr {
        return false
      }
    case .functionCallExpr:
      let callee = FunctionCallExprSyntax(layout: layout).calledExpression
      if isOnList(callee) { return false }
      // The variables of a type that is declared in another file are unknown here.
      if isLowering, typeHomes.last == .elsewhere || foreignCalls == .kept || isOwnCall(callee) {
        return false
      }
    case .subscriptCallExpr:
      // The member may be a key, and the receiver a store of the project.
      if SubscriptCallExprSyntax(layout: layout).arguments.first?.expression.kind == .memberAccessExpr {
        return false
      }
    default: break
    }
    return isSilent(below: layout, kind)
  }

  /// For the most frequent kinds, only the child slots with more than punctuation are inspected.
  private func isSilent(below layout: Layout, _ kind: SyntaxKind) -> Bool {
    func isSilent(at place: Int) -> Bool {
      layout.children[place].map { self.isSilent(Node(raw: $0)) } ?? true
    }
    switch kind {
    case .declReferenceExpr: return isSilent(at: 1) && isSilent(at: 3) && isSilent(at: 5)
    case .memberAccessExpr: return isSilent(at: 1) && isSilent(at: 5)
    case .labeledExpr:
      return isSilent(at: 1) && isSilent(at: 5) && !(isLowering && layout.children[5]?.isSelf ?? false)
    case .functionCallExpr: return isSilent(at: 1) && isSilent(at: 5) && isSilent(at: 9) && isSilent(at: 11)
    default: return layout.children.allSatisfy { $0.map { self.isSilent(Node(raw: $0)) } ?? true }
    }
  }

  /// Not silent are names that may be state, take keys or change state, and operators that test or write.
  private func isSilent(_ token: RawSyntaxTokenView) -> Bool {
    switch token.rawKind {
    case .identifier:
      let text = UnsafeBufferPointer(token.rawText)
      if text.first == UInt8(ascii: "$") { return false }
      return names.isSilent(text)
    case .dollarIdentifier: return false
    case .binaryOperator: return !isLowering || isSilentOperator(UnsafeBufferPointer(token.rawText))
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

  /// `&&` and `||`, whose operands may test several cases.
  private func isLogical(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count == 2, text[0] == text[1] else { return false }
    return text[0] == UInt8(ascii: "&") || text[0] == UInt8(ascii: "|")
  }

  /// `[.a, .b].contains(x)`.
  private func isOnList(_ callee: ExprSyntax) -> Bool {
    callee.as(MemberAccessExprSyntax.self)?.base?.kind == .arrayExpr
  }

  /// `save()`, `self.save()`: a call of the instance on itself.
  private func isOwnCall(_ callee: ExprSyntax) -> Bool {
    switch callee.kind {
    case .declReferenceExpr, .optionalChainingExpr, .forceUnwrapExpr: return true
    case .memberAccessExpr:
      guard let base = callee.node.raw.layoutView?.children.lazy.compactMap({ $0 }).first else { return true }
      return denotesInstance(base)
    default: return false
    }
  }

  /// `self`, `self?`, `Self`, the type's name, or a local that may stand for the instance.
  private func denotesInstance(_ base: RawSyntax) -> Bool {
    switch base.kind {
    case .declReferenceExpr:
      guard let token = firstToken(of: base) else { return true }
      if token.rawKind == .keyword { return true }
      let id = names.id(UnsafeBufferPointer(token.rawText))
      return locals.shape(of: id) == .instance || isEnclosingType(names[id])
    case .superExpr: return true
    case .optionalChainingExpr, .forceUnwrapExpr:
      let inner = base.layoutView?.children.lazy.compactMap({ $0 }).first
      return inner.map { denotesInstance($0) } ?? true
    default: return false
    }
  }

  /// Whether the expression has no call, closure, `try`, `await` or macro in it.
  func callsNothing(_ expression: ExprSyntax) -> Bool { expression.node.raw.callsNothing }

  /// Whether the expression is an optional chain, whose value is nil where a link is nil: `a?.b.c`, but not
  /// `a?` alone.
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

extension RawSyntax {
  /// `guest.enter(self)`: who is handed the instance may call back.
  fileprivate var isSelf: Bool {
    guard kind == .declReferenceExpr,
      let name = layoutView?.children.lazy.compactMap({ $0?.tokenView }).first,
      name.rawKind == .keyword
    else { return false }
    return UnsafeBufferPointer(name.rawText).elementsEqual("self".utf8)
  }
}

extension RawSyntax {
  fileprivate var callsNothing: Bool {
    switch kind {
    case .functionCallExpr, .closureExpr, .subscriptCallExpr, .macroExpansionExpr, .tryExpr, .awaitExpr: false
    default: layoutView?.children.allSatisfy { $0?.callsNothing ?? true } ?? true
    }
  }
}
