/// Joins texts as in `a, b and c`; `word` stands before the last. Empty for an empty list.
package func joined(_ texts: [String], by word: String = "and") -> String {
  guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
  return texts.dropLast().joined(separator: ", ") + " \(word) " + last
}
