// Text in a log that build servers execute as commands. GitHub Actions: `::` at the start of a line, after
// white space. GitHub and Azure Pipelines: `##[` and `##vso[` anywhere. TeamCity: `##teamcity[`.

extension String {
  /// Escapes commands that are recognized anywhere in a line: `\u{23}#vso[` for `##vso[`.
  var withoutBracketCommands: String {
    // Fast path: most texts have no such pair and are not copied.
    guard hasPair(UInt8(ascii: "#")) else { return self }
    var safe: [UInt8] = []
    var rest = Array(utf8)[...]
    while let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      safe += rest[..<hash]
      rest = rest[hash...]
      safe += rest.startsBracketCommand ? Array("\\u{23}".utf8) : [UInt8(ascii: "#")]
      rest = rest.dropFirst()
    }
    return String(decoding: safe + rest, as: UTF8.self)
  }

  /// A line whose start is not recognized as a command.
  package var asLogLine: String {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      scalars[start] == ":" || scalars[start] == "#"
    else { return self }
    let text = Array(scalars[start...].utf8Prefix)
    guard text.starts(with: "::".utf8) || text[...].startsBracketCommand else { return self }
    return String(scalars[..<start]) + scalars[start].escaped
      + String(scalars[scalars.index(after: start)...])
  }

  /// Like `asLogLine`, for a text of several lines.
  package var asLogLines: String {
    guard hasPair(UInt8(ascii: ":")) || hasPair(UInt8(ascii: "#")) else { return self }
    // Servers also treat a carriage return as a line end.
    let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      line in
      String(line.map { $0 == "\r" ? "␍" : Character($0) }).asLogLine
    }
    return lines.joined(separator: "\n").withoutBracketCommands
  }
}

extension String {
  /// Whether the byte occurs twice in a row. Compares bytes, because combining marks would hide a pair of
  /// characters.
  func hasPair(_ byte: UInt8) -> Bool {
    var last: UInt8 = 0
    for next in utf8 {
      if next == byte && last == byte { return true }
      last = next
    }
    return false
  }
}

extension Substring.UnicodeScalarView {
  /// Longer than the name of any command.
  fileprivate var utf8Prefix: Substring.UTF8View { Substring(prefix(32)).utf8 }
}

extension ArraySlice<UInt8> {
  /// Matches `##`, optional letters, and `[`.
  fileprivate var startsBracketCommand: Bool {
    guard starts(with: "##".utf8) else { return false }
    let word = dropFirst(2).prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    return word.endIndex < endIndex && self[word.endIndex] == UInt8(ascii: "[")
  }
}
