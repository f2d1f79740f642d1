import SwiftSyntax
import UntangleFindings

/// The members of an enum, to which a property is added.
struct EnumBody {
  private let declaration: EnumDeclSyntax
  private let layout: SourceLayout

  /// `token` is the name of the enum.
  init(_ token: TokenSyntax, in file: FixableFile) throws(FixRefusal) {
    guard let declaration = token.parent?.as(EnumDeclSyntax.self), declaration.name.id == token.id else {
      throw FixRefusal("no enum is declared where its name was")
    }
    guard !declaration.memberBlock.members.contains(where: { $0.decl.is(IfConfigDeclSyntax.self) }) else {
      throw FixRefusal("some members of the enum stand under '#if'")
    }
    self.declaration = declaration
    layout = SourceLayout(bytes: file.bytes)
  }

  /// The property follows the last member, and a blank line.
  func edits(declaring question: Fix.CaseQuestion) throws(FixRefusal) -> [SourceEdit] {
    let block = declaration.memberBlock
    guard let last = block.members.last?.byteRange.upperBound else {
      throw FixRefusal("the enum has no case")
    }
    let (open, close) = (block.leftBrace.byteRange.upperBound, block.rightBrace.byteRange.lowerBound)
    let outer = layout.indentation(ofLineAt: declaration.byteRange.lowerBound)
    let newline = layout.newline(at: close)
    let property = lines(of: question).map { outer + layout.indentationStep + $0 }.joined(separator: newline)
    guard !layout.isFirstOfLine(close) else {
      return [
        SourceEdit(
          range: layout.lineStart(of: close)..<layout.lineStart(of: close),
          replacement: newline + property + newline)
      ]
    }
    let first = block.members.first?.byteRange.lowerBound ?? last
    guard layout.areOnOneLine(open, close), !layout.text(last..<close).contains("/"),
      !layout.text(open..<first).contains("/")
    else { throw FixRefusal("the brace that closes the enum has no line of its own") }
    return [
      SourceEdit(range: open..<first, replacement: newline + outer + layout.indentationStep),
      SourceEdit(range: last..<close, replacement: newline + newline + property + newline + outer),
    ]
  }

  private func lines(of question: Fix.CaseQuestion) -> [String] {
    let step = layout.indentationStep
    func branch(_ names: [String], _ answer: Bool) -> String {
      step + "case " + names.map { "." + $0.asMember }.joined(separator: ", ") + ": return \(answer)"
    }
    let branches =
      [branch(question.members, true)] + (question.others.isEmpty ? [] : [branch(question.others, false)])
    return ["\(access)var \(escaped(question.name)): Bool {", step + "switch self {"]
      + branches + [step + "}", "}"]
  }

  /// The property is asked for wherever the cases are.
  private var access: String {
    let words = ["open", "public", "package", "internal", "fileprivate", "private"]
    var modifiers = declaration.modifiers.map(\.name.text)
    // Without a word of its own an enum is as visible as the extension says that it stands in.
    if !words.contains(where: modifiers.contains),
      let outer = declaration.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    {
      modifiers = outer.modifiers.map(\.name.text)
    }
    return ["public", "package"].first(where: modifiers.contains).map { $0 + " " } ?? ""
  }
}
