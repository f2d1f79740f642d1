import SwiftSyntax

/// What goes from a file, and what moves to the left for it.
struct RemovedText {
  private var removed: [Range<Int>] = []
  private var replaced: [SourceEdit] = []
  /// By the start of a line, how many bytes of its indentation go.
  private var dedents: [Int: Int] = [:]
  let layout: SourceLayout

  init(_ layout: SourceLayout) { self.layout = layout }

  var edits: [SourceEdit] {
    let gone = removed + replaced.map(\.range)
    let moves = dedents.compactMap { start, count -> SourceEdit? in
      let blanks = layout.indentation(ofLineAt: start).utf8.count
      let range = start..<start + min(count, blanks)
      return range.isEmpty || gone.contains { $0.overlaps(range) }
        ? nil : SourceEdit(range: range, replacement: "")
    }
    return removed.map { SourceEdit(range: $0, replacement: "") } + replaced + moves
  }

  /// All that does not stay as it is.
  var touched: [Range<Int>] { removed + replaced.map(\.range) }

  mutating func remove(_ range: Range<Int>) { if !range.isEmpty { removed.append(range) } }

  mutating func replace(_ range: Range<Int>, with text: String) {
    replaced.append(SourceEdit(range: range, replacement: text))
  }

  /// Removes whole lines where nothing else stands on them, with the blank line that would be left over.
  mutating func removeLines(of range: Range<Int>) throws(FixRefusal) {
    let lines = layout.removalRange(of: range)
    guard !layout.isExplained(range) else { throw FixRefusal("a comment explains what would go") }
    guard layout.isFirstOfLine(range.lowerBound), lines.lowerBound == layout.lineStart(of: range.lowerBound),
      lines.upperBound < layout.bytes.count
    else { return remove(lines) }
    let before = lines.lowerBound > 0 ? layout.line(at: lines.lowerBound - 1) : "{"
    let after = layout.line(at: lines.upperBound)
    if after.isEmpty, before.isEmpty || before.hasSuffix("{") {
      remove(lines.lowerBound..<layout.nextLine(after: lines.upperBound))
    } else if before.isEmpty, after.hasPrefix("}") {
      remove(layout.lineStart(of: lines.lowerBound - 1)..<lines.upperBound)
    } else {
      remove(lines)
    }
  }

  /// Of a statement, leaves what stands between the braces of one of its blocks.
  mutating func keep(_ block: CodeBlockSyntax, of statement: Range<Int>, _ wrapping: Wrapping)
    throws(FixRefusal)
  {
    if wrapping == .block {
      replace(statement.lowerBound..<block.leftBrace.byteRange.lowerBound, with: "do ")
      return remove(block.rightBrace.byteRange.upperBound..<statement.upperBound)
    }
    let inner = layout.trimmed(
      block.leftBrace.byteRange.upperBound..<block.rightBrace.byteRange.lowerBound)
    remove(statement.lowerBound..<inner.lowerBound)
    remove(inner.upperBound..<statement.upperBound)
    guard layout.isFirstOfLine(inner.lowerBound) else { return }
    let old = layout.indentation(ofLineAt: inner.lowerBound).utf8.count
    let new = layout.indentation(ofLineAt: statement.lowerBound).utf8.count
    try dedent(block, inner, by: old - new)
  }

  private mutating func dedent(
    _ block: CodeBlockSyntax, _ inner: Range<Int>, by count: Int
  ) throws(FixRefusal) {
    guard count > 0 else { return }
    for token in block.tokens(viewMode: .sourceAccurate) where token.tokenKind == .multilineStringQuote {
      let quote = token.byteRange.lowerBound
      guard layout.indentation(ofLineAt: quote).utf8.count >= count else {
        throw FixRefusal("a text of several lines would have to move to the left")
      }
    }
    var line = layout.nextLine(after: inner.lowerBound)
    while line < inner.upperBound {
      dedents[line, default: 0] += count
      line = layout.nextLine(after: line)
    }
  }
}

extension SourceLayout {
  /// The start of the line behind that of the offset.
  func nextLine(after offset: Int) -> Int {
    var next = lineEnd(of: offset)
    if next < bytes.count, bytes[next] == .carriageReturn { next += 1 }
    if next < bytes.count, bytes[next] == .newline { next += 1 }
    return max(next, min(offset + 1, bytes.count))
  }

  /// Whether a comment stands behind the range, or on the line above it; a heading is about more than that line.
  fileprivate func isExplained(_ range: Range<Int>) -> Bool {
    if text(trimmed(range.upperBound..<lineEnd(of: range.upperBound))).hasPrefix("/") { return true }
    let start = lineStart(of: range.lowerBound)
    guard start > 0 else { return false }
    // A line that ends with two bytes.
    let above = line(at: lineStart(of: start - 1) < start - 1 ? max(start - 2, 0) : start - 1)
    let isHeading = above.contains("MARK:")
    return above.hasPrefix("//") && !isHeading || above.hasSuffix("*/")
  }

  /// The text of the line without blanks at its ends.
  func line(at offset: Int) -> String {
    text(trimmed(lineStart(of: offset)..<lineEnd(of: offset)))
  }

  /// The range without blanks and line ends at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    func isBlank(_ byte: UInt8) -> Bool {
      byte == .space || byte == .tab || byte == .newline || byte == .carriageReturn
    }
    guard let first = bytes[range].firstIndex(where: { !isBlank($0) }),
      let last = bytes[range].lastIndex(where: { !isBlank($0) })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }
}
