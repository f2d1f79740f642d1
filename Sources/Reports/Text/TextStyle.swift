/// How a word looks at a terminal with colours.
package enum TextStyle: Hashable, Sendable {
  case error, warning, note
  /// What is not read first.
  case quiet
  case strong

  /// The numbers of ECMA-48's "select graphic rendition".
  private var code: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .quiet: "2"
    case .strong: "1"
    }
  }

  /// The text in this style; the text must be visible already.
  func applied(to text: String, _ look: Page.Look) -> String {
    guard look != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension Page.Look {
  /// The text as a link to a file, where the terminal knows links (OSC 8).
  func link(_ text: String, toPath path: String) -> String {
    guard case .linked(let folder) = self, !text.isEmpty else { return text }
    let absolute = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    return "\u{1B}]8;;file://\(absolute.percentEncodedPath)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}
