import UntangleFindings
import UntangleSourceFiles

extension Finding {
  /// For terminals too narrow for columns: place, severity and rule, and below them the message.
  ///
  /// ```
  ///   12:7 warning tangled_state
  ///     'isPlaying' and 'isPaused' are
  ///     never true together
  ///     ↳ both written here (30:5)
  /// ```
  func narrowLines(width: Int) -> [String] {
    let head = "\(location.position) \(severity.rawValue) \(rule.rawValue)".visible
    let noteTexts = notes.map { note in
      note.text(for: self) + (note.isBeside(self) ? " (\(note.location.position))" : "")
    }
    return head.wrapped(to: width - 2).map { "  " + $0 }
      + message.visible.wrapped(to: width - 4).map { "    " + $0 }
      + noteTexts.flatMap { $0.visible.wrapped(to: width - 4, hanging: "  ") }.map { "    " + $0 }
  }
}

extension Note {
  func isBeside(_ finding: Finding) -> Bool { location.path == finding.location.path }

  /// Says the place only where it is in another file than the finding.
  func text(for finding: Finding) -> String {
    "↳ \(message)" + (isBeside(finding) ? "" : " (\(location.path):\(location.position))")
  }
}

extension Location {
  /// `12:7`.
  var position: String { "\(line):\(column)" }
}
