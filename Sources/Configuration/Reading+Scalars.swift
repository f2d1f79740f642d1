import UntangleSourceFiles
import UntangleFindings

extension Reading {
  mutating func integer(_ value: YamlValue, in range: ClosedRange<Int>) -> Int? {
    let expected = "a whole number \(bounds(range.lowerBound, range.upperBound, of: .min, .max))"
    guard case .scalar(let text, .plain) = value.content,
      case .value(let number) = wholeNumber(text), range.contains(number)
    else { return refuse(value, expected: expected.trimmed) }
    return number
  }

  mutating func number(_ value: YamlValue, in range: ClosedRange<Double>) -> Double? {
    let limit = Double.greatestFiniteMagnitude
    let expected = "a number \(bounds(range.lowerBound, range.upperBound, of: -limit, limit))"
    guard case .scalar(let text, .plain) = value.content, let number = finiteNumber(text),
      range.contains(number)
    else { return refuse(value, expected: expected.trimmed) }
    return number
  }

  mutating func flag(_ value: YamlValue) -> Bool? {
    value.boolean ?? refuse(value, expected: "true or false")
  }

  /// Reads one of the given words.
  mutating func choice(_ value: YamlValue, of words: [String]) -> String? {
    if case .scalar(let text, _) = value.content {
      if words.contains(text) { return text }
      return refuse(
        value, expected: alternatives(words, last: "or"), hint: suggestion(for: text, in: words))
    }
    return refuse(value, expected: alternatives(words, last: "or"))
  }

  mutating func choice<Choice>(_ value: YamlValue, of type: Choice.Type) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    choice(value, of: Choice.allCases.map(\.rawValue)).flatMap(Choice.init)
  }

  private func bounds<Number>(
    _ lower: Number, _ upper: Number, of least: Number, _ greatest: Number
  ) -> String where Number: Comparable {
    switch (lower > least, upper < greatest) {
    case (true, true): "from \(number(lower)) to \(number(upper))"
    case (true, false): "not below \(number(lower))"
    case (false, true): "not above \(number(upper))"
    case (false, false): ""
    }
  }

  private func number(_ value: some Comparable) -> String {
    (value as? Double).map(shown) ?? "\(value)"
  }
}

/// Such as `a, b or c`.
func alternatives(_ words: [String], last: String) -> String {
  words.isEmpty ? "nothing" : joined(words, by: last)
}

/// The most similar name; without one, all names, if they are at most 20.
func suggestionOrList(_ name: String, _ names: [String], list: String) -> String {
  let near = suggestion(for: name, in: names)
  guard near.isEmpty, (1...20).contains(names.count) else { return near }
  return "; \(list) " + alternatives(names, last: "and")
}

extension String {
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
