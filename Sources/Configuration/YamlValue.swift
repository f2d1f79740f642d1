/// One node of the file's tree, aliases resolved, with all that messages need.
struct YamlValue: Sendable {
  enum Content: Sendable {
    case scalar(String, Quoting)
    case list([YamlValue])
    case mapping([YamlEntry])
  }

  /// Whether a scalar may mean something else than its text.
  enum Quoting: Sendable {
    /// `off`: perhaps a number, a Boolean or nothing.
    case plain
    /// `"off"`: certainly text.
    case quoted
  }

  var content: Content
  /// Where it starts; for an alias, where its anchor does.
  var place: TextPlace
  /// The keys that lead here: `rules.enum_default.severity`, `overrides[0].paths[1]`.
  var keyPath: String
}

struct YamlEntry: Sendable {
  var key: String
  var keyPlace: TextPlace
  var value: YamlValue
}

extension YamlValue {
  /// Nothing was written, or one of YAML's words for it.
  var isNothing: Bool {
    guard case .scalar(let text, .plain) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  var isMapping: Bool {
    guard case .mapping = content else { return false }
    return true
  }

  /// What YAML 1.1 makes of an unquoted `true`, `on`, `yes`, …; nil for everything else.
  var boolean: Bool? {
    guard case .scalar(let text, .plain) = content else { return nil }
    let word = text.lowercased()
    guard [word, word.uppercased(), word.capitalizedWord].contains(text) else { return nil }
    if ["true", "yes", "on"].contains(word) { return true }
    return ["false", "no", "off"].contains(word) ? false : nil
  }

  /// The words behind "found" in a message.
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

/// At most 40 characters of it, so that a message stays readable.
func shortened(_ text: String) -> String {
  text.count > 40 ? text.prefix(40) + "…" : text
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
