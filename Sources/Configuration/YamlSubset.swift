/// Scans the text before Yams parses it. Refuses what no configuration needs: tags, block scalars, quoted
/// scalars over several lines, lists or mappings as keys, deep nesting, many aliases.
///
/// This keeps the parser from inputs where a small text costs it unbounded time or memory: it hashes keys
/// together with everything their aliases refer to. It also gives plain messages where the parser's are
/// obscure: an unquoted `**/*.swift` is an alias in YAML. It does not check the whole grammar; a text that
/// passes may still be invalid YAML.
struct YamlSubset {
  static let maximumDepth = 64
  static let maximumAliases = 100
  static let maximumIndentation = 200

  let lines: TextLines
  var bytes: [UInt8] { lines.bytes }
  /// Offsets of the brackets that are still open.
  var openBrackets: [Int] = []
  var aliasCount = 0
  var mistakes: [(message: String, place: TextPlace)] = []

  init(_ lines: TextLines) {
    self.lines = lines
    for line in lines.starts.indices {
      guard openBrackets.count <= Self.maximumDepth, aliasCount <= Self.maximumAliases else { return }
      scan(lines.range(ofLine: line))
    }
    if let open = openBrackets.last, mistakes.isEmpty {
      refuse(open, "this '\(character(open))' is never closed")
    }
  }

  private mutating func scan(_ line: Range<Int>) {
    guard var offset = start(of: line) else { return }
    while offset < line.upperBound {
      if isBlank(offset, line) {
        offset += 1
      } else if bytes[offset] == UInt8(ascii: "#") {
        return
      } else if let next = token(at: offset, line) {
        offset = next
      } else {
        return
      }
    }
  }

  /// The offset of the line's first token; nil if the line has none.
  private mutating func start(of line: Range<Int>) -> Int? {
    guard let first = line.first(where: { !isBlank($0, line) }) else { return nil }
    let tab = line.first { bytes[$0] != UInt8(ascii: " ") }
    if let tab, tab < first, openBrackets.isEmpty, bytes[first] != UInt8(ascii: "#") {
      refuse(tab, "a tab; indent with spaces")
      return nil
    }
    guard first - line.lowerBound <= Self.maximumIndentation || !openBrackets.isEmpty else {
      return refuse(first, Self.indentationMessage)
    }
    // At the start of a line, `---` and `...` are document markers.
    let isMarker = ["---", "..."].contains { bytes[line].starts(with: $0.utf8) }
    return isMarker && isBlank(line.lowerBound + 3, line) ? line.lowerBound + 3 : first
  }

  /// The end of the token that starts here; nil skips the rest of the line.
  private mutating func token(at offset: Int, _ line: Range<Int>) -> Int? {
    switch character(offset) {
    case "[", "{": return open(offset)
    case "]", "}": return close(offset, line)
    case ",": return offset + 1
    case "\"", "'": return quoted(offset, line)
    case "*": return alias(offset, line)
    case "&": return anchor(offset, line)
    case "|", ">":
      return refuse(offset, "text blocks are not used here; write the text in quotes on one line")
    case "!", "@", "`", "%": return refuse(offset, quoteHint(offset))
    case "?" where isIndicator(offset, line): return refuse(offset, Self.keyMessage)
    case ":" where isIndicator(offset, line): return offset + 1
    case "-" where isBlank(offset + 1, line): return listItem(offset, line)
    default: return plainEnd(offset, line)
    }
  }
}
