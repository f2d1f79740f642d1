/// Takes values out of the tree and notes every mistake on the way; what is mistaken is nil.
struct Reading {
  let path: String
  private(set) var mistakes: [ConfigurationMistake] = []

  init(path: String) { self.path = path }

  mutating func report(_ message: String, at place: TextPlace) {
    mistakes.append(ConfigurationMistake(path: path, place: place, message: message))
  }

  /// Always nil, to be returned.
  mutating func refuse<Value>(_ value: YamlValue, expected: String, hint: String = "") -> Value? {
    report("expected \(expected), found \(value.description)\(hint)", at: value.place)
    return nil
  }
}

extension Reading {
  /// The entries of a mapping; none where nothing is written, as below a section that is all comments.
  mutating func entries(_ value: YamlValue, expected: String) -> [YamlEntry] {
    if value.isNothing { return [] }
    guard case .mapping(let entries) = value.content else {
      return refuse(value, expected: expected) ?? []
    }
    return entries
  }

  /// A mapping of known keys; the others are reported. `owner` is empty at the top.
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

  /// The scalar's own letters, be they `nil`, `true` or `1.10`.
  mutating func word(_ value: YamlValue, expected: String) -> String? {
    guard case .scalar(let text, _) = value.content, !text.isEmpty else {
      return refuse(value, expected: expected)
    }
    return text
  }

  /// Text that YAML, too, takes for text.
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
