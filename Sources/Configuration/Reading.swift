/// Reads values from the tree and collects all mistakes. The result for an invalid value is nil.
struct Reading {
  let path: String
  private(set) var mistakes: [ConfigurationMistake] = []

  init(path: String) { self.path = path }

  mutating func report(_ message: String, at place: TextPlace) {
    mistakes.append(ConfigurationMistake(path: path, place: place, message: message))
  }

  /// Reports an unexpected value. Always returns nil, so that callers can return the result.
  mutating func refuse<Value>(_ value: YamlValue, expected: String, hint: String = "") -> Value? {
    report("expected \(expected), found \(value.description)\(hint)", at: value.place)
    return nil
  }
}

extension Reading {
  /// The entries of a mapping; empty if nothing is written, as in a section that is commented out.
  mutating func entries(_ value: YamlValue, expected: String) -> [YamlEntry] {
    if value.isNothing { return [] }
    guard case .mapping(let entries) = value.content else {
      return refuse(value, expected: expected) ?? []
    }
    return entries
  }

  /// The fields of a mapping with known keys; unknown keys are reported. `owner` is the end of the message,
  /// and empty at the top level.
  mutating func fields(_ value: YamlValue, of owner: String, named names: [String]) -> [String: YamlValue] {
    let expected = "a mapping with \(alternatives(names, last: "and"))"
    var fields: [String: YamlValue] = [:]
    for entry in entries(value, expected: expected) {
      if names.contains(entry.key) {
        fields[entry.key] = entry.value
      } else {
        report(
          "unknown key '\(shortened(entry.key))'\(owner)"
            + suggestionOrList(entry.key, names, list: "known are"), at: entry.keyPlace)
      }
    }
    return fields
  }

  mutating func list(_ value: YamlValue, expected: String) -> [YamlValue] {
    if value.isNothing { return [] }
    guard case .list(let list) = value.content else { return refuse(value, expected: expected) ?? [] }
    return list
  }

  /// The text of a scalar as written, also for `nil`, `true` or `1.10`.
  mutating func word(_ value: YamlValue, expected: String) -> String? {
    guard case .scalar(let text, _) = value.content, !text.isEmpty else {
      return refuse(value, expected: expected)
    }
    return text
  }

  /// A scalar that YAML, too, reads as text.
  mutating func text(_ value: YamlValue, expected: String) -> String? {
    guard case .scalar(let text, let quoting) = value.content, !text.isEmpty, !value.isNothing else {
      return refuse(value, expected: expected)
    }
    let isOther = quoting == .plain && (value.boolean != nil || finiteNumber(text) != nil)
    guard isOther else { return text }
    return refuse(value, expected: expected, hint: "; put it in quotes if it is meant as text")
  }

  mutating func texts(_ value: YamlValue, expected: String, each: String) -> [PlacedText] {
    list(value, expected: expected).compactMap { item in
      text(item, expected: each).map { PlacedText($0, at: item.place) }
    }
  }
}
