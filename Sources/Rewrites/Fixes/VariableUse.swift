import SwiftSyntax

/// A use of a variable whose uses must all be understood.
enum VariableUse {
  case read
  /// `isLit = true` as a separate statement.
  case write(VariableWrite)

  init(_ token: TokenSyntax) throws(FixRefusal) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
      // A call label `isLit:` is unrelated.
      guard token.parent?.is(LabeledExprSyntax.self) == true else {
        throw FixRefusal("something else is called '\(token.text)' too")
      }
      self = .read
      return
    }
    let access = reference.parent?.as(MemberAccessExprSyntax.self)
    let isMember = access?.declName.id == reference.id
    let use = isMember ? access.map(ExprSyntax.init) ?? ExprSyntax(reference) : ExprSyntax(reference)
    guard !use.isHandedOut else { throw FixRefusal("'\(token.text)' is handed out to be set") }
    guard let assignment = use.assignment else {
      self = .read
      return
    }
    guard !isMember || access?.base?.isInstance == true else {
      throw FixRefusal("'\(token.text)' is set from outside of its type")
    }
    guard let write = VariableWrite(assignment, to: use) else {
      throw FixRefusal("'\(token.text)' is set by more than a plain statement")
    }
    self = .write(write)
  }
}

/// `name = value` as a separate statement, with a value free of side effects.
struct VariableWrite {
  let item: CodeBlockItemSyntax
  let value: ExprSyntax

  fileprivate init?(_ assignment: SequenceExprSyntax, to use: ExprSyntax) {
    let elements = Array(assignment.elements)
    guard elements.count == 3, elements[0].id == use.id, elements[1].is(AssignmentExprSyntax.self),
      elements[2].isWithoutEffect, !assignment.hasCommentWithin,
      let item = assignment.parent?.as(CodeBlockItemSyntax.self),
      item.parent?.is(CodeBlockItemListSyntax.self) == true
    else { return nil }
    self.item = item
    value = elements[2]
  }

  func removal(_ layout: SourceLayout) -> SourceEdit {
    SourceEdit(range: layout.removalRange(of: item.byteRange), replacement: "")
  }
}

extension SourceLayout {
  /// The range of a statement, with its line if that becomes empty. A comment after it stays.
  func removalRange(of statement: Range<Int>) -> Range<Int> {
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
  /// The range of a statement, with the blanks and the semicolon that separate it from others on its line.
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
  /// Whether it is `self` or `self?`.
  fileprivate var isInstance: Bool {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isInstance }
    return isSelf
  }

  /// Whether it consists of literals and names, so that its removal loses no side effect.
  fileprivate var isWithoutEffect: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr, .declReferenceExpr: true
    case .memberAccessExpr(let node): node.base?.isWithoutEffect ?? true
    case .prefixOperatorExpr(let node): node.expression.isWithoutEffect
    default: false
    }
  }

  func isWithin(_ kind: (some SyntaxProtocol).Type) -> Bool {
    var node = parent
    while let current = node {
      if current.is(kind) { return true }
      if current.is(CodeBlockItemSyntax.self), kind == KeyPathExprSyntax.self { return false }
      node = current.parent
    }
    return false
  }
}
