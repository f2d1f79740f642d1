import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  /// Collects the comments that suppress rules. The tree is searched only where the bytes contain the marker.
  func collectSuppressions() {
    var offset = 0
    while let found = find("untangle:", from: offset) {
      offset = found + 9
      guard let comment = comment(at: found) else { continue }
      // Prose and reasons may mention directives.
      guard comment.text.utf8.offset(of: "untangle:") == found - comment.start else { continue }
      if var suppression = suppression(comment.text, at: comment.start) {
        suppression.lastLineBehind = lastLine(behind: comment.start, for: suppression.reach)
        facts.suppressions.append(suppression)
      }
    }
  }

  /// Boyer-Moore-Horspool search: the byte under the end of the needle determines the skip.
  private func find(_ word: StaticString, from start: Int) -> Int? {
    let needle = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    let last = needle.count - 1
    return Self.skips(for: needle).withUnsafeBufferPointer { skips in
      var end = start + last
      while end < bytes.count {
        let skip = Int(skips[Int(bytes[end])])
        if skip == 0 {
          let first = end - last
          if UnsafeBufferPointer(rebasing: bytes[first...end]).elementsEqual(needle) {
            return first
          }
          end += 1
        } else {
          end += skip
        }
      }
      return nil
    }
  }

  /// The skip for each byte under the end of the needle; 0 for its last byte.
  private static func skips(for needle: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var skips = [UInt8](repeating: UInt8(needle.count), count: 256)
    for (index, byte) in needle.enumerated() {
      skips[Int(byte)] = UInt8(needle.count - 1 - index)
    }
    return skips
  }

  /// The comment that contains the offset; nil in strings and code.
  private func comment(at offset: Int) -> (text: String, start: Int)? {
    guard let (token, tokenStart) = places.token(at: offset) else { return nil }
    let (pieces, start) = token.trivia(around: offset, from: tokenStart)
    guard offset >= start else { return nil }
    var position = start
    for piece in pieces {
      let end = position + piece.sourceLength.utf8Length
      if offset < end {
        switch piece {
        case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
          .docBlockComment(let text):
          return (text, position)
        default: return nil
        }
      }
      position = end
    }
    return nil
  }

  /// Of the largest declaration, statement or case that begins behind a comment; nil where none does that the comment
  /// can speak of.
  private func lastLine(behind comment: Int, for reach: Suppression.Reach) -> Int32? {
    switch reach {
    case .next: return item(behind: comment).map(lastLine(of:))
    case .enforce, .ignore: return item(behind: comment).flatMap { $0.holdsEnum ? lastLine(of: $0) : nil }
    case .this, .previous, .regionStart, .regionEnd, .unknown: return nil
    }
  }

  private func lastLine(of item: Node) -> Int32 { lines.position(at: places.textEnd(of: item)).line }

  private func item(behind comment: Int) -> Node? {
    guard let (token, _) = places.token(at: comment) else { return nil }
    let start = places.textStart(of: token)
    guard comment < start else { return nil }
    return places.path(to: token).first { node in
      switch node.kind {
      case .codeBlockItem, .memberBlockItem, .switchCase: places.textStart(of: node) == start
      default: false
      }
    }
  }

  /// nil where the comment does not start with a directive.
  private func suppression(_ comment: String, at start: Int) -> Suppression? {
    let body = comment.hasPrefix("/*") ? Self.blockBody(comment) : Self.lineBody(comment)
    guard body.hasPrefix("untangle:") else { return nil }
    let (directive, reason) = Self.parts(of: body.dropFirst("untangle:".count))
    var words = directive.split(whereSeparator: \.isWhitespace).map(String.init)
    // A trailing dash announces a reason that is missing.
    if words.last == "-" { words.removeLast() }
    let end = start + comment.utf8.count
    let until = Self.takeEnd(from: &words)
    return Suppression(
      reach: Self.reach(words.first ?? ""), rules: Array(words.dropFirst()), reason: reason, until: until,
      span: lines.span(from: start, to: end))
  }

  /// Removes `until:` and the date after it from the words.
  private static func takeEnd(from words: inout [String]) -> SuppressionEnd? {
    guard let place = words.firstIndex(where: { $0.hasPrefix("until:") }) else { return nil }
    let attached = words.remove(at: place).dropFirst("until:".count)
    guard attached.isEmpty, place < words.count else { return SuppressionEnd(String(attached)) }
    return SuppressionEnd(words.remove(at: place))
  }

  private static func lineBody(_ comment: String) -> Substring {
    comment.drop { $0 == "/" }.drop { $0 == " " || $0 == "\t" }
  }

  /// The text of a block comment on one line, without decoration at the start of lines.
  private static func blockBody(_ comment: String) -> Substring {
    let inner = comment.dropFirst(2).dropLast(comment.hasSuffix("*/") ? 2 : 0)
    func isDrawn(_ character: Character) -> Bool { character == "*" || character.isWhitespace }
    let lines = inner.split(whereSeparator: \.isNewline).map { line in
      String(line.drop(while: isDrawn).reversed().drop(while: isDrawn).reversed())
    }
    return Substring(lines.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// The parts before and after the first ` - `. The reason is nil without one.
  private static func parts(of text: Substring) -> (Substring, String?) {
    guard let dash = text.firstRange(of: " - ") else { return (text, nil) }
    let reason = text[dash.upperBound...].split(separator: " ").joined(separator: " ")
    return (text[..<dash.lowerBound], reason.isEmpty ? nil : reason)
  }

  private static func reach(_ word: String) -> Suppression.Reach {
    switch word {
    case "disable:next": .next
    case "disable:this": .this
    case "disable:previous": .previous
    case "disable": .regionStart
    case "enable": .regionEnd
    case "enforce": .enforce
    case "ignore": .ignore
    default: .unknown(word)
    }
  }
}

extension String.UTF8View {
  /// The offset of the first occurrence of a word; nil without one.
  fileprivate func offset(of word: String) -> Int? {
    firstRange(of: word.utf8).map { distance(from: startIndex, to: $0.lowerBound) }
  }
}

extension Node {
  /// Whether it is an enum among members or statements.
  fileprivate var holdsEnum: Bool { children.contains { $0.kind == .enumDecl } }
}
