extension String {
  /// A path at the start of a line, to be opened as it stands wherever that can be.
  ///
  /// `./` keeps a runner from reading it as one of its `::commands::`; those that it reads anywhere are spelt out.
  package var visiblePath: String {
    let path = escapedControls.withoutBracketCommands
    return path.asLogLine == path ? path : "./" + path
  }

  /// `\n` for a newline and so on: a path must neither end its line nor steer the terminal.
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
  /// Joiners stay: paths with emoji are to remain paths that can be opened.
  fileprivate var mustBeEscapedInPath: Bool {
    let isControl = value < 0x20 || (0x7F..<0xA0).contains(value)
    let isDirectionMark = properties.isBidiControl
    return isControl || isDirectionMark || value == 0x2028 || value == 0x2029
  }
}
