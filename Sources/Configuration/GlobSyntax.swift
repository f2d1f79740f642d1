import UntangleSourceFiles

/// The mistake in a glob's brackets or braces; nil if there is none. `\` escapes the next character.
func globMistake(_ glob: String) -> String? {
  var openBraces = 0
  var rest = Substring(glob)
  while let letter = rest.popFirst() {
    switch letter {
    case "\\":
      guard rest.popFirst() != nil else { return "the glob '\(shortened(glob))' ends in a backslash" }
    case "[":
      guard let after = afterBracket(rest) else { return unclosed("[", glob) }
      rest = after
    case "{": openBraces += 1
    case "}":
      guard openBraces > 0 else {
        return "the glob '\(shortened(glob))' closes a '}' that it does not open"
      }
      openBraces -= 1
    default: break
    }
  }
  return openBraces > 0 ? unclosed("{", glob) : nil
}

/// The text behind the closing `]`; nil if there is none. A `]` directly behind `[`, `[!` or `[^` is an
/// ordinary character.
private func afterBracket(_ text: Substring) -> Substring? {
  var rest = text
  if let first = rest.first, first == "!" || first == "^" { rest.removeFirst() }
  if rest.first == "]" { rest.removeFirst() }
  while let letter = rest.popFirst() {
    if letter == "]" { return rest }
    if letter == "\\" { _ = rest.popFirst() }
  }
  return nil
}

private func unclosed(_ bracket: String, _ glob: String) -> String {
  "the glob '\(shortened(glob))' never closes its '\(bracket)'; write '\\\(bracket)' for the letter itself"
}

extension Reading {
  /// Reads a list of globs. A glob that can match nothing is a mistake, too.
  mutating func globs(_ value: YamlValue) -> [PlacedText] {
    let globs = texts(value, expected: "a list of globs", each: "a glob")
    return globs.filter { glob in
      guard let mistake = globMistake(glob.text) ?? refusal(of: glob.text) else { return true }
      report(mistake, at: glob.place)
      return false
    }
  }
}

/// The reason why `Glob` rejects the glob; nil if it accepts it.
private func refusal(of glob: String) -> String? {
  do throws(GlobError) {
    _ = try Glob(glob)
    return nil
  } catch {
    return error.description
  }
}
