import SwiftSyntax
import UntangleFindings

/// An `if` that asks one value for case after case, which is to become a switch.
struct ChainedIf {
  private struct Branch {
    var label: String
    var block: CodeBlockSyntax
  }

  private let node: IfExprSyntax
  private let subject: String
  private let branches: [Branch]
  private let last: CodeBlockSyntax?
  private let file: FixableFile
  private let layout: SourceLayout

  /// `token` starts the first condition.
  init(_ token: TokenSyntax, in file: FixableFile) throws(FixRefusal) {
    guard let node = token.ifOfCondition, let first = ChainLink(node) else {
      throw FixRefusal("no chain of conditions stands here")
    }
    guard node.parent?.is(IfExprSyntax.self) != true else {
      throw FixRefusal("the chain starts behind another condition")
    }
    var branches = [Branch(label: first.label, block: node.body)]
    var next = node.elseBody
    while case .ifExpr(let other)? = next {
      guard let link = ChainLink(other), link.subject.withoutSelf == first.subject.withoutSelf else {
        throw FixRefusal("the conditions are not all about one value")
      }
      branches.append(Branch(label: link.label, block: other.body))
      next = other.elseBody
    }
    if case .codeBlock(let block)? = next { last = block } else { last = nil }
    self.node = node
    self.branches = branches
    self.file = file
    subject = first.subject
    layout = SourceLayout(bytes: file.bytes)
    guard first.isRepeatable else { throw FixRefusal("the value may be another one when it is asked again") }
  }

  func edits(leaving rest: [Fix.NamedPattern]) throws(FixRefusal) -> [SourceEdit] {
    try checkBlocks(rest)
    var labelled = branches.map { (label: $0.label, block: $0.block) }
    if let last { labelled.append((rest.isEmpty ? "" : list(rest), last)) }
    var edits: [SourceEdit] = []
    var end = node.byteRange.lowerBound
    let brace = layout.isFirstOfLine(node.body.leftBrace.byteRange.lowerBound) ? newline + outer : " "
    var head = "switch \(subject)\(brace){"
    for (label, block) in labelled {
      let inner = layout.trimmed(
        block.leftBrace.byteRange.upperBound..<block.rightBrace.byteRange.lowerBound)
      let body = inner.isEmpty ? "break" : ""
      edits.append(
        SourceEdit(
          range: end..<inner.lowerBound,
          replacement: "\(head)\(newline)\(margin)case \(label):\(newline)\(indentation(of: inner))\(body)"))
      edits += try moved(inner, block)
      (end, head) = (inner.upperBound, "")
    }
    let open = last == nil && !rest.isEmpty ? "\(newline)\(margin)case \(list(rest)): break" : ""
    edits.append(
      SourceEdit(range: end..<node.byteRange.upperBound, replacement: "\(open)\(newline)\(outer)}"))
    try checkComments(in: edits)
    return edits
  }

  // Layout

  private var newline: String { layout.newline(at: node.byteRange.lowerBound) }
  private var outer: String { layout.indentation(ofLineAt: node.byteRange.lowerBound) }
  private var margin: String { outer + inset }

  /// How far the file's other switches indent their labels.
  private var inset: String {
    for token in file.tree.tokens(viewMode: .sourceAccurate) where token.tokenKind == .keyword(.switch) {
      guard let other = token.parent?.as(SwitchExprSyntax.self), let label = other.cases.first else {
        continue
      }
      let start = label.byteRange.lowerBound
      guard layout.isFirstOfLine(start) else { continue }
      let margin = layout.indentation(ofLineAt: other.byteRange.lowerBound)
      let indentation = layout.indentation(ofLineAt: start)
      return indentation.hasPrefix(margin) ? String(indentation.dropFirst(margin.count)) : ""
    }
    return ""
  }

  private func indentation(of inner: Range<Int>) -> String {
    let isOnOwnLine = !inner.isEmpty && layout.isFirstOfLine(inner.lowerBound)
    return isOnOwnLine
      ? inset + layout.indentation(ofLineAt: inner.lowerBound) : margin + layout.indentationStep
  }

  /// What moves the further lines of a block to the right.
  private func moved(_ inner: Range<Int>, _ block: CodeBlockSyntax) throws(FixRefusal) -> [SourceEdit] {
    guard !inset.isEmpty else { return [] }
    var edits: [SourceEdit] = []
    var line = layout.nextLine(after: inner.lowerBound)
    while line < inner.upperBound {
      if !layout.line(at: line).isEmpty { edits.append(SourceEdit(range: line..<line, replacement: inset)) }
      line = layout.nextLine(after: line)
    }
    guard edits.isEmpty || !block.hasTextOfSeveralLines else {
      throw FixRefusal("a text of several lines would have to move")
    }
    return edits
  }

  private func list(_ patterns: [Fix.NamedPattern]) -> String {
    var lines = [""]
    for (place, pattern) in patterns.enumerated() {
      let text = pattern.text + (place + 1 < patterns.count ? "," : "")
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = text
      } else if SourceLayout.columns(margin) + 6 + line.count + text.count <= SourceLayout.width {
        lines[lines.count - 1] = "\(line) \(text)"
      } else {
        lines.append(text)
      }
    }
    return lines.joined(separator: newline + margin + "     ")
  }

  // What a switch would change

  private func checkBlocks(_ rest: [Fix.NamedPattern]) throws(FixRefusal) {
    let blocks = branches.map(\.block) + (last.map { [$0] } ?? [])
    for block in blocks {
      for token in block.tokens(viewMode: .sourceAccurate) where token.leavesBlock(block) {
        throw FixRefusal("'\(token.text)' would leave the switch and not what is around it")
      }
    }
    guard last == nil else { return }
    guard rest.isEmpty || !Syntax(node).isWhereStatementsAreValues else {
      throw FixRefusal("what is passed over has no value here")
    }
    let item = node.parent?.parent?.as(CodeBlockItemSyntax.self)
    let isLast = item?.parent?.as(CodeBlockItemListSyntax.self)?.last?.id == item?.id
    guard !rest.isEmpty || isLast || !blocks.allSatisfy(\.statements.leaves) else {
      throw FixRefusal("the code behind the switch would never run")
    }
  }

  private func checkComments(in edits: [SourceEdit]) throws(FixRefusal) {
    let comments = node.commentRanges
    guard !edits.contains(where: { edit in comments.contains { $0.overlaps(edit.range) } }) else {
      throw FixRefusal("a comment stands between the conditions")
    }
  }
}

/// One condition of a chain, and the label that says the same.
private struct ChainLink {
  var subject: String
  var label: String
  /// Whether asking the value once is asking it again and again.
  var isRepeatable: Bool

  init?(_ node: IfExprSyntax) {
    guard let element = node.conditions.first, node.conditions.count == 1 else { return nil }
    switch element.condition {
    case .expression(let expression):
      let elements = (expression.as(SequenceExprSyntax.self)?.elements).map(Array.init) ?? []
      guard elements.count == 3, elements[1].isOperator("==") else { return nil }
      let isReversed = elements[0].isCaseName
      let (value, name) = isReversed ? (elements[2], elements[0]) : (elements[0], elements[2])
      guard name.isCaseName, !value.isCaseName else { return nil }
      let member = name.as(MemberAccessExprSyntax.self)?.declName.trimmedDescription ?? ""
      self.init(value, label: ".\(member)")
    case .matchingPattern(let match):
      guard match.typeAnnotation == nil else { return nil }
      self.init(match.initializer.value, label: match.pattern.trimmedDescription)
    case .optionalBinding, .availability: return nil
    }
  }

  private init(_ value: ExprSyntax, label: String) {
    subject = value.trimmedDescription
    self.label = label
    isRepeatable = value.isPath
  }
}

extension String {
  fileprivate var withoutSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }
}

extension ExprSyntax {
  /// `.idle` or `Phase.idle`.
  fileprivate var isCaseName: Bool {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    guard let base = access.base else { return true }
    return base.tokens(viewMode: .sourceAccurate).allSatisfy {
      $0.text == "." || $0.text.first?.isUppercase == true
    }
  }

  /// Whether it only names things.
  fileprivate var isPath: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr: true
    case .memberAccessExpr(let node): node.base?.isPath ?? false
    case .optionalChainingExpr(let node): node.expression.isPath
    case .subscriptCallExpr(let node):
      node.calledExpression.isPath
        && node.arguments.allSatisfy {
          $0.expression.isPath || $0.expression.is(IntegerLiteralExprSyntax.self)
        }
    default: false
    }
  }
}

extension TokenSyntax {
  fileprivate var ifOfCondition: IfExprSyntax? {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let found = current.as(IfExprSyntax.self) {
        return found.conditions.byteRange.lowerBound == byteRange.lowerBound ? found : nil
      }
      node = current.parent
    }
    return nil
  }

  /// Whether it is a `break` or `fallthrough` that leaves something around the block.
  fileprivate func leavesBlock(_ block: CodeBlockSyntax) -> Bool {
    switch tokenKind {
    case .keyword(.break): guard parent?.as(BreakStmtSyntax.self)?.label == nil else { return false }
    case .keyword(.fallthrough): break
    default: return false
    }
    var node = parent
    while let current = node, current.id != block.id {
      switch current.kind {
      case .forStmt, .whileStmt, .repeatStmt, .switchExpr, .closureExpr, .functionDecl: return false
      default: node = current.parent
      }
    }
    return true
  }
}

extension Syntax {
  /// Whether it may stand in a result builder, where each statement is a value: in code that makes views, or in a
  /// closure.
  fileprivate var isWhereStatementsAreValues: Bool { isInView || !isInDeclaredBody }
}
