/// How patterns with values are written in a project.
package enum BindingForm: Hashable, Sendable {
  /// `.loaded(let page)`
  case within
  /// `let .loaded(page)`
  case before

  /// The form that most patterns of the texts have; `within` where as many have the other one.
  package init(in texts: some Sequence<[UInt8]>) {
    var lead = 0
    for text in texts {
      text.withUnsafeBufferPointer { bytes in
        lead += count(of: Self.before.beginning, in: bytes) - count(of: Self.within.beginning, in: bytes)
      }
    }
    self = lead > 0 ? .before : .within
  }

  /// The bytes that a pattern of the form has.
  private var beginning: [UInt8] {
    switch self {
    case .within: Array("(let ".utf8)
    case .before: Array("case let .".utf8)
    }
  }

  /// The pattern of a case without its point, with a name or `_` for each value, of which some name is bound.
  func pattern(_ name: String, _ values: [String]) -> String {
    switch self {
    case .within: ".\(name)(\(values.map { $0 == "_" ? $0 : "let \($0)" }.joined(separator: ", ")))"
    case .before: "let .\(name)(\(values.joined(separator: ", ")))"
    }
  }
}

/// How often a word stands in a text.
private func count(of word: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Int {
  var count = 0
  var place = 0
  while let found = text[place...].firstIndex(of: word[0]) {
    let end = found + word.count
    if end <= text.count, text[found..<end].elementsEqual(word) { count += 1 }
    place = found + 1
  }
  return count
}
