/// The layout of a file around a place: lines, indentation and line endings.
struct SourceLayout {
  let bytes: [UInt8]

  /// The maximum line length in columns for lines that we write.
  static let width = 100

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The offset of the first byte of the line.
  func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex { $0 == .newline || $0 == .carriageReturn }.map { $0 + 1 } ?? 0
  }

  /// The offset after the last byte of the line, without its line ending.
  func lineEnd(of offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 == .newline || $0 == .carriageReturn } ?? bytes.count
  }

  /// The blanks at the start of the line.
  func indentation(ofLineAt offset: Int) -> String {
    let start = lineStart(of: offset)
    let end = bytes[start...].firstIndex { $0 != .space && $0 != .tab } ?? bytes.count
    return text(start..<end)
  }

  /// Whether only blanks precede the offset in its line.
  func isFirstOfLine(_ offset: Int) -> Bool {
    bytes[lineStart(of: offset)..<offset].allSatisfy { $0 == .space || $0 == .tab }
  }

  func areOnOneLine(_ start: Int, _ end: Int) -> Bool { lineEnd(of: start) >= end }

  /// The line ending of the line at the offset; of the line before, if it is the last.
  func newline(at offset: Int) -> String {
    let end = lineEnd(of: offset)
    let place = end < bytes.count ? end : max(lineStart(of: offset) - 1, 0)
    guard place < bytes.count else { return "\n" }
    let isPair =
      bytes[place] == .carriageReturn && place + 1 < bytes.count && bytes[place + 1] == .newline
      || bytes[place] == .newline && place > 0 && bytes[place - 1] == .carriageReturn
    return isPair ? "\r\n" : "\n"
  }

  /// The unit of indentation: a tab if any line starts with one, else the smallest indentation in the file.
  /// Two blanks by default.
  var indentationStep: String {
    var smallest: String?
    var start = 0
    while start < bytes.count {
      let indentation = indentation(ofLineAt: start)
      if indentation.hasPrefix("\t") { return "\t" }
      // Lines of a block comment start with a single blank.
      if indentation.utf8.count > 1, indentation.utf8.count < smallest?.utf8.count ?? .max {
        smallest = indentation
      }
      start = lineEnd(of: start) + 1
    }
    return smallest ?? "  "
  }

  /// The width in columns; a tab counts as four.
  static func columns(_ text: String) -> Int { text.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
}
