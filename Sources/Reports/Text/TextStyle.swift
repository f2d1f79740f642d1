import UntangleSourceFiles

/// The style of a word on a terminal with colours.
package enum TextStyle: Hashable, Sendable {
  case error, warning, note
  /// For less important text.
  case quiet
  case strong

  /// The parameters of ECMA-48 "Select Graphic Rendition".
  private var code: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .quiet: "2"
    case .strong: "1"
    }
  }

  /// The text in this style; it must be escaped already.
  func applied(to text: String, _ look: Page.Look) -> String {
    guard look != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension Page.Look {
  /// The text as a link to a place (OSC 8), if the terminal supports links.
  func link(_ text: String, to location: Location) -> String {
    guard case .linked(let links) = self, !text.isEmpty, let address = links.address(of: location) else {
      return text
    }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}
