/// The drawing of one group.
enum FigureBody: Sendable {
  case diagram(DiagramLayout, Diagram)
  case matrix(MatrixDrawing)

  var width: Double {
    switch self {
    case .diagram(let layout, _): layout.width
    case .matrix(let matrix): matrix.width
    }
  }

  var height: Double {
    switch self {
    case .diagram(let layout, _): layout.height
    case .matrix(let matrix): matrix.height
    }
  }

  func draw(on svg: inout XMLText, idPrefix: String) {
    switch self {
    case .diagram(let layout, let diagram): layout.draw(diagram, on: &svg, idPrefix: idPrefix)
    case .matrix(let matrix): matrix.draw(on: &svg)
    }
  }
}

/// A drawing inlined in a page, which has the style sheet.
struct FigureDocument: Sendable {
  /// The accessible title.
  var title: String
  var description: String
  var body: FigureBody
  var idPrefix: String

  private static let margin = 4.0

  var width: Int { Int((body.width + 2 * Self.margin).rounded(.up)) }
  var height: Int { Int((body.height + 2 * Self.margin).rounded(.up)) }

  var lines: [String] {
    var svg = XMLText()
    svg.element(
      "svg",
      [
        "class": "untangle", "width": "\(width)", "height": "\(height)",
        "viewBox": "\((-Self.margin).drawn) \((-Self.margin).drawn) \(width) \(height)", "role": "img",
        "aria-labelledby": "\(idPrefix)-title \(idPrefix)-text",
      ]
    ) { svg in
      svg.element("title", ["id": "\(idPrefix)-title"], text: title)
      svg.element("desc", ["id": "\(idPrefix)-text"], text: description)
      switch body {
      case .diagram: svg.drawHead(idPrefix: idPrefix)
      case .matrix: break
      }
      body.draw(on: &svg, idPrefix: idPrefix)
    }
    return svg.lines.map { String($0.drop { $0 == " " }) }
  }
}
