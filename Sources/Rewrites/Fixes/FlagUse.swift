import SwiftSyntax

/// One place that names a flag: a read stays, a write goes, anything else is refused.
struct FlagUse {
  /// Empty for a read.
  let edits: [SourceEdit]

  init(_ token: TokenSyntax, _ layout: SourceLayout) throws(FixRefusal) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
      // `isLit:` as a label of a call or a parameter has nothing to do with it.
      if token.parent?.is(LabeledExprSyntax.self) == true { edits = []; return }
      throw FixRefusal("something else is called '\(token.text)' too")
    }
    let access = reference.parent?.as(MemberAccessExprSyntax.self)
    let isMember = access?.declName.id == reference.id
    let use = isMember ? access.map(ExprSyntax.init) ?? ExprSyntax(reference) : ExprSyntax(reference)
    guard !use.isHandedOut else { throw FixRefusal("'\(token.text)' is handed out to be set") }
    guard let assignment = use.assignment else {
      guard !use.isWithin(InitializerDeclSyntax.self) else {
        throw FixRefusal("an initialiser asks for '\(token.text)'")
      }
      edits = []
      return
    }
    guard !isMember || access?.base?.isInstance == true else {
      throw FixRefusal("'\(token.text)' is set from outside of its type")
    }
    edits = [try Self.removal(of: assignment, setting: use, named: token.text, layout)]
  }

  private static func removal(
    of assignment: SequenceExprSyntax, setting use: ExprSyntax, named name: String,
    _ layout: SourceLayout
  ) throws(FixRefusal) -> SourceEdit {
    let elements = Array(assignment.elements)
    guard elements.count == 3, elements[0].id == use.id, elements[1].is(AssignmentExprSyntax.self),
      elements[2].isWithoutEffect, !assignment.hasCommentWithin,
      let item = assignment.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { throw FixRefusal("'\(name)' is set by more than a plain statement") }
    if list.count == 1 {
      if list.parent?.is(SwitchCaseSyntax.self) == true {
        return SourceEdit(range: item.byteRange, replacement: "break")
      }
      if list.parent?.parent?.is(DeferStmtSyntax.self) == true {
        throw FixRefusal("a 'defer' does nothing but set '\(name)'")
      }
    }
    return SourceEdit(range: layout.removalRange(of: item.byteRange), replacement: "")
  }
}

extension SourceLayout {
  /// A statement with the line that it leaves empty; a comment behind it stays.
  fileprivate func removalRange(of statement: Range<Int>) -> Range<Int> {
    let end = lineEnd(of: statement.upperBound)
    let isAlone =
      isFirstOfLine(statement.lowerBound)
      && bytes[statement.upperBound..<end].allSatisfy { $0 == .space || $0 == .tab }
    guard isAlone else { return removalRange(within: statement, lineEnd: end) }
    var next = end
    if next < bytes.count, bytes[next] == .carriageReturn { next += 1 }
    if next < bytes.count, bytes[next] == .newline { next += 1 }
    return lineStart(of: statement.lowerBound)..<next
  }
}

extension SourceLayout {
  /// With the blanks and the semicolon that parted it from what stands on the same line.
  private func removalRange(within statement: Range<Int>, lineEnd end: Int) -> Range<Int> {
    let next =
      bytes[statement.upperBound..<end].firstIndex { $0 != .space && $0 != .tab } ?? end
    let previous = bytes[..<statement.lowerBound].lastIndex { $0 != .space && $0 != .tab }
    guard next == end, let previous, bytes[previous] == UInt8(ascii: ";") else {
      return statement.lowerBound..<next
    }
    return previous..<end
  }
}

extension ExprSyntax {
  /// The assignment on whose left side it stands, or a part of it.
  fileprivate var assignment: SequenceExprSyntax? {
    var node = Syntax(self)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) {
      if let list = parent.as(ExprListSyntax.self), let sequence = list.parent?.as(SequenceExprSyntax.self),
        let operation = list.firstIndex(where: { $0.isWritingOperator }),
        let place = list.firstIndex(where: { $0.id == node.id }), place < operation
      {
        return sequence
      }
      // What a closure on the left does is another statement.
      if node.is(ClosureExprSyntax.self) { return nil }
      node = parent
    }
    return nil
  }

  /// `=`, `+=`, `&&=` and the like.
  private var isWritingOperator: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let binary = self.as(BinaryOperatorExprSyntax.self) else { return false }
    let text = binary.operator.text
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }

  /// `&flag`, `\.flag`, `flag.toggle()`.
  fileprivate var isHandedOut: Bool {
    guard let parent else { return false }
    if parent.is(InOutExprSyntax.self) || isWithin(KeyPathExprSyntax.self) { return true }
    guard let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == id else { return false }
    return access.declName.baseName.text == "toggle"
  }

  /// `self` or `self?`.
  fileprivate var isInstance: Bool {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isInstance }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  /// Literals and names: nothing runs that anybody could miss.
  fileprivate var isWithoutEffect: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr, .declReferenceExpr: true
    case .prefixOperatorExpr(let node): node.expression.isWithoutEffect
    default: false
    }
  }

  fileprivate func isWithin(_ kind: (some SyntaxProtocol).Type) -> Bool {
    var node = parent
    while let current = node {
      if current.is(kind) { return true }
      if current.is(CodeBlockItemSyntax.self), kind == KeyPathExprSyntax.self { return false }
      node = current.parent
    }
    return false
  }
}
