/// `a, b and c`.
func joined(_ texts: [String], by word: String = "and") -> String {
  guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
  return texts.dropLast().joined(separator: ", ") + " \(word) " + last
}

/// `'a', 'b' and 'c'`; past seven the rest is counted.
func quotedList(_ names: [String]) -> String {
  let shown = names.prefix(names.count > 7 ? 6 : 7).map { "'\($0)'" }
  return joined(shown.count < names.count ? shown + ["\(names.count - shown.count) more"] : shown)
}
