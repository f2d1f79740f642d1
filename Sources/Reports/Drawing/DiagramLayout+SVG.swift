extension DiagramLayout {
  /// Arrows first, so that nothing covers a text.
  func draw(_ diagram: Diagram, on svg: inout XMLText) {
    for curve in entries + arrows.map(\.curve) { svg.draw(curve) }
    if let entry {
      svg.element(
        "circle",
        [
          "class": "entry", "cx": entry.x.drawn, "cy": entry.y.drawn,
          "r": DiagramSizes.entryRadius.drawn,
        ])
    }
    for (index, (box, lines)) in zip(boxes, diagram.boxes).enumerated() {
      svg.draw(box, lines, diagram.looks.indices.contains(index) ? diagram.looks[index] : .plain)
    }
    for label in arrows.compactMap(\.label) { svg.draw(label) }
  }
}

extension XMLText {
  fileprivate mutating func draw(_ curve: Curve) {
    element(
      "path",
      ["class": "arrow", "d": curve.shortened(by: 6).drawn, "marker-end": "url(#untangle-head)"])
  }

  fileprivate mutating func draw(_ box: Rectangle, _ lines: [Diagram.Line], _ look: Diagram.Look) {
    element(
      "rect",
      [
        "class": look == .plain ? "box" : "box \(look.rawValue)", "x": box.x.drawn, "y": box.y.drawn,
        "width": box.width.drawn,
        "height": box.height.drawn, "rx": "8",
      ])
    let metrics = DiagramSizes.boxText
    let height = metrics.lineHeight * Double(lines.count)
    for (index, line) in lines.enumerated() {
      let y = box.center.y - height / 2 + metrics.lineHeight * (Double(index) + 0.72)
      let place = "class=\"state\" x=\"\(box.center.x.drawn)\" y=\"\(y.drawn)\""
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
        ["class": style, "x": x.drawn, "y": y.drawn], text: line)
    }
  }
}

extension Diagram.Line {
  /// What is inside the element of a text.
  fileprivate var drawn: String {
    switch kind {
    case .word where prefix.isEmpty: text.escapedForXML
    case .word:
      "<tspan class=\"prefix\">\(prefix.escapedForXML)</tspan> \(text.escapedForXML)"
    case .nothing: "<tspan class=\"nothing\">\(text.escapedForXML)</tspan>"
    }
  }
}
