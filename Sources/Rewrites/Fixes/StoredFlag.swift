import SwiftSyntax
import UntangleFindings

/// A stored flag that is to become computed, with all its uses in the file.
///
/// Its access level shows that only its file can set it. So all writes are visible, and any use that is not
/// understood is a refusal.
struct StoredFlag {
  private let value: Fix.DerivedValue
  private let declaration: VariableDeclSyntax
  private let binding: PatternBindingSyntax
  private let name: TokenSyntax
  private let file: FixableFile
  private let layout: SourceLayout

  init(_ token: TokenSyntax, _ value: Fix.DerivedValue, in file: FixableFile) throws(FixRefusal) {
    guard token.text == value.flag, let pattern = token.parent?.as(IdentifierPatternSyntax.self),
      let binding = pattern.parent?.as(PatternBindingSyntax.self),
      let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self),
      let member = declaration.parent?.as(MemberBlockItemSyntax.self)
    else { throw FixRefusal("no property stands here") }
    self.value = value
    self.declaration = declaration
    self.binding = binding
    self.file = file
    name = token
    layout = SourceLayout(bytes: file.bytes)
    try checkDeclaration()
    try checkOwner(of: member)
  }

  func edits() throws(FixRefusal) -> [SourceEdit] {
    let writes = try WritePairs(value, declaration, in: file.tree)
    return declarationEdits + writes.ofFlag.map { $0.removal(layout) }
  }

  private func checkDeclaration() throws(FixRefusal) {
    guard declaration.attributes.isEmpty else { throw FixRefusal("'\(value.flag)' has attributes") }
    guard declaration.bindings.count == 1, binding.accessorBlock == nil else {
      throw FixRefusal("'\(value.flag)' is declared with others, or has accessors")
    }
    let isPlain = declaration.modifiers.allSatisfy {
      ["private", "fileprivate", "internal", "package", "public", "final"].contains($0.name.text)
    }
    guard isPlain else { throw FixRefusal("'\(value.flag)' has modifiers that may ask for storage") }
    let isClosed = declaration.modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text)
    }
    guard isClosed else { throw FixRefusal("other files may set '\(value.flag)'") }
    guard !declaration.hasCommentWithin else {
      throw FixRefusal("a comment stands within the declaration of '\(value.flag)'")
    }
  }

  /// Refuses a struct whose memberwise initialiser would lose the flag as a parameter.
  private func checkOwner(of member: MemberBlockItemSyntax) throws(FixRefusal) {
    guard let members = member.parent?.as(MemberBlockItemListSyntax.self),
      let owner = members.parent?.parent
    else { throw FixRefusal("'\(value.flag)' is no member of a type") }
    switch owner.kind {
    case .classDecl, .actorDecl: return
    case .structDecl:
      guard members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) else {
        throw FixRefusal("the initialiser that the struct has by itself would lose a parameter")
      }
    default: throw FixRefusal("'\(value.flag)' stands under a condition")
    }
  }

  /// The edits that make the declaration `var isLit: Bool { isOpen }`, without modifiers of the setter.
  private var declarationEdits: [SourceEdit] {
    let setters = declaration.modifiers.filter { $0.detail != nil }.map { modifier in
      let end = modifier.nextToken(viewMode: .sourceAccurate)?.byteRange.lowerBound
      return SourceEdit(
        range: modifier.byteRange.lowerBound..<(end ?? modifier.byteRange.upperBound),
        replacement: "")
    }
    let rest = name.byteRange.upperBound..<binding.byteRange.upperBound
    return setters + [SourceEdit(range: rest, replacement: ": Bool { \(expression) }")]
  }

  private var expression: String {
    switch value.comparison {
    case .isTrue: value.variable
    case .isFalse: "!\(value.variable)"
    case .isCase(let name): "\(value.variable) == .\(name.asMember)"
    }
  }
}

extension SyntaxProtocol {
  /// Whether there is a comment between its first and last token.
  var hasCommentWithin: Bool {
    let tokens = Array(tokens(viewMode: .sourceAccurate))
    let inner =
      tokens.dropFirst().map(\.leadingTrivia) + tokens.dropLast().map(\.trailingTrivia)
    return inner.contains { $0.contains(where: \.isComment) }
  }
}

extension SyntaxProtocol {
  /// Where comments stand in it, before its first token and behind its last one.
  var commentRanges: [Range<Int>] {
    tokens(viewMode: .sourceAccurate).flatMap { token in
      token.leadingTrivia.commentRanges(from: token.position.utf8Offset)
        + token.trailingTrivia.commentRanges(from: token.byteRange.upperBound)
    }
  }
}

extension Trivia {
  fileprivate func commentRanges(from offset: Int) -> [Range<Int>] {
    var start = offset
    return compactMap { piece in
      let range = start..<start + piece.sourceLength.utf8Length
      start = range.upperBound
      return piece.isComment ? range : nil
    }
  }
}

extension TriviaPiece {
  var isComment: Bool {
    switch self {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }
}
