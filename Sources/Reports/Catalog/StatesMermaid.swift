import UntangleStateSpaces

/// A `stateDiagram-v2` for each space; Markdown on many sites draws it.
struct StatesMermaid: Reporter {
  let format = StatesFormat.mermaid

  func text(of report: StatesReport, on page: Page) -> [UInt8] {
    let blocks = report.entries.map { entry -> [String] in
      switch entry.count {
      case .counted(let space): ["%% \(entry.type.visible)"] + diagram(of: space)
      case .tooLarge: ["%% \(entry.type.visible): too many states to draw"]
      }
    }
    return bytes(of: Array(blocks.joined(separator: [""])))
  }

  private func diagram(of space: StateSpace) -> [String] {
    ["stateDiagram-v2"]
      + space.states.indices.map { "  s\($0): \(escaped(space.label(of: $0)))" }
      + (0..<space.initialCount).map { "  [*] --> s\($0)" }
      + space.arrows.map { "  s\($0.from) --> s\($0.to): \(escaped($0.label))" }
  }

  /// A colon would end the text, a semicolon the line.
  private func escaped(_ text: String) -> String {
    text.visible.replacing(":", with: "#58;").replacing(";", with: "#59;")
  }
}
