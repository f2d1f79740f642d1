/// `a, b and c`: the texts in their order; empty where there are none. `word` stands before the last.
package func joined(_ texts: [String], by word: String = "and") -> String {
  guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
  return texts.dropLast().joined(separator: ", ") + " \(word) " + last
}
