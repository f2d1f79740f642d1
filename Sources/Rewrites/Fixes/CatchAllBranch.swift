import SwiftSyntax
import UntangleFindings

/// The catch-all branch of a switch: `default` or `case _`.
struct CatchAllBranch {
  private let node: SwitchCaseSyntax
  /// The range of `default`, or of the pattern.
  private let rest: Range<Int>
  private let colon: TokenSyntax
  private let labels: LabelLayout
  private let layout: SourceLayout

  init(_ token: TokenSyntax, in file: FixableFile) throws(FixRefusal) {
    guard let node = token.parent?.parent?.as(SwitchCaseSyntax.self),
      node.attribute == nil,
      let list = node.parent?.as(SwitchCaseListSyntax.self),
      let owner = list.parent?.as(SwitchExprSyntax.self)
    else { throw FixRefusal("no branch of a plain switch stands here") }
    guard list.last?.id == node.id else { throw FixRefusal("more branches come after it") }
    self.node = node
    switch node.label {
    case .default(let label):
      rest = label.defaultKeyword.byteRange
      colon = label.colon
    case .case(let label):
      guard let item = label.caseItems.first, label.caseItems.count == 1, item.whereClause == nil
      else { throw FixRefusal("the branch has more than one pattern") }
      rest = item.pattern.byteRange
      colon = label.colon
    }
    layout = SourceLayout(bytes: file.bytes)
    labels = LabelLayout(owner, layout)
  }

  func edits(
    naming patterns: [Fix.NamedPattern], unknown: Fix.UnknownCases
  ) throws(FixRefusal) -> [SourceEdit] {
    switch unknown {
    case .impossible: namingEdits(patterns.map(\.text))
    case .kept: try keepingEdits(patterns.map(\.text))
    }
  }

  private var start: Int { node.label.byteRange.lowerBound }
  private var indentation: String { layout.indentation(ofLineAt: start) }
  private var newline: String { layout.newline(at: start) }

  /// Replaces `default` by `case .a, .b`.
  private func namingEdits(_ patterns: [String]) -> [SourceEdit] {
    guard layout.isFirstOfLine(start) else {
      return [SourceEdit(range: rest, replacement: prefix + patterns.joined(separator: ", "))]
    }
    let lines = labelLines(patterns)
    let label = lines.joined(separator: "," + newline + indentation + labels.continuation)
    let edit = SourceEdit(range: rest, replacement: prefix + label)
    let margin = lines.count == 1 ? indentation + "case " : indentation + labels.continuation
    return [edit] + bodyEdits(after: SourceLayout.columns(margin) + (lines.last?.count ?? 0), lines.count)
  }

  /// The keyword `case`, where the label does not have it yet.
  private var prefix: String {
    switch node.label {
    case .default: "case "
    case .case: ""
    }
  }

  private func labelLines(_ patterns: [String]) -> [String] {
    labels.lines(
      of: patterns, after: SourceLayout.columns(indentation + "case "), indentation: indentation)
  }

  /// Moves the body of a one-line branch to the next line, if the label has several lines or the line is too
  /// long.
  private func bodyEdits(after used: Int, _ lineCount: Int) -> [SourceEdit] {
    guard let body = singleLineBody else { return [] }
    let gap = colon.byteRange.upperBound..<body.lowerBound
    guard layout.text(gap).allSatisfy({ $0 == " " || $0 == "\t" }) else { return [] }
    let tail = layout.text(rest.upperBound..<body.upperBound)
    guard lineCount > 1 || used + tail.count > SourceLayout.width else { return [] }
    return [SourceEdit(range: gap, replacement: newline + indentation + labels.step)]
  }

  /// The body, if it is on the line of the label completely; else nil.
  private var singleLineBody: Range<Int>? {
    guard !node.statements.isEmpty else { return nil }
    let body = node.statements.byteRange
    return layout.areOnOneLine(rest.upperBound, body.upperBound) ? body : nil
  }

  /// Inserts a branch for the patterns that does the same as the catch-all branch, and `@unknown` before the
  /// latter.
  private func keepingEdits(_ patterns: [String]) throws(FixRefusal) -> [SourceEdit] {
    guard layout.isFirstOfLine(start) else {
      throw FixRefusal("the branch does not start a line")
    }
    let body = try repeatedBody()
    let lines = labelLines(patterns)
    let label = "case " + lines.joined(separator: "," + newline + indentation + labels.continuation)
    let width = SourceLayout.columns(indentation) + label.count + 2 + body.count
    let isOneLine = singleLineBody != nil && lines.count == 1 && width <= SourceLayout.width
    let gap = isOneLine ? " " : newline + indentation + labels.step
    let text = "\(label):\(gap)\(body)\(newline)\(indentation)@unknown "
    return [SourceEdit(range: start..<start, replacement: text)]
  }

  /// The body of the new branch: a copy of the catch-all branch's body, or `fallthrough`.
  private func repeatedBody() throws(FixRefusal) -> String {
    guard let only = node.statements.first, node.statements.count == 1 else { return "fallthrough" }
    let body = node.statements.byteRange
    let isPlain =
      layout.areOnOneLine(body.lowerBound, body.upperBound)
      && !layout.text(body).contains("/*")
    if isPlain { return layout.text(body) }
    // In a `switch` expression, `fallthrough` is not allowed.
    if only.item.is(ExprSyntax.self) || only.item.is(ExpressionStmtSyntax.self) {
      throw FixRefusal("its branch would have to be written twice")
    }
    return "fallthrough"
  }
}
