import UntangleSourceFiles

/// The data that the page's script reads: compact JSON, escaped so that it cannot end its element or line.
struct PageData: Sendable {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func text(_ text: String) {
    raw("\"")
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && ![0x22, 0x26, 0x3C, 0x3E, 0x5C].contains($0)
    }
    if isPlain {
      raw(text + "\"")
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": raw("\\u003c")
      case ">": raw("\\u003e")
      case "&": raw("\\u0026")
      default: raw(scalar.escapedForJSON)
      }
    }
    raw("\"")
  }

  mutating func list<Elements: Sequence>(
    _ elements: Elements, _ write: (inout PageData, Elements.Element) -> Void
  ) {
    raw("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { raw(",") }
      write(&self, element)
    }
    raw("]")
  }
}

/// The maximum size of a table's rows, in bytes; further rows are only counted.
private let tableByteLimit = 180_000

extension PageData {
  /// Writes `{"id":…,"c":[[title,kind],…],"o":order,"r":[[…],…],"more":0}`.
  mutating func table(_ table: PageTable, _ paths: inout PagePaths) {
    raw("{\"id\":")
    text(table.id)
    raw(",\"c\":")
    list(table.columns) { data, column in
      data.list([column.title, column.kind.rawValue]) { $0.text($1) }
    }
    raw(",\"o\":\(table.order),\"r\":[")
    let start = bytes.count
    var written = 0
    for row in table.rows where bytes.count - start < tableByteLimit {
      if written > 0 { raw(",") }
      list(row) { $0.cell($1, &paths) }
      written += 1
    }
    raw("],\"more\":\(table.rows.count - written),\"cmd\":")
    text(table.command)
    raw("}")
  }

  private mutating func cell(_ cell: PageTable.Cell, _ paths: inout PagePaths) {
    switch cell {
    case .text(let text): self.text(text.visible)
    case .count(let count): raw("\(count)")
    case .points(let points):
      raw(points == points.rounded() ? "\(Int(points))" : "\((points * 10).rounded() / 10)")
    case .day(let day): text(day?.isoText ?? "")
    case .file(let path): raw("\(paths.place(of: path))")
    case .place(let location): place(location, &paths)
    case .places(let locations):
      raw("[")
      for location in locations.prefix(PageTable.placeLimit) {
        place(location, &paths)
        raw(",")
      }
      raw("\(max(0, locations.count - PageTable.placeLimit))]")
    case .type(let name, let page):
      guard let page else { return text(name.visible) }
      list([name.visible, page]) { $0.text($1) }
    }
  }

  private mutating func place(_ location: Location, _ paths: inout PagePaths) {
    raw("[\(paths.place(of: location.path)),\(location.line),\(location.column)]")
  }

  /// Writes the files by number and the link template.
  mutating func paths(_ paths: PagePaths, _ links: SourceLinks) {
    raw("\"paths\":")
    // Each path stores only the length of the prefix that it shares with the previous path, and the rest.
    var previous: [UInt8] = []
    list(paths.paths) { data, path in
      let visible = path.visiblePath
      let shared = zip(previous, visible.utf8).prefix { $0 == $1 && $0 < 0x80 }.count
      data.text(String(decoding: Array(visible.utf8.dropFirst(shared)), as: UTF8.self))
      data.raw(",\(shared)")
      previous = Array(visible.utf8)
    }
    guard case .template(let template) = links else { return }
    raw(",\"link\":")
    text(template.text)
    if let root = template.root {
      raw(",\"root\":")
      text(root)
    }
  }
}
