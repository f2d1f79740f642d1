import UntangleStateSpaces

/// Graphviz graphs, one for each space.
struct StatesDot: Reporter {
  let format = StatesFormat.dot

  func text(of report: StatesReport, on page: Page) -> [UInt8] {
    let entries = report.drawn
    guard !entries.isEmpty else { return bytes(of: ["// no state to show"]) }
    let blocks = entries.map { entry -> [String] in
      switch entry.count {
      case .counted(let space): graph(of: space, entry)
      case .tooLarge: ["// \(entry.name.visible): too many states to count"]
      }
    }
    return bytes(of: Array(blocks.joined(separator: [""])))
  }

  /// Dashed states seem unintended; red states violate `invariants:`.
  private func graph(of space: StateSpace, _ entry: StatesReport.Entry) -> [String] {
    let name = entry.name
    let states = space.states.indices.map { index in
      let look =
        switch entry.meaning(of: index) {
        case .meant: ""
        case .possible: ", style=\"rounded,dashed\""
        case .invalid: ", color=red"
        }
      return "  s\(index) [label=\(quoted(space.lines(of: space.states[index].values)))\(look)];"
    }
    let arrows = space.arrows.map { "  s\($0.from) -> s\($0.to) [label=\(quoted([$0.label]))];" }
    return [
      "digraph \(quoted([name])) {",
      "  label=\(quoted([name, entry.headline ?? space.reachedText]));",
      "  labelloc=t;",
      "  fontname=Helvetica;",
      "  node [shape=box, style=rounded, fontname=Helvetica];",
      "  edge [fontname=Helvetica, fontsize=11];",
      "  entry [shape=point, width=0.12];",
    ] + states + (0..<space.initialCount).map { "  entry -> s\($0);" } + arrows + ["}"]
  }

  /// A quoted string of several lines, with everything escaped but the line ends.
  private func quoted(_ lines: [String]) -> String {
    let escaped = lines.map {
      $0.visible.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return "\"" + escaped.joined(separator: "\\n") + "\""
  }
}
