import UntangleStateSpaces

/// One graph for each space, for Graphviz.
struct StatesDot: Reporter {
  let format = StatesFormat.dot

  func text(of report: StatesReport, on page: Page) -> [UInt8] {
    let blocks = report.entries.map { entry -> [String] in
      switch entry.count {
      case .counted(let space): graph(of: space, named: entry.type)
      case .tooLarge: ["// \(entry.type.visible): too many states to draw"]
      }
    }
    return bytes(of: Array(blocks.joined(separator: [""])))
  }

  private func graph(of space: StateSpace, named name: String) -> [String] {
    ["digraph \(quoted(name)) {", "  node [shape=box, style=rounded];"]
      + space.states.indices.map { index in
        let periphery = index < space.initialCount ? ", peripheries=2" : ""
        return "  s\(index) [label=\(quoted(space.label(of: index)))\(periphery)];"
      } + space.arrows.map { "  s\($0.from) -> s\($0.to) [label=\(quoted($0.label))];" } + ["}"]
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.visible.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
