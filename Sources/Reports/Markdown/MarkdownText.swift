extension String {
  /// Prose as Markdown: text in back-ticks remains code, and all other characters are literal.
  package var markdown: String {
    let pieces = trimmed.split(separator: "`", omittingEmptySubsequences: false)
    // Every second piece is code. If the number of back-ticks is odd, the last one is literal.
    let codeEnd = pieces.count % 2 == 1 ? pieces.count : pieces.count - 1
    var text = ""
    for (index, piece) in pieces.enumerated() {
      let isCode = index % 2 == 1 && index < codeEnd
      if index > 0 && index == codeEnd { text += "\\`" }
      text += isCode ? "`\(piece.visible)`" : piece.visible.escapedForMarkdown
    }
    return text
  }

  /// Paragraphs and list items as lines of Markdown.
  var markdownProseLines: [String] {
    paragraphs.joined { paragraph in
      let lines = paragraph.lines.map(\.markdown)
      return switch paragraph.kind {
      case .prose: lines
      case .item: ["- " + lines.joined(separator: "\n  ")]
      }
    }
  }

  var markdownProse: String { markdownProseLines.joined(separator: "\n") }

  /// A code span; its fence of back-ticks is longer than any run in the text.
  package var markdownCode: String {
    let fence = String(repeating: "`", count: longestRunOfTicks + 1)
    let padding = hasPrefix("`") || hasSuffix("`") || isEmpty ? " " : ""
    return fence + padding + visible + padding + fence
  }

  /// The text for a table cell, where a bar must be escaped even in code.
  package var inMarkdownTable: String { replacing("|", with: "\\|") }

  var longestRunOfTicks: Int {
    split { $0 != "`" }.map(\.count).max() ?? 0
  }

  private func replacing(_ character: Character, with text: String) -> String {
    map { $0 == character ? text : String($0) }.joined()
  }
}

extension String {
  /// Characters that are always escaped, because they can start markup.
  private static let markup: Set<Character> = [
    "\\", "*", "_", "[", "]", "<", ">", "&", "~", "$", "@",
  ]

  private var startsNumberedList: Bool {
    let number = prefix { ("0"..."9").contains($0) }
    return !number.isEmpty && [".", ")"].contains(dropFirst(number.count).first)
  }

  private var startsListOrHeading: Bool { first.map { "+-=#".contains($0) } ?? false }

  fileprivate var escapedForMarkdown: String {
    let number = prefix { ("0"..."9").contains($0) }
    var text = startsListOrHeading ? "\\" : String(number)
    if startsNumberedList { text += "\\" }
    for character in dropFirst(number.count) {
      // An underscore within a word, as in `enum_default`, is literal.
      let isWithinWord = character == "_" && text.last?.isLetter == true
      text +=
        String.markup.contains(character) && !isWithinWord ? "\\\(character)" : String(character)
    }
    return text
  }
}
