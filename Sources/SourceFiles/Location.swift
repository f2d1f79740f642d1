/// A range of one file's text.
///
/// Lines and columns are 1-based. Columns count UTF-8 bytes, as in the Swift compiler; a byte order mark
/// takes none. The end is exclusive: `let` at the start of a file is 1:1 to 1:4.
package struct Span: Hashable, Sendable, Codable {
  package var line: Int32
  package var column: Int32
  package var endLine: Int32
  package var endColumn: Int32

  package init(line: Int32, column: Int32, endLine: Int32, endColumn: Int32) {
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }
}

extension Span: Comparable {
  package static func < (left: Span, right: Span) -> Bool {
    (left.line, left.column, left.endLine, left.endColumn)
      < (right.line, right.column, right.endLine, right.endColumn)
  }
}

extension Span {
  /// Whether the other range lies within this one, its ends included.
  package func contains(_ other: Span) -> Bool {
    (line, column) <= (other.line, other.column) && (other.endLine, other.endColumn) <= (endLine, endColumn)
  }
}

/// A range of text in a file. `path` is as users see it, relative to the current folder with `/`.
package struct Location: Hashable, Sendable, Codable {
  package var path: String
  package var span: Span

  package init(path: String, span: Span) {
    self.path = path
    self.span = span
  }

  package var line: Int { Int(span.line) }
  package var column: Int { Int(span.column) }
}

extension Location: Comparable {
  package static func < (left: Location, right: Location) -> Bool {
    left.path == right.path ? left.span < right.span : left.path < right.path
  }
}
