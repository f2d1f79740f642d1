import SwiftSyntax

/// Shows that a rewritten file does the same: with every call of the new function replaced by the branch of its case, and
/// without the new declarations, it has the tokens of the old one.
struct InliningCheck {
  let enumName: String
  let functionName: String

  /// The reason why it is not the same; nil where it is.
  func difference(from old: ParsedFile, to new: ParsedFile) -> String? {
    let reader = BranchReader(functionName)
    reader.walk(new.tree)
    guard reader.functionCount == 1 else { return "'\(functionName)' is declared twice" }
    let writer = InliningWriter(enumName, functionName, reader.branches)
    writer.walk(new.tree)
    let before = old.tree.tokens(viewMode: .sourceAccurate).map(\.text)
    let differs = zip(before, writer.tokens).first { $0 != $1 } != nil || before.count != writer.tokens.count
    return differs ? "a statement would be lost or made twice" : nil
  }
}

/// What each case does: the tokens of its branch, and the names that it binds.
private final class BranchReader: SyntaxVisitor {
  struct Branch {
    var bound: [String]
    var tokens: [String]
  }

  private(set) var branches: [String: Branch] = [:]
  private(set) var functionCount = 0
  private let functionName: String

  init(_ functionName: String) {
    self.functionName = functionName
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == functionName else { return .visitChildren }
    functionCount += 1
    guard let only = node.body?.statements.first, node.body?.statements.count == 1,
      let cases = only.item.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)?.cases
    else { return .skipChildren }
    for element in cases {
      guard let branch = element.as(SwitchCaseSyntax.self),
        let label = branch.label.as(SwitchCaseLabelSyntax.self),
        let pattern = label.caseItems.first?.pattern
      else { continue }
      let words = pattern.tokens(viewMode: .sourceAccurate).map(\.text)
      let tokens = branch.statements.tokens(viewMode: .sourceAccurate).map(\.text)
      branches[words[1]] = Branch(
        bound: words.indices.filter { words[$0] == "let" }.map { words[$0 + 1] }, tokens: tokens)
    }
    return .skipChildren
  }
}

/// The tokens of a file with the branches in place of the calls.
private final class InliningWriter: SyntaxVisitor {
  private(set) var tokens: [String] = []
  private let enumName: String
  private let functionName: String
  private let branches: [String: BranchReader.Branch]

  init(_ enumName: String, _ functionName: String, _ branches: [String: BranchReader.Branch]) {
    (self.enumName, self.functionName, self.branches) = (enumName, functionName, branches)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    node.name.text == enumName ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.name.text == functionName ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let branch = appliedBranch(node) else { return .visitChildren }
    tokens += branch.tokens
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    tokens.append(token.text)
    return .skipChildren
  }

  /// The branch of `apply(.found(results: results))`, if each name stands for itself.
  private func appliedBranch(_ node: FunctionCallExprSyntax) -> BranchReader.Branch? {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let own = member.flatMap { $0.base?.isSelf == true ? $0.declName : nil }
    guard (own ?? node.calledExpression.as(DeclReferenceExprSyntax.self))?.baseName.text == functionName,
      let argument = node.arguments.first?.expression
    else { return nil }
    let call = argument.as(FunctionCallExprSyntax.self)
    let name = (call?.calledExpression ?? argument).as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let branch = name.flatMap({ branches[$0] }) else { return nil }
    let given = call?.arguments.map { $0.expression.trimmedDescription } ?? []
    return given == branch.bound ? branch : nil
  }
}
