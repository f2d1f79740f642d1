import UntangleStateSpaces

/// A `stateDiagram-v2`, which many sites draw in Markdown; several spaces are composite states.
struct StatesMermaid: Reporter {
  let format = StatesFormat.mermaid

  func text(of report: StatesReport, on page: Page) -> [UInt8] {
    let entries = report.drawn
    let isAlone = entries.count == 1
    var lines = ["stateDiagram-v2"]
    var marked: [StateMeaning: [String]] = [:]
    if entries.isEmpty { lines.append("  %% no state to show") }
    for (index, entry) in entries.enumerated() {
      // `s0` alone, `g1s0` among others: an id is one state in the whole document.
      let prefix = isAlone ? "s" : "g\(index + 1)s"
      let body = body(of: entry, prefix: prefix)
      for (place, meaning) in entry.meanings.enumerated() where meaning != .meant {
        marked[meaning, default: []].append("\(prefix)\(place)")
      }
      lines +=
        isAlone
        ? ["%% \(entry.name.visible)"].map { "  " + $0 } + body.map { "  " + $0 }
        : ["  state \"\(escaped(entry.name))\" as g\(index + 1) {"] + body.map { "    " + $0 } + ["  }"]
    }
    return bytes(of: lines + classes(of: marked))
  }

  /// Dashed states seem unintended; red states violate `invariants:`.
  private func classes(of marked: [StateMeaning: [String]]) -> [String] {
    let looks = [
      (StateMeaning.possible, "stroke-dasharray:5 4"), (.invalid, "stroke:#cf222e,stroke-width:2px"),
    ]
    return looks.flatMap { meaning, look -> [String] in
      guard let ids = marked[meaning] else { return [] }
      return [
        "  classDef \(meaning.rawValue) \(look)", "  class \(ids.joined(separator: ",")) \(meaning.rawValue)",
      ]
    }
  }

  private func body(of entry: StatesReport.Entry, prefix: String) -> [String] {
    guard case .counted(let space) = entry.count else {
      return ["\(prefix)0 : too many states to count"]
    }
    return space.states.indices.map {
      "\(prefix)\($0) : \(escaped(space.label(of: space.states[$0].values)))"
    }
      + (0..<space.initialCount).map { "[*] --> \(prefix)\($0)" }
      + space.arrows.map { "\(prefix)\($0.from) --> \(prefix)\($0.to) : \(escaped($0.label))" }
  }

  /// Escapes what Mermaid or the page would interpret: colons, semicolons and quotes end a text, and markup
  /// and escapes would take effect. A line that contains `direction LR` changes the layout wherever it is,
  /// which an enum of directions must not do.
  private func escaped(_ text: String) -> String {
    let characters = text.visible.unicodeScalars.map { scalar in
      switch scalar {
      case ":", ";", "\"", "#", "<", ">", "&", "{", "}", "[", "]", "%", "\\", "`", "*", "~":
        "#\(scalar.value);"
      default: String(scalar)
      }
    }
    return characters.joined().replacing("irection ", with: "irection#32;")
      .replacing("IRECTION ", with: "IRECTION#32;")
  }
}
