extension DiagramLayout {
  /// Draws arrows first, so that they do not cover text.
  func draw(_ diagram: Diagram, on svg: inout XMLText, idPrefix: String) {
    for curve in entries { svg.draw(curve, head: "\(idPrefix)-head") }
    for (arrow, drawn) in zip(diagram.arrows, arrows) {
      svg.draw(drawn.curve, head: diagram.look(of: arrow.to) == .operation ? nil : "\(idPrefix)-head")
    }
    if let entry {
      svg.element(
        "circle",
        [
          "class": "entry", "cx": entry.x.pixels, "cy": entry.y.pixels,
          "r": DiagramSizes.entryRadius.drawn,
        ])
    }
    for (index, (box, lines)) in zip(boxes, diagram.boxes).enumerated() {
      svg.draw(box, lines, diagram.look(of: index))
    }
    for label in arrows.compactMap(\.label) { svg.draw(label) }
  }
}

extension XMLText {
  fileprivate mutating func draw(_ curve: Curve, head: String?) {
    guard let head else { return element("path", ["class": "arrow", "d": curve.drawn]) }
    element(
      "path",
      ["class": "arrow", "d": curve.shortened(by: 6).drawn, "marker-end": "url(#\(head))"])
  }

  fileprivate mutating func draw(_ box: Rectangle, _ lines: [Diagram.Line], _ look: Diagram.Look) {
    element(
      "rect",
      [
        "class": look == .plain ? "box" : "box \(look.rawValue)", "x": box.x.pixels, "y": box.y.pixels,
        "width": box.width.pixels,
        "height": box.height.pixels, "rx": look == .operation ? "10" : "8",
      ])
    let metrics = look == .operation ? DiagramSizes.labelText : DiagramSizes.boxText
    let style = look == .operation ? "label middle" : "state"
    let height = metrics.lineHeight * Double(lines.count)
    for (index, line) in lines.enumerated() {
      let y = box.center.y - height / 2 + metrics.lineHeight * (Double(index) + 0.72)
      let place = "class=\"\(style)\" x=\"\(box.center.x.pixels)\" y=\"\(y.pixels)\""
      raw("<text \(place)>\(line.drawn)</text>")
    }
  }

  fileprivate mutating func draw(_ label: DiagramLayout.Label) {
    let (style, x) =
      switch label.alignment {
      case .leading: ("label", label.frame.x)
      case .centered: ("label middle", label.frame.center.x)
      case .trailing: ("label end", label.frame.maxX)
      }
    for (index, line) in label.lines.enumerated() {
      let y = label.frame.y + DiagramSizes.labelText.lineHeight * (Double(index) + 0.74)
      element(
        "text",
        ["class": style, "x": x.pixels, "y": y.pixels], text: line)
    }
  }
}

extension Diagram.Line {
  /// The content of the text element.
  fileprivate var drawn: String {
    switch kind {
    case .word where prefix.isEmpty: text.escapedForXML
    case .word:
      "<tspan class=\"prefix\">\(prefix.escapedForXML)</tspan> \(text.escapedForXML)"
    case .nothing: "<tspan class=\"nothing\">\(text.escapedForXML)</tspan>"
    }
  }
}
