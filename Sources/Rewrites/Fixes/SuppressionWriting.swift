package import UntangleFacts
import UntangleRules
package import UntangleSourceFiles

/// Finds places for suppression comments for given lines of a file.
///
/// Parsing recurses deeply: create the `FixableFile` on a thread with a stack of at least 64 MiB.
package struct SuppressionWriting {
  /// A new comment, or an extension of an existing one.
  package struct Comment: Sendable {
    package var edits: [SourceEdit]
    /// The line of the old text above which a line is inserted; nil if none is.
    package var lineAdded: Int?
  }

  private let file: FixableFile
  private let places: FilePlaces
  private let comments: [Suppression]
  /// The line that each comment suppresses.
  private let commentedLines: [Int]
  private let words: SuppressionWords
  private let today: CalendarDay
  /// All lines that are to be suppressed.
  private let lines: Set<Int>

  /// `comments` are all suppression comments of the file, in order; `lines` are those of the findings.
  package init(
    _ words: SuppressionWords, onLines lines: Set<Int>, of file: FixableFile, comments: [Suppression],
    today: CalendarDay
  ) {
    self.words = words
    self.lines = lines
    self.file = file
    self.comments = comments
    self.today = today
    places = FilePlaces(file)
    commentedLines = suppressedLines(of: comments)
  }

  /// A comment for one of the lines. Extends an existing comment with the same reason and end.
  package func comment(forLine line: Int) throws(FixRefusal) -> Comment {
    guard file.parses else { throw FixRefusal("the file has a syntax error; mend that first") }
    var dropping: [SourceEdit] = []
    for (comment, commentedLine) in zip(comments, commentedLines) where commentedLine == line {
      guard let reach = SuppressionWords.Reach(comment.reach) else { continue }
      let written = try SuppressionComment(at: comment.span, in: file)
      if comment.holds(on: today) {
        if comment.reason == words.reason, comment.until?.text == words.until, !comment.rules.isEmpty {
          return Comment(edits: written.edits(adding: words.rule))
        }
      } else if comment.rules == [words.rule], written.text.hasPrefix("//") {
        return Comment(edits: [written.edit(replacingWith: words.comment(reach))])
      } else if comment.rules.contains(words.rule) {
        dropping += try written.edits(dropping: [words.rule])
      }
    }
    let added = try addedComment(forLine: line)
    return Comment(edits: dropping + added.edits, lineAdded: added.lineAdded)
  }

  private func addedComment(forLine line: Int) throws(FixRefusal) -> Comment {
    let text = places.text(ofLine: line) ?? ""
    let isClosing = text.first { $0 != " " && $0 != "\t" } == "}"
    // Above a closing brace, it would read as a part of the block that ends there.
    let order: [SuppressionWords.Reach] = isClosing ? [.this, .next, .previous] : [.next, .this, .previous]
    guard let reach = order.first(where: { canStand($0, forLine: line, text) }) else {
      throw FixRefusal(refusal(forLine: line))
    }
    let comment = words.comment(reach)
    switch reach {
    case .next: return inserted(comment, aboveLine: line, indentedAs: line)
    case .previous: return inserted(comment, aboveLine: line + 1, indentedAs: line)
    case .this:
      let end = places.end(ofLine: line)
      var start = end
      while file.bytes[start - 1].isBlank { start -= 1 }
      return Comment(edits: [SourceEdit(range: start..<end, replacement: "  " + comment)])
    }
  }

  private func inserted(_ comment: String, aboveLine line: Int, indentedAs model: Int) -> Comment {
    let start = places.start(ofLine: line)
    let layout = places.layout
    let indentation = layout.text(places.start(ofLine: model)..<places.end(ofLine: model))
      .prefix { $0 == " " || $0 == "\t" }
    let newline = layout.newline(at: places.start(ofLine: model))
    let edit = SourceEdit(range: start..<start, replacement: indentation + comment + newline)
    return Comment(edits: [edit], lineAdded: line)
  }

  private func canStand(_ reach: SuppressionWords.Reach, forLine line: Int, _ text: String) -> Bool {
    switch reach {
    case .next:
      return places.place(at: places.start(ofLine: line)) == .free && !places.isDocumented(line)
        && !text.contains(":previous") && !isForeign(above: line)
    case .this:
      let end = places.end(ofLine: line)
      return places.place(at: end) == .free && places.place(at: max(end - 1, 0)) != .lineComment
    case .previous:
      guard !lines.contains(line + 1), !text.contains(":next"), let below = places.text(ofLine: line + 1)
      else {
        return false
      }
      return places.place(at: places.start(ofLine: line + 1)) == .free && !below.contains(":previous")
    }
  }

  /// Whether a `:next` comment of another tool is directly above a line. A comment in between would take its
  /// place.
  private func isForeign(above line: Int) -> Bool {
    guard let above = places.text(ofLine: line - 1) else { return false }
    return above.contains(":next") && !above.contains("untangle:disable:next")
  }

  private func refusal(forLine line: Int) -> String {
    let isLiteral = places.place(at: places.start(ofLine: line)) == .literal
    let reason =
      isLiteral
      ? "the line is within a literal, where a comment is text"
      : "the comments on the line and around it leave no place for another one"
    return "\(reason); write 'untangle:disable \(words.rule) - \(words.reason)' above it and "
      + "'untangle:enable \(words.rule)' below it"
  }
}

extension SuppressionWords.Reach {
  /// nil for regions.
  fileprivate init?(_ reach: Suppression.Reach) {
    switch reach {
    case .next: self = .next
    case .this: self = .this
    case .previous: self = .previous
    case .regionStart, .regionEnd, .enforce, .ignore, .unknown: return nil
    }
  }
}
