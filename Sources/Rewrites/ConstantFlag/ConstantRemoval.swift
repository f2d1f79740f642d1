import SwiftSyntax

/// Takes a flag out of all code that asks for it.
final class ConstantRemoval: SyntaxVisitor {
  static let deadCode = FixRefusal("the code behind an 'if' would never run")

  let uses: ConstantUses
  var text: RemovedText
  private var refusal: FixRefusal?

  init(_ uses: ConstantUses, in file: FixableFile) throws(FixRefusal) {
    self.uses = uses
    text = RemovedText(SourceLayout(bytes: file.bytes))
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
    if let refusal { throw refusal }
  }

  /// Runs what knows all that is inside of a node.
  private func settle(
    _ node: some SyntaxProtocol, _ work: () throws(FixRefusal) -> Void
  ) -> SyntaxVisitorContinueKind {
    guard refusal == nil, uses.occur(in: node) else { return .skipChildren }
    do { try work() } catch { refusal = refusal ?? error }
    return .skipChildren
  }

  // Statements

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    settle(node) { () throws(FixRefusal) in
      try settle(node, from: node.byteRange.lowerBound, StatementPlace(node))
    }
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    settle(node) { () throws(FixRefusal) in
      let folded = try uses.folded(node.conditions)
      switch folded.outcome {
      case .constant(true): try removeStatement(StatementPlace(node))
      case .constant(false): throw FixRefusal("all code behind a 'guard' would be dead")
      case .open:
        note(folded)
        walk(node.body)
      }
    }
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    settle(node) { () throws(FixRefusal) in
      let folded = try uses.folded(node.conditions)
      switch folded.outcome {
      case .constant(true): throw FixRefusal("a loop would never end")
      case .constant(false): try removeStatement(StatementPlace(node))
      case .open:
        note(folded)
        walk(node.body)
      }
    }
  }

  private func settle(_ node: IfExprSyntax, from start: Int, _ place: StatementPlace) throws(FixRefusal) {
    let folded = try uses.folded(node.conditions)
    switch folded.outcome {
    case .constant(true): try keep(node.body, of: node, from: start, place)
    case .constant(false):
      switch node.elseBody {
      case .codeBlock(let block): try keep(block, of: node, from: start, place)
      case .ifExpr(let next):
        guard node.alwaysLeaves || !next.alwaysLeaves else { throw ConstantRemoval.deadCode }
        try settle(next, from: start, place)
      case nil: try drop(node, place)
      }
    case .open:
      text.remove(start..<node.byteRange.lowerBound)
      note(folded)
      walk(node.body)
      switch node.elseBody {
      case .codeBlock(let block): walk(block)
      case .ifExpr(let next):
        try settle(next, from: next.byteRange.lowerBound, .alternative(of: node))
      case nil: break
      }
    }
  }

  private func keep(
    _ block: CodeBlockSyntax, of node: IfExprSyntax, from start: Int, _ place: StatementPlace
  ) throws(FixRefusal) {
    switch place {
    case .alternative:
      guard node.alwaysLeaves || !block.statements.mayLeave else { throw ConstantRemoval.deadCode }
      text.remove(start..<block.byteRange.lowerBound)
      text.remove(block.byteRange.upperBound..<node.byteRange.upperBound)
    case .item(let item):
      let wrapping = try item.wrapping(of: block)
      try text.keep(block, of: start..<node.byteRange.upperBound, wrapping)
    case .none: throw FixRefusal("an 'if' whose value is used would go")
    }
    walk(block)
  }

  private func drop(_ node: IfExprSyntax, _ place: StatementPlace) throws(FixRefusal) {
    guard case .alternative(let outer) = place else { return try removeStatement(place) }
    text.remove(outer.body.byteRange.upperBound..<node.byteRange.upperBound)
  }

  private func removeStatement(_ place: StatementPlace) throws(FixRefusal) {
    guard case .item(let item) = place else { throw FixRefusal("a statement with a label would go") }
    try item.checkRemoval()
    try text.removeLines(of: item.byteRange)
  }

  // Expressions

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard let sign = elements.firstIndex(where: \.isWritingOperator) else { return settle(ExprSyntax(node)) }
    return settle(node) { () throws(FixRefusal) in
      for element in elements[..<sign] { walk(element) }
      let value = elements[(sign + 1)...]
      let folded = try uses.folded(value)
      guard case .constant(let constant) = folded.outcome else { return note(folded) }
      guard elements[0].isOfInstance || !elements[0].isLocal else {
        throw FixRefusal("a local would be a constant")
      }
      text.replace(value.byteRange, with: "\(constant)")
    }
  }

  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    node.onlyElement == nil ? .visitChildren : settle(ExprSyntax(node))
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    node.operator.text == "!" ? settle(ExprSyntax(node)) : .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    uses.contains(ExprSyntax(node)) ? settle(ExprSyntax(node)) : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    uses.contains(ExprSyntax(node)) ? settle(ExprSyntax(node)) : .visitChildren
  }

  private func settle(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    settle(expression) { () throws(FixRefusal) in
      let folded = try uses.folded(expression)
      guard case .constant(let constant) = folded.outcome else { return note(folded) }
      guard expression.mayBeLiteral else { throw FixRefusal("a constant would stand where code looks at it") }
      text.replace(expression.byteRange, with: "\(constant)")
    }
  }

  private func note(_ folded: FoldedCondition) {
    for range in folded.removed { text.remove(range) }
    for expression in folded.rest {
      if expression.isFoldable || uses.contains(expression) {
        walk(expression)
      } else {
        for child in Syntax(expression).children(viewMode: .sourceAccurate) { walk(child) }
      }
    }
  }
}

extension ExprSyntax {
  /// Whether it is taken apart where a flag in it becomes a constant.
  fileprivate var isFoldable: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .sequenceExpr: true
    case .tupleExpr(let node): node.onlyElement != nil
    case .prefixOperatorExpr(let node): node.operator.text == "!"
    default: false
    }
  }
}
