import SwiftParser
import SwiftSyntax
import UntangleFacts
import UntangleSourceFiles

/// A file whose text is to be rewritten.
package struct FileText: Hashable, Sendable {
  /// As users see it.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// The same with its tree.
///
/// Parsing runs deep: give the thread a stack of 64 MiB or more.
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
        Parser.parse(source: buffer, maximumNestingLevel: maximumNestingLevel), LineTable(buffer)
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

  /// Where the line of an offset starts.
  func lineStart(_ offset: Int) -> Int {
    // Between the two bytes of `\r\n` the line has not ended.
    let isWithinEnd =
      offset > 0 && offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
      && bytes[offset - 1] == UInt8(ascii: "\r")
    return bytes[..<(isWithinEnd ? offset - 1 : offset)].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
  }

  /// The spaces and tabs that the line of an offset starts with.
  func indentation(at offset: Int) -> String {
    let start = lineStart(offset)
    let end = bytes[start...].firstIndex { !isBlank($0) } ?? bytes.count
    return text(start..<min(end, offset))
  }

  /// Whether nothing but spaces stands before an offset in its line.
  func isFirstInLine(_ offset: Int) -> Bool { bytes[lineStart(offset)..<offset].allSatisfy(isBlank) }

  /// Where the spaces after an offset end.
  func afterBlanks(_ offset: Int) -> Int {
    bytes[offset...].firstIndex { !isBlank($0) } ?? bytes.count
  }

  func isLineEnd(at offset: Int) -> Bool { offset >= bytes.count || isLineEnd(bytes[offset]) }

  /// The offset after the line's end that stands at an offset.
  func afterLineEnd(_ offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    let isPair =
      bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bytes.count
      && bytes[offset + 1] == UInt8(ascii: "\n")
    return offset + (isPair ? 2 : 1)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// How the file ends its lines.
  var lineEnd: String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}
