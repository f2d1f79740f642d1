/// A card of a document with a title, notes and an optional drawing.
struct DrawingPanel: Sendable {
  var title: String
  var subtitle: String
  var body: FigureBody?
  /// Below the diagram.
  var notes: [String]

  init(title: String, subtitle: String, body: FigureBody? = nil, notes: [String] = []) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.notes = notes
  }
}

/// A panel with its computed layout.
struct LaidOutPanel: Sendable {
  let panel: DrawingPanel
  let width: Double
  let height: Double

  static let padding = 24.0
  private static let headHeight = 46.0
  private static let gap = 20.0

  init(_ panel: DrawingPanel) {
    self.panel = panel
    let quiet = ([panel.subtitle] + panel.notes).map(DrawingStyle.quietText.width(of:))
    let texts = [DrawingStyle.titleText.width(of: panel.title) * 1.1] + quiet
    width = (max(texts.max() ?? 0, panel.body?.width ?? 0) + 2 * Self.padding).rounded(.up)
    let body = panel.body.map { $0.height + Self.gap } ?? 0
    let foot = panel.notes.isEmpty ? 0 : Double(panel.notes.count) * Self.lineHeight + Self.gap - 8
    height = (Self.headHeight + body + foot + 2 * Self.padding - 8).rounded(.up)
  }

  private static let lineHeight = DrawingStyle.quietText.lineHeight

  func draw(on svg: inout XMLText, width cardWidth: Double, height cardHeight: Double) {
    svg.element(
      "rect",
      [
        "class": "card", "x": "0.5", "y": "0.5", "width": (cardWidth - 1).drawn,
        "height": (cardHeight - 1).drawn, "rx": "12",
      ])
    let padding = Self.padding.drawn
    svg.element("text", ["class": "title", "x": padding, "y": "38"], text: panel.title)
    svg.element("text", ["class": "quiet", "x": padding, "y": "60"], text: panel.subtitle)
    if let body = panel.body {
      let x = (cardWidth - body.width) / 2
      let y = Self.padding + Self.headHeight + Self.gap - 8
      svg.element("g", ["transform": "translate(\(x.rounded().drawn) \(y.drawn))"]) {
        body.draw(on: &$0, idPrefix: "untangle")
      }
    }
    for (index, note) in panel.notes.reversed().enumerated() {
      let y = cardHeight - Self.padding - Double(index) * Self.lineHeight
      svg.element("text", ["class": "quiet", "x": padding, "y": y.drawn], text: note)
    }
  }
}
