/// Some lines of some files, as they were when they were read: what reports show of the sources.
package struct Excerpts: Hashable, Sendable {
  /// By path as users see it.
  package var files: [String: FileExcerpt]

  package init(files: [String: FileExcerpt] = [:]) { self.files = files }

  /// nil where the line was not asked for or could not be read.
  package func line(at location: Location) -> SourceLine? {
    files[location.path]?.lines[location.span.line]
  }
}

/// Some lines of one file.
package struct FileExcerpt: Hashable, Sendable {
  /// By number from 1.
  package var lines: [Int32: SourceLine]
  /// By number from 1, what GitHub tells lines by; see `lineHashes`.
  package var hashes: [Int32: String]

  package init(lines: [Int32: SourceLine], hashes: [Int32: String] = [:]) {
    self.lines = lines
    self.hashes = hashes
  }

  /// The lines of these numbers, as far as there are any, of a whole text.
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

/// One line of source, without its end and without a byte order mark.
package struct SourceLine: Hashable, Sendable {
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// What is not UTF-8 is shown as `U+FFFD`.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text before a column, which counts from 1 in bytes; all of it where the line is shorter.
  package func text(before column: Int32) -> String {
    String(decoding: bytes.prefix(max(0, Int(column) - 1)), as: UTF8.self)
  }

  /// The same place as a column that counts from 1 in UTF-16 units.
  package func utf16Column(of column: Int32) -> Int { text(before: column).utf16.count + 1 }
}
