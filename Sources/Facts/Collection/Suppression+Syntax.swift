import SwiftSyntax
import UntangleSourceFiles

extension FactWalk {
  /// Reads the comments that suppress rules; `tree` is asked only where the bytes hold the word.
  func collectSuppressions(in tree: SourceFileSyntax) {
    var offset = 0
    while let found = find("untangle:", from: offset) {
      offset = found + 9
      guard let comment = lineComment(at: found, in: tree) else { continue }
      if let suppression = suppression(comment.text, at: comment.start) {
        facts.suppressions.append(suppression)
      }
    }
  }

  /// Horspool's search: looks at the byte under the word's end and skips by it.
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

  /// How far the word may be moved for each byte under its end; 0 for its last byte.
  private static func skips(for needle: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var skips = [UInt8](repeating: UInt8(needle.count), count: 256)
    for (index, byte) in needle.enumerated() {
      skips[Int(byte)] = UInt8(needle.count - 1 - index)
    }
    return skips
  }

  /// The line comment that holds an offset and starts with the directive; nil in strings and prose.
  private func lineComment(
    at offset: Int, in tree: SourceFileSyntax
  ) -> (text: String, start: Int)? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    let leadingStart = token.position.utf8Offset
    let trailingStart = token.endPositionBeforeTrailingTrivia.utf8Offset
    let (pieces, start) =
      offset < token.positionAfterSkippingLeadingTrivia.utf8Offset
      ? (token.leadingTrivia, leadingStart) : (token.trailingTrivia, trailingStart)
    guard offset >= start else { return nil }
    var position = start
    for piece in pieces {
      let end = position + piece.sourceLength.utf8Length
      if offset < end {
        switch piece {
        case .lineComment(let text), .docLineComment(let text): return (text, position)
        default: return nil
        }
      }
      position = end
    }
    return nil
  }

  private func suppression(_ comment: String, at start: Int) -> Suppression? {
    let body = comment.drop { $0 == "/" }.drop { $0 == " " || $0 == "\t" }
    guard body.hasPrefix("untangle:") else { return nil }
    let (directive, reason) = Self.parts(of: body.dropFirst("untangle:".count))
    var words = directive.split(whereSeparator: \.isWhitespace).map(String.init)
    // A dash with nothing after it is a reason that somebody forgot.
    if words.last == "-" { words.removeLast() }
    let end = start + comment.utf8.count
    return Suppression(
      reach: Self.reach(words.first ?? ""), rules: Array(words.dropFirst()), reason: reason,
      span: lines.span(from: start, to: end))
  }

  /// What stands before and after the first ` - `.
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
    default: .unknown(word)
    }
  }
}
