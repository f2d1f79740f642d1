import UntangleSourceFiles

/// A node of the tree, with aliases resolved and the data that messages need.
struct YamlValue: Sendable {
  enum Content: Sendable {
    case scalar(String, Quoting)
    case list([YamlValue])
    case mapping([YamlEntry])
  }

  /// Whether a scalar can be something else than text.
  enum Quoting: Sendable {
    /// `off`: text, number, Boolean or null.
    case plain
    /// `"off"`: always text.
    case quoted
  }

  var content: Content
  /// The start of the node; for an alias, the start of its anchor.
  var place: TextPlace
  /// The path of keys to the node: `rules.enum_default.severity`, `overrides[0].paths[1]`.
  var keyPath: String
}

struct YamlEntry: Sendable {
  var key: String
  var keyPlace: TextPlace
  var value: YamlValue
}

extension YamlValue {
  /// Whether the value is empty or one of YAML's words for null.
  var isNothing: Bool {
    guard case .scalar(let text, .plain) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  var isMapping: Bool {
    guard case .mapping = content else { return false }
    return true
  }

  /// The Boolean that an unquoted `true`, `on`, `yes`, … is in YAML 1.1; nil for any other value.
  var boolean: Bool? {
    guard case .scalar(let text, .plain) = content else { return nil }
    let word = text.lowercased()
    guard [word, word.uppercased(), word.startingBig].contains(text) else { return nil }
    if ["true", "yes", "on"].contains(word) { return true }
    return ["false", "no", "off"].contains(word) ? false : nil
  }

  /// The value in messages, behind "found".
  var description: String {
    switch content {
    case .list: return "a list"
    case .mapping: return "a mapping"
    case .scalar(let text, let quoting):
      if isNothing { return "nothing" }
      if boolean != nil { return text }
      if quoting == .plain, finiteNumber(text) != nil { return "the number \(text)" }
      return "text '\(shortened(text))'"
    }
  }
}

/// Cuts the text to 40 characters, to keep messages readable.
func shortened(_ text: String) -> String {
  text.count > 40 ? text.prefix(40) + "…" : text
}
