/// How a file is laid out around a place: its lines, their indentation and their ends.
struct SourceLayout {
  let bytes: [UInt8]

  /// The columns that a line has where it is up to us.
  static let width = 100

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The first byte of the line.
  func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex { $0 == .newline || $0 == .carriageReturn }.map { $0 + 1 } ?? 0
  }

  /// The byte after the last of the line, its end not included.
  func lineEnd(of offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 == .newline || $0 == .carriageReturn } ?? bytes.count
  }

  /// What stands before the first word of the line.
  func indentation(ofLineAt offset: Int) -> String {
    let start = lineStart(of: offset)
    let end = bytes[start...].firstIndex { $0 != .space && $0 != .tab } ?? bytes.count
    return text(start..<end)
  }

  /// Whether the place is the first of its line, but for blanks.
  func isFirstOfLine(_ offset: Int) -> Bool {
    bytes[lineStart(of: offset)..<offset].allSatisfy { $0 == .space || $0 == .tab }
  }

  func areOnOneLine(_ start: Int, _ end: Int) -> Bool { lineEnd(of: start) >= end }

  /// As the line of the place ends, or the one before it.
  func newline(at offset: Int) -> String {
    let end = lineEnd(of: offset)
    let place = end < bytes.count ? end : max(lineStart(of: offset) - 1, 0)
    guard place < bytes.count else { return "\n" }
    let isPair =
      bytes[place] == .carriageReturn && place + 1 < bytes.count && bytes[place + 1] == .newline
      || bytes[place] == .newline && place > 0 && bytes[place - 1] == .carriageReturn
    return isPair ? "\r\n" : "\n"
  }

  /// One step of indentation, as the file's lines have it: the smallest that occurs.
  var indentationStep: String {
    var smallest: String?
    var start = 0
    while start < bytes.count {
      let indentation = indentation(ofLineAt: start)
      if indentation.hasPrefix("\t") { return "\t" }
      // A single blank starts the lines of a block comment.
      if indentation.utf8.count > 1, indentation.utf8.count < smallest?.utf8.count ?? .max {
        smallest = indentation
      }
      start = lineEnd(of: start) + 1
    }
    return smallest ?? "  "
  }

  /// Columns, a tab as four of them.
  static func columns(_ text: String) -> Int { text.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
}
