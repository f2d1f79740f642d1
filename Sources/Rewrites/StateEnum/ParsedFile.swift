import SwiftSyntax
import UntangleFacts
import UntangleSourceFiles

/// A file whose text is to be rewritten.
package struct FileText: Hashable, Sendable {
  /// As shown to users.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// A parsed file.
///
/// Parsing recurses deeply: use a thread with a stack of at least 64 MiB.
package struct ParsedFile: Sendable {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let lines: LineTable

  package init(_ text: FileText) {
    path = text.path
    bytes = text.bytes
    (tree, lines) = text.bytes.withUnsafeBufferPointer { buffer in
      (
        parsedTree(of: buffer), LineTable(buffer)
      )
    }
  }

  func offset(of span: Span) -> Int { lines.offset(line: span.line, column: span.column) }

  func endOffset(of span: Span) -> Int { lines.offset(line: span.endLine, column: span.endColumn) }

  func location(from start: Int, to end: Int) -> Location {
    Location(path: path, span: lines.span(from: start, to: end))
  }

  func location(of node: some SyntaxProtocol) -> Location {
    location(from: start(of: node), to: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  func start(of node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  func end(of node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func text(of node: some SyntaxProtocol) -> String { text(start(of: node)..<end(of: node)) }

  /// The start of the line that contains an offset.
  func lineStart(_ offset: Int) -> Int {
    // An offset between the two bytes of `\r\n` belongs to the line before.
    let isWithinEnd =
      offset > 0 && offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
      && bytes[offset - 1] == UInt8(ascii: "\r")
    return bytes[..<(isWithinEnd ? offset - 1 : offset)].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
  }

  /// The blanks at the start of a line, up to the offset.
  func indentation(at offset: Int) -> String {
    let start = lineStart(offset)
    let end = bytes[start...].firstIndex { !isBlank($0) } ?? bytes.count
    return text(start..<min(end, offset))
  }

  /// Whether only blanks precede an offset in its line.
  func isFirstInLine(_ offset: Int) -> Bool { bytes[lineStart(offset)..<offset].allSatisfy(isBlank) }

  /// The offset after the blanks that follow.
  func afterBlanks(_ offset: Int) -> Int {
    bytes[offset...].firstIndex { !isBlank($0) } ?? bytes.count
  }

  func isLineEnd(at offset: Int) -> Bool { offset >= bytes.count || isLineEnd(bytes[offset]) }

  /// The offset after the line ending at `offset`.
  func afterLineEnd(_ offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    let isPair =
      bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bytes.count
      && bytes[offset + 1] == UInt8(ascii: "\n")
    return offset + (isPair ? 2 : 1)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// The file's line ending, as its first line has it.
  var lineEnd: String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}
