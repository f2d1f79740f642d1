extension String {
  /// A path for the start of a line, which can be opened as shown wherever possible.
  ///
  /// A leading `./` prevents GitHub's runner from reading it as a `::command::`; commands that are recognized
  /// anywhere are escaped.
  package var visiblePath: String {
    let path = escapedControls.withoutBracketCommands
    return path.asLogLine == path ? path : "./" + path
  }

  /// Escapes control characters, such as `\n` for a newline, so that a path cannot end its line or control
  /// the terminal.
  var escapedControls: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: scalar.mustBeEscapedInPath ? scalar.escaped : String(scalar)
      }
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Joiners are not escaped, so that paths with emoji can still be opened.
  fileprivate var mustBeEscapedInPath: Bool {
    let isControl = value < 0x20 || (0x7F..<0xA0).contains(value)
    let isDirectionMark = properties.isBidiControl
    return isControl || isDirectionMark || value == 0x2028 || value == 0x2029
  }
}
