import SwiftSyntax
import UntangleSourceFiles

/// The positions at the ends of a file's lines, for comments that are to be inserted there.
struct FilePlaces {
  /// The kind of position of an offset.
  enum Place: Hashable {
    /// Between tokens, where a comment can be inserted.
    case free
    /// In a comment that extends to the end of its line.
    case lineComment
    case blockComment
    /// In the text of a token, or in a multi-line literal.
    case literal
  }

  let file: FixableFile
  let layout: SourceLayout

  init(_ file: FixableFile) {
    self.file = file
    layout = SourceLayout(bytes: file.bytes)
  }

  /// The offset of a line; line numbers start at 1.
  func start(ofLine line: Int) -> Int { file.lines.offset(line: Int32(line), column: 1) }

  func end(ofLine line: Int) -> Int { layout.lineEnd(of: start(ofLine: line)) }

  /// nil after the last line.
  func text(ofLine line: Int) -> String? {
    guard line >= 1, line <= file.lines.lineCount else { return nil }
    return layout.text(start(ofLine: line)..<end(ofLine: line))
  }

  func place(at offset: Int) -> Place {
    guard let token = file.tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return .free }
    if let place = commentPlace(at: offset, around: token) { return place }
    let text = token.byteRange
    if text.contains(offset), text.lowerBound < offset { return .literal }
    return isInLiteral(offset, token) ? .literal : .free
  }

  /// nil where the offset is not in a comment, or at the start of one.
  private func commentPlace(at offset: Int, around token: TokenSyntax) -> Place? {
    let isBefore = offset < token.byteRange.upperBound
    var start = isBefore ? token.position.utf8Offset : token.byteRange.upperBound
    for piece in isBefore ? token.leadingTrivia : token.trailingTrivia {
      let end = start + piece.sourceLength.utf8Length
      if start < offset, offset < end {
        switch piece {
        case .lineComment, .docLineComment: return .lineComment
        case .blockComment, .docBlockComment: return .blockComment
        default: return nil
        }
      }
      start = end
    }
    return nil
  }

  private func isInLiteral(_ offset: Int, _ token: TokenSyntax) -> Bool {
    var node = token.parent
    while let current = node {
      let isLiteral =
        current.is(StringLiteralExprSyntax.self) || current.is(SimpleStringLiteralExprSyntax.self)
        || current.is(RegexLiteralExprSyntax.self)
      let range = current.byteRange
      if isLiteral, range.lowerBound < offset, offset < range.upperBound { return true }
      node = current.parent
    }
    return false
  }

  /// Whether a line starts a declaration with a doc comment above. Another comment in between would detach
  /// the doc comment.
  func isDocumented(_ line: Int) -> Bool {
    let start = start(ofLine: line)
    guard let token = file.tree.token(at: AbsolutePosition(utf8Offset: start)),
      start <= token.byteRange.lowerBound
    else { return false }
    var position = token.position.utf8Offset
    var isDocumented = false
    for piece in token.leadingTrivia where position < start {
      position += piece.sourceLength.utf8Length
      switch piece {
      case .docLineComment, .docBlockComment: isDocumented = true
      case .lineComment, .blockComment: isDocumented = false
      default: break
      }
    }
    return isDocumented
  }
}
