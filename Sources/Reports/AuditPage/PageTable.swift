import UntangleSourceFiles

/// A table that can be sorted and filtered. The first rows are markup; all rows are data for the page's
/// script.
struct PageTable: Sendable {
  struct Column: Sendable {
    enum Kind: String, Sendable {
      case text = "t"
      case code = "c"
      /// A whole number; 0 is shown as a dash.
      case count = "n"
      /// A number with one decimal; 0 is shown as a dash.
      case points = "p"
      case day = "d"
      /// A file, or a line of it.
      case place = "l"
      /// Several places, and the number of further ones.
      case places = "m"
      /// The name of a type, with a link to its section.
      case type = "y"
    }

    var title: String
    var kind: Kind

    /// Whether the column is first sorted in descending order.
    var isNumber: Bool {
      switch kind {
      case .count, .points, .day: true
      case .text, .code, .place, .places, .type: false
      }
    }
  }

  enum Cell: Sendable {
    case text(String)
    case count(Int)
    case points(Double)
    case day(CalendarDay?)
    case file(String)
    case place(Location)
    case places([Location])
    /// `page` is the identifier of its section; nil without a section.
    case type(String, page: String?)
  }

  /// A single word, used in addresses.
  var id: String
  var title: String
  var explanation: String
  var columns: [Column]
  /// In the initial order.
  var rows: [[Cell]]
  /// The index of the column that the rows are sorted by.
  var order: Int
  /// The command that lists all rows.
  var command: String

  init(
    _ id: String, title: String, explanation: String, columns: [(String, Column.Kind)], order: Int,
    command: String, rows: [[Cell]]
  ) {
    self.id = id
    self.title = title
    self.explanation = explanation
    self.columns = columns.map { Column(title: $0.0, kind: $0.1) }
    self.order = order
    self.command = command
    self.rows = rows
  }

  /// The maximum number of places in a row; the others are counted.
  static let placeLimit = 3
  /// The number of rows that are markup and shown initially.
  static let firstRows = 15
}

/// The files that a page names, without repetitions.
struct PagePaths: Sendable {
  private(set) var paths: [String] = []
  private var places: [String: Int] = [:]

  mutating func place(of path: String) -> Int {
    if let known = places[path] { return known }
    places[path] = paths.count
    paths.append(path)
    return paths.count - 1
  }
}

extension XMLText {
  /// A place that the page's script turns into a link.
  mutating func place(_ location: Location, text: String, _ paths: inout PagePaths) {
    let place = "\(paths.place(of: location.path)):\(location.line):\(location.column)"
    element("a", ["data-l": place], text: text.visible)
  }

  mutating func table(_ table: PageTable, _ paths: inout PagePaths) {
    element("section", ["id": table.id, "class": "data"]) { html in
      html.element("h2", text: table.title)
      html.element("p", ["class": "quiet"], text: table.explanation)
      guard !table.rows.isEmpty else { return html.element("p", text: "None.") }
      html.element("div", ["class": "tools"]) { html in
        html.element("label", ["for": "q-\(table.id)"], text: "Filter")
        html.raw("<input id=\"q-\(table.id)\" type=\"search\" autocomplete=\"off\" spellcheck=\"false\">")
        html.element("span", ["class": "count", "role": "status"], text: table.countText)
      }
      html.element(
        "div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": table.title]
      ) { html in
        html.element("table") { html in
          html.element("thead") { html in html.element("tr") { $0.heads(of: table) } }
          html.element("tbody") { html in
            for row in table.rows.prefix(PageTable.firstRows) { html.row(row, table, &paths) }
          }
        }
      }
    }
  }

  private mutating func heads(of table: PageTable) {
    for (index, column) in table.columns.enumerated() {
      var attributes: [Attribute] = [("scope", "col")]
      if column.isNumber { attributes.append(("class", "n")) }
      if index == table.order {
        attributes.append(("aria-sort", column.isNumber ? "descending" : "ascending"))
      }
      element("th", attributes, text: column.title)
    }
  }

  private mutating func row(_ cells: [PageTable.Cell], _ table: PageTable, _ paths: inout PagePaths) {
    element("tr") { html in
      for (cell, column) in zip(cells, table.columns) { html.cell(cell, column, &paths) }
    }
  }

  private mutating func cell(
    _ cell: PageTable.Cell, _ column: PageTable.Column, _ paths: inout PagePaths
  ) {
    let attributes: [Attribute] = column.isNumber ? [("class", "n")] : []
    switch cell {
    case .text(let text):
      guard column.kind == .code else { return element("td", attributes, text: text.visible) }
      element("td", attributes) { $0.element("code", text: text.visible) }
    case .count(let count): element("td", attributes, text: orDash(count))
    case .points(let points): element("td", attributes, text: orDash(points))
    case .day(let day): element("td", attributes, text: day?.isoText ?? "–")
    case .file(let path):
      let start = Location(path: path, span: Span(line: 1, column: 1, endLine: 1, endColumn: 1))
      element("td") { $0.place(start, text: path, &paths) }
    case .place(let location):
      element("td", ["class": "place"]) { $0.place(location, text: location.placeText, &paths) }
    case .places(let locations):
      element("td", ["class": "places"]) { html in
        for location in locations.prefix(PageTable.placeLimit) {
          html.place(location, text: location.placeText, &paths)
        }
        let rest = locations.count - PageTable.placeLimit
        if rest > 0 { html.element("span", ["class": "quiet"], text: "+\(grouped(rest))") }
      }
    case .type(let name, let page):
      element("td") { html in
        guard let page else { return html.element("code", text: name.visible) }
        html.element("a", ["href": "#\(page)"]) { $0.element("code", text: name.visible) }
      }
    }
  }
}

extension PageTable {
  fileprivate var countText: String {
    rows.count > Self.firstRows
      ? "first \(Self.firstRows) of \(grouped(rows.count))" : counted(rows.count, "row")
  }
}

extension Location {
  /// Such as `A.swift:12`, without folders.
  var placeText: String { "\(path.split(separator: "/").last.map(String.init) ?? path):\(line)" }
}
