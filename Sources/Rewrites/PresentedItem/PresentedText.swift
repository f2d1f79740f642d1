import SwiftSyntax
import UntangleFacts
import UntangleSourceFiles

/// Prints one modifier that replaces several.
struct PresentedText {
  let group: PresentedGroup
  let file: ParsedFile
  let uses: [FlagUses.Use]
  /// One level of indentation.
  let indent: String

  /// Edits that replace the first call by the joint modifier and remove the others.
  var edits: [SourceEdit] {
    guard let first = group.presentations.first else { return [] }
    let start = file.start(of: first.callee.declName)
    return [SourceEdit(range: start..<file.end(of: first.call), replacement: modifier(at: start))]
      + group.presentations.dropFirst().map {
        SourceEdit(range: file.end(of: $0.base)..<file.end(of: $0.call), replacement: "")
      }
  }

  /// The text of the calls before the change.
  var old: [String] {
    group.presentations.flatMap {
      file.text(file.start(of: $0.callee.declName)..<file.end(of: $0.call)).lines
    }
  }

  /// Whether a use is in code that moves.
  func isMoved(_ use: FlagUses.Use) -> Bool {
    group.presentations.contains {
      (file.end(of: $0.base)..<file.end(of: $0.call)).contains(use.range.lowerBound)
    }
  }

  /// The modifier; all lines but the first get the indentation of the place.
  private func modifier(at offset: Int) -> String {
    let line = file.indentation(at: offset)
    return modifierLines.indented(by: line)
  }

  var modifierLines: [String] {
    let kind = group.kind
    let extras = (group.presentations.first?.extras ?? []).map(\.trimmedDescriptionWithoutComma)
    let name = itemName
    guard kind.hasTitle else {
      let arguments = ["item: $\(group.property)"] + extras
      return ["\(kind.function)(\(arguments.joined(separator: ", "))) { \(name) in"]
        + cases(of: name, \.content) + ["}"]
    }
    let arguments =
      [group.titleProperty, "isPresented: \(group.bindingProperty)"] + extras
      + ["presenting: \(group.property)"]
    var lines = ["\(kind.function)(\(arguments.joined(separator: ", "))) { \(name) in"]
    lines += cases(of: name, \.content)
    if group.presentations.contains(where: { $0.message != nil }) {
      lines += ["} message: { \(name) in"] + cases(of: name, \.message)
    }
    return lines + ["}"]
  }

  /// A title as a `Text`.
  func title(_ title: ExprSyntax) -> String {
    let text = text(of: file.start(of: title)..<file.end(of: title))
    return text.hasPrefix("Text(") ? text : "Text(\(text))"
  }

  /// A name for the presented item that none of the closures uses.
  private var itemName: String {
    let used = group.presentations.reduce(into: Set<String>()) { names, shown in
      names.formUnion(ReferenceFinder(Syntax(shown.call)).names)
    }
    return [group.kind.noun.startingSmall, "item", "shownItem"].first { !used.contains($0) }
      ?? "presentedItem"
  }

  private func cases(of name: String, _ closure: (Presentation) -> ClosureExprSyntax?) -> [String] {
    ["\(indent)switch \(name) {"]
      + group.flags.flatMap { flag -> [String] in
        let shown = group.presentations.first { $0.flag == flag.name }
        let lines = shown.map { comments(above: $0) + body(of: closure($0)) } ?? []
        let place = shown.flatMap(closure)?.id
        return ["\(indent)case \(group.pattern(flag.name, for: place)):"]
          + (lines.isEmpty ? ["EmptyView()"] : lines).map { $0.isEmpty ? $0 : indent + indent + $0 }
      } + ["\(indent)}"]
  }

  /// The statements of a closure, without their common indentation.
  private func body(of closure: ClosureExprSyntax?) -> [String] {
    guard let closure, !closure.statements.isEmpty else { return [] }
    let range = file.end(of: closure.leftBrace)..<file.start(of: closure.rightBrace)
    var lines = text(of: range).lines
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    let isOnBraceLine = lines.first.map { !$0.allSatisfy(\.isWhitespace) } ?? false
    while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    let margin =
      isOnBraceLine
      ? file.indentation(at: range.lowerBound) : String(lines.first?.prefix { $0 == " " || $0 == "\t" } ?? "")
    lines = lines.enumerated().map { index, line in
      isOnBraceLine && index == 0 ? String(line.trimmed) : line.withoutMargin(margin)
    }
    if let last = lines.last { lines[lines.count - 1] = last.withoutTrailingBlanks }
    let isOneExpression =
      closure.statements.count == 1 && closure.statements.first?.item.is(ExprSyntax.self) == true
    if group.kind.returnsContent, isOneExpression, let first = lines.firstIndex(where: { !$0.isComment }) {
      lines[first] = "return " + lines[first]
    }
    return lines
  }

  /// The text of a range, with the uses of flags in it replaced.
  func text(of range: Range<Int>) -> String {
    let inner = merged(
      uses.filter { range.contains($0.range.lowerBound) }.map { use in
        var edit = file.edit(for: use)
        edit.range = (edit.range.lowerBound - range.lowerBound)..<(edit.range.upperBound - range.lowerBound)
        return edit
      })
    return String(decoding: inner.applied(to: Array(file.bytes[range])), as: UTF8.self)
  }

  /// The comments above a call that is removed.
  private func comments(above shown: Presentation) -> [String] {
    guard shown.call.id != group.presentations.first?.call.id else { return [] }
    return shown.callee.period.leadingTrivia.compactMap { piece in
      switch piece {
      case .lineComment(let text): text
      default: nil
      }
    }
  }
}

extension ParsedFile {
  /// Removes the whole line of a statement that is removed.
  func edit(for use: FlagUses.Use) -> SourceEdit {
    use.text.isEmpty && !use.isExact
      ? removal(of: use.range) : SourceEdit(range: use.range, replacement: use.text)
  }
}

extension LabeledExprSyntax {
  fileprivate var trimmedDescriptionWithoutComma: String {
    with(\.trailingComma, nil).trimmedDescription
  }
}

extension String {
  fileprivate func withoutMargin(_ margin: String) -> String {
    let own = prefix { $0 == " " || $0 == "\t" }
    return hasPrefix(margin)
      ? String(dropFirst(margin.count)) : String(dropFirst(min(own.count, margin.count)))
  }

  fileprivate var withoutTrailingBlanks: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  fileprivate var isComment: Bool { trimmed.hasPrefix("//") }
}

/// The names that an expression refers to without a receiver.
final class ReferenceFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ node: Syntax) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      names.insert(node.baseName.text)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }
}
