/// A paragraph or list item of plain prose.
struct Paragraph: Hashable, Sendable {
  enum Kind: Sendable { case prose, item }

  let kind: Kind
  /// Trimmed lines, broken as in the source.
  let lines: [String]

  var text: String { lines.joined(separator: " ") }
}

extension String {
  /// Paragraphs are separated by empty lines. A line that starts with `- ` is a list item; the dash is
  /// removed.
  var paragraphs: [Paragraph] {
    var paragraphs: [Paragraph] = []
    var open: Paragraph?
    for line in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.trimmed
      if words.isEmpty || words.hasPrefix("- ") {
        if let open { paragraphs.append(open) }
        open = words.isEmpty ? nil : Paragraph(kind: .item, lines: [words.dropFirst(2).trimmed])
      } else if let paragraph = open {
        open = Paragraph(kind: paragraph.kind, lines: paragraph.lines + [words])
      } else {
        open = Paragraph(kind: .prose, lines: [words])
      }
    }
    return paragraphs + (open.map { [$0] } ?? [])
  }

  /// The lines without leading and trailing empty ones.
  var sourceLines: [String] {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let used = lines.drop { $0.trimmed.isEmpty }
    return used.reversed().drop { $0.trimmed.isEmpty }.reversed().map { String($0) }
  }
}

extension [Paragraph] {
  /// The lines of all paragraphs, with an empty line between paragraphs but not between list items.
  func joined(_ lines: (Paragraph) -> [String]) -> [String] {
    var joined: [String] = []
    var previous: Paragraph.Kind?
    for paragraph in self {
      if let previous, (previous, paragraph.kind) != (.item, .item) { joined.append("") }
      joined += lines(paragraph)
      previous = paragraph.kind
    }
    return joined
  }
}

extension StringProtocol {
  /// Without leading and trailing white space.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(String(start.reversed().drop(while: \.isWhitespace).reversed()))
  }
}
