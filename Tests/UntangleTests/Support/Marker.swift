/// One expectation in a fixture: `//~ rule_id` or `//~ rule_id "some words"`.
struct Marker: Hashable {
  var rule: String
  /// What the message must contain; nil where any message will do.
  var words: String?
}

/// A mistake in a fixture itself, with what to do about it.
struct FixtureMistake: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

extension Marker {
  /// What a line expects, and the line as the analysis sees it.
  struct Line {
    enum Target { case sameLine, lineAbove }

    var code: String
    var markers: [Marker]
    var target: Target
  }

  /// Takes the markers off a line; several stand one behind the other.
  static func read(_ line: Substring) throws(FixtureMistake) -> Line {
    guard let start = line.firstRange(of: "//~")?.lowerBound else {
      return Line(code: String(line), markers: [], target: .sameLine)
    }
    let code = trimmedAtEnd(line[..<start])
    var pieces: [Substring] = []
    var rest = line[start...].dropFirst(3)
    while let next = rest.firstRange(of: "//~")?.lowerBound {
      pieces.append(rest[..<next])
      rest = rest[next...].dropFirst(3)
    }
    pieces.append(rest)
    let carets = pieces.filter { $0.hasPrefix("^") }.count
    guard carets == 0 || carets == pieces.count else {
      throw FixtureMistake("`\(line)` mixes `//~` and `//~^`; write two lines")
    }
    guard carets == 0 || code.isEmpty else {
      throw FixtureMistake("`//~^` stands behind code in `\(line)`; give it a line of its own")
    }
    guard carets > 0 || !code.isEmpty else {
      throw FixtureMistake("`\(line)` marks an empty line; for the line above write `//~^`")
    }
    var markers: [Marker] = []
    for piece in pieces { markers.append(try marker(piece.drop { $0 == "^" })) }
    return Line(code: code, markers: markers, target: carets == 0 ? .sameLine : .lineAbove)
  }

  private static func marker(_ text: Substring) throws(FixtureMistake) -> Marker {
    let body = trimmedAtEnd(text.drop { $0 == " " })
    let name = body.prefix { !$0.isWhitespace }
    let rest = body.dropFirst(name.count).drop { $0 == " " }
    guard !name.isEmpty else {
      throw FixtureMistake("a marker names no rule; write `//~ rule_id`")
    }
    guard !rest.isEmpty else { return Marker(rule: String(name), words: nil) }
    guard rest.count > 2, rest.hasPrefix("\""), rest.hasSuffix("\"") else {
      throw FixtureMistake(
        "`\(rest)` follows the rule of a marker; only words of the message in double quotes may")
    }
    return Marker(rule: String(name), words: String(rest.dropFirst().dropLast()))
  }
}

/// Without white space at the end.
func trimmedAtEnd(_ text: Substring) -> String {
  var rest = text
  while rest.last?.isWhitespace ?? false { rest.removeLast() }
  return String(rest)
}
