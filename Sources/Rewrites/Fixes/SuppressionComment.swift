import UntangleSourceFiles

/// A suppression comment at its place in a file.
struct SuppressionComment {
  /// The range of a word, as offsets in the file.
  private typealias Word = Range<Int>

  private let range: Range<Int>
  private let layout: SourceLayout

  init(at span: Span, in file: FixableFile) throws(FixRefusal) {
    layout = SourceLayout(bytes: file.bytes)
    let start = file.lines.offset(line: span.line, column: span.column)
    let end = file.lines.offset(line: span.endLine, column: span.endColumn)
    guard start < end, end <= file.bytes.count else {
      throw FixRefusal("the source is not what was analysed")
    }
    range = start..<end
    let text = layout.text(range)
    guard text.hasPrefix("//") || text.hasPrefix("/*"), text.contains("untangle:") else {
      throw FixRefusal("the source is not what was analysed")
    }
  }

  var text: String { layout.text(range) }

  /// Removes rules from the comment, or the whole comment if no other rule remains.
  func edits(dropping rules: [String]) throws(FixRefusal) -> [SourceEdit] {
    let names = names
    let dropped = names.filter { rules.contains(layout.text($0)) }
    return dropped.count == names.count ? [try removal()] : dropped.map(removal)
  }

  /// Appends a rule to the list of rules. No edits where the comment names none.
  func edits(adding rule: String) -> [SourceEdit] {
    names.last.map { [SourceEdit(range: $0.upperBound..<$0.upperBound, replacement: " " + rule)] } ?? []
  }

  /// Replaces the comment by another text.
  func edit(replacingWith text: String) -> SourceEdit { SourceEdit(range: range, replacement: text) }

  /// The rules that the comment names.
  private var names: [Word] {
    let words = words
    guard let directive = words.firstIndex(where: { layout.text($0).contains("untangle:") }) else {
      return []
    }
    var names: [Word] = []
    var isDate = false
    for word in words[(directive + 1)...] {
      let text = layout.text(word)
      if text == "-" { break }
      // A block comment may have an asterisk at the start of each line.
      if text.allSatisfy({ $0 == "*" }) { continue }
      if !isDate, !text.hasPrefix("until:") { names.append(word) }
      isDate = text == "until:"
    }
    return names
  }

  private var words: [Word] {
    let isBlock = layout.text(range.lowerBound..<range.lowerBound + 2) == "/*"
    let end = isBlock ? max(range.upperBound - 2, range.lowerBound) : range.upperBound
    return layout.bytes[range.lowerBound..<end].split { $0.isBlank || $0.isLineEnd }.map(\.indices)
  }

  /// The edit that removes one word with the blanks before it.
  private func removal(of word: Word) -> SourceEdit {
    let bytes = layout.bytes
    var start = word.lowerBound
    while bytes[start - 1].isBlank { start -= 1 }
    // For the first word of a line, the indentation and any decoration stay.
    guard bytes[start - 1].isLineEnd else {
      return SourceEdit(range: start..<word.upperBound, replacement: "")
    }
    var end = word.upperBound
    while end < range.upperBound, bytes[end].isBlank { end += 1 }
    return SourceEdit(range: word.lowerBound..<end, replacement: "")
  }

  /// The edit that removes the whole comment, with its lines if nothing else is on them.
  private func removal() throws(FixRefusal) -> SourceEdit {
    let bytes = layout.bytes
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    let isFirst = start == 0 || bytes[start - 1].isLineEnd || bytes[..<start].elementsEqual(byteOrderMark)
    let isLast = end == bytes.count || bytes[end].isLineEnd
    switch (isFirst, isLast) {
    case (true, true): return SourceEdit(range: start..<layout.lineEndEnd(at: end), replacement: "")
    case (false, true): return SourceEdit(range: start..<end, replacement: "")
    case (true, false) where !text.contains(where: \.isNewline):
      return SourceEdit(range: range.lowerBound..<end, replacement: "")
    case (false, false) where !text.contains(where: \.isNewline):
      // A comment between two tokens becomes a blank.
      return SourceEdit(range: start..<end, replacement: " ")
    case (_, false):
      throw FixRefusal("code stands on the last line of the comment; remove the comment by hand")
    }
  }
}

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension SourceLayout {
  /// The offset after the line ending at `offset`; `offset` itself at the end of the text.
  func lineEndEnd(at offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    let isPair = bytes[offset] == .carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == .newline
    return offset + (isPair ? 2 : 1)
  }
}

extension UInt8 {
  var isBlank: Bool { self == .space || self == .tab }
  var isLineEnd: Bool { self == .newline || self == .carriageReturn }
}
