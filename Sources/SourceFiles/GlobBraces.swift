/// More alternatives than anyone writes by hand. A few nested braces could expand to millions.
private let choiceLimit = 256

/// Expands each `{a,b}` into its alternatives.
func expandBraces(_ text: [UInt8], of pattern: String) throws(GlobError) -> [[UInt8]] {
  guard let braces = try firstBraces(in: text, of: pattern) else { return [text] }
  var choices: [[UInt8]] = []
  for part in braces.parts {
    choices += try expandBraces(
      Array(text[..<braces.open]) + part + text[(braces.close + 1)...], of: pattern)
    guard choices.count <= choiceLimit else {
      throw .tooManyChoices(pattern: pattern, limit: choiceLimit)
    }
  }
  return choices
}

private struct Braces {
  let open: Int
  let close: Int
  let parts: [ArraySlice<UInt8>]
}

private func firstBraces(in text: [UInt8], of pattern: String) throws(GlobError) -> Braces? {
  var open: Int?
  var depth = 0
  var partStart = 0
  var parts: [ArraySlice<UInt8>] = []
  var index = 0
  while index < text.count {
    switch text[index] {
    case .backslash: index += 1
    case UInt8(ascii: "["): index = try endOfBrackets(in: text, from: index, of: pattern)
    case UInt8(ascii: "{"):
      depth += 1
      if depth == 1 { (open, partStart) = (index, index + 1) }
    case UInt8(ascii: ",") where depth == 1:
      parts.append(text[partStart..<index])
      partStart = index + 1
    case UInt8(ascii: "}") where depth > 0:
      depth -= 1
      if depth == 0, let open {
        return Braces(open: open, close: index, parts: parts + [text[partStart..<index]])
      }
    default: break
    }
    index += 1
  }
  if open != nil { throw .unclosedBrace(pattern: pattern) }
  return nil
}

/// The index of the `]` that closes the `[` at `start`. A `]` in first position is literal.
func endOfBrackets(in text: [UInt8], from start: Int, of pattern: String) throws(GlobError) -> Int {
  var index = start + 1
  if index < text.count, text[index] == UInt8(ascii: "!") || text[index] == UInt8(ascii: "^") {
    index += 1
  }
  let first = index
  while index < text.count {
    if text[index] == UInt8(ascii: "]") && index > first { return index }
    index += text[index] == .backslash ? 2 : 1
  }
  throw .unclosedBracket(pattern: pattern)
}
