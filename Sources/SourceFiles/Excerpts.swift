/// Lines of source files for reports, as they were when they were read.
package struct Excerpts: Hashable, Sendable {
  /// Keyed by path as users see it.
  package var files: [String: FileExcerpt]

  package init(files: [String: FileExcerpt] = [:]) { self.files = files }

  /// nil where the line was not requested or could not be read.
  package func line(at location: Location) -> SourceLine? {
    files[location.path]?.lines[location.span.line]
  }
}

/// Lines of one file.
package struct FileExcerpt: Hashable, Sendable {
  /// Keyed by 1-based line number.
  package var lines: [Int32: SourceLine]
  /// GitHub's line fingerprints, keyed by 1-based line number; see `lineHashes`.
  package var hashes: [Int32: String]

  package init(lines: [Int32: SourceLine], hashes: [Int32: String] = [:]) {
    self.lines = lines
    self.hashes = hashes
  }

  /// Extracts the lines with these numbers from a whole text. Numbers out of range are ignored.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, lines numbers: some Sequence<Int32>) {
    let table = LineTable(bytes)
    lines = [:]
    hashes = [:]
    for number in numbers where number >= 1 && Int(number) <= table.lineCount {
      let start = table.offset(line: number, column: 1)
      let end =
        Int(number) < table.lineCount ? table.offset(line: number + 1, column: 1) : bytes.count
      let isEnd = { (byte: UInt8) in byte == .newline || byte == .carriageReturn }
      let line = bytes[min(start, end)..<end].prefix { !isEnd($0) }
      lines[number] = SourceLine(bytes: Array(line))
    }
  }
}

/// One line of source, without line end and byte order mark.
package struct SourceLine: Hashable, Sendable {
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The decoded text; invalid UTF-8 becomes `U+FFFD`.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text before a 1-based byte column; the whole line where it is shorter.
  package func text(before column: Int32) -> String {
    String(decoding: bytes.prefix(max(0, Int(column) - 1)), as: UTF8.self)
  }

  /// Converts a 1-based byte column into a 1-based UTF-16 column.
  package func utf16Column(of column: Int32) -> Int { text(before: column).utf16.count + 1 }
}
