extension String {
  /// Prose as Markdown: what stands in back-ticks stays code, everything else means itself.
  package var markdown: String {
    let pieces = trimmed.split(separator: "`", omittingEmptySubsequences: false)
    // Every second piece is code; an odd number of ticks leaves the last one without its partner.
    let codeEnd = pieces.count % 2 == 1 ? pieces.count : pieces.count - 1
    var text = ""
    for (index, piece) in pieces.enumerated() {
      let isCode = index % 2 == 1 && index < codeEnd
      if index > 0 && index == codeEnd { text += "\\`" }
      text += isCode ? "`\(piece.visible)`" : piece.visible.escapedForMarkdown
    }
    return text
  }

  /// Paragraphs and items as lines of Markdown.
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

  /// Code within a line; the fence of ticks is longer than any run of them in the text.
  package var markdownCode: String {
    let fence = String(repeating: "`", count: longestRunOfTicks + 1)
    let padding = hasPrefix("`") || hasSuffix("`") || isEmpty ? " " : ""
    return fence + padding + visible + padding + fence
  }

  /// The same within a cell of a table, where a bar ends the cell even in code.
  package var inMarkdownTable: String { replacing("|", with: "\\|") }

  var longestRunOfTicks: Int {
    split { $0 != "`" }.map(\.count).max() ?? 0
  }

  private func replacing(_ character: Character, with text: String) -> String {
    map { $0 == character ? text : String($0) }.joined()
  }
}

extension String {
  /// Characters that could start something; escaped, each stands for itself wherever it is.
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
      // A mark within a word, as in `enum_default`, emphasises nothing.
      let isWithinWord = character == "_" && text.last?.isLetter == true
      text +=
        String.markup.contains(character) && !isWithinWord ? "\\\(character)" : String(character)
    }
    return text
  }
}
