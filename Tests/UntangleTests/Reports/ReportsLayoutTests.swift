import Testing
import UntangleReports

/// What holds of every layout, shown on graphs made by chance.
struct ReportsLayoutTests {
  @Test(arguments: Flow.allCases, 0..<8)
  func nothingIsInTheWayOfAnything(flow: Flow, batch: Int) {
    for seed in (batch * 10)..<(batch * 10 + 10) {
      let diagram = Diagram.random(seed: UInt64(seed))
      let layout = DiagramLayout(diagram, flow: flow)
      expectRoom(in: layout, "graph \(seed)")
      expectArrows(of: diagram, in: layout, "graph \(seed)")
      #expect(layout == DiagramLayout(diagram, flow: flow))
    }
  }

  @Test(arguments: Flow.allCases, 0..<8)
  func nothingIsInTheWayOfOperations(flow: Flow, batch: Int) {
    for seed in (batch * 5)..<(batch * 5 + 5) {
      let diagram = Diagram.random(seed: UInt64(seed)).withOperations(seed: UInt64(seed))
      let layout = DiagramLayout(diagram, flow: flow)
      expectRoom(in: layout, "graph \(seed) with operations")
      #expect(layout == DiagramLayout(diagram, flow: flow))
      for (arrow, drawn) in zip(diagram.arrows, layout.arrows) {
        #expect(layout.boxes[arrow.from].hasOnBorder(drawn.curve.start))
        #expect(layout.boxes[arrow.to].hasOnBorder(drawn.curve.end))
      }
    }
  }

  private func expectRoom(in layout: DiagramLayout, _ name: Comment) {
    let labels = layout.arrows.compactMap { $0.label?.frame }
    let frames = layout.boxes + labels
    for (index, frame) in frames.enumerated() {
      #expect(frame.x >= -0.01 && frame.y >= -0.01, name)
      #expect(frame.maxX <= layout.width + 0.01 && frame.maxY <= layout.height + 0.01, name)
      #expect(frames.dropFirst(index + 1).allSatisfy { !$0.overlaps(frame) }, name)
    }
    for curve in layout.arrows.map(\.curve) + layout.entries {
      for point in curve.samples {
        #expect(!frames.contains { $0.inset.contains(point) }, name)
        #expect(point.x >= -0.01 && point.x <= layout.width + 0.01, name)
        #expect(point.y >= -0.01 && point.y <= layout.height + 0.01, name)
      }
    }
  }

  private func expectArrows(of diagram: Diagram, in layout: DiagramLayout, _ name: Comment) {
    #expect(layout.boxes.count == diagram.boxes.count, name)
    #expect(layout.entries.count == diagram.starts.count, name)
    for (arrow, drawn) in zip(diagram.arrows, layout.arrows) {
      #expect(layout.boxes[arrow.from].hasOnBorder(drawn.curve.start), name)
      #expect(layout.boxes[arrow.to].hasOnBorder(drawn.curve.end), name)
      #expect(drawn.label?.lines ?? [] == arrow.label, name)
    }
    for (start, curve) in zip(diagram.starts, layout.entries) {
      #expect(layout.boxes[start].hasOnBorder(curve.end), name)
    }
    let feet = layout.arrows.flatMap { [$0.curve.start, $0.curve.end] }
    #expect(Set(feet).count == feet.count, "each arrow has its own place at a box: \(name)")
  }

  @Test func aPairOfArrowsRunsApart() {
    let diagram = Diagram(
      boxes: [[Diagram.Line("a")], [Diagram.Line("b")]],
      arrows: [
        Diagram.Arrow(from: 0, to: 1, label: ["there"]),
        Diagram.Arrow(from: 1, to: 0, label: ["back"]),
      ], starts: [0])
    let layout = DiagramLayout(diagram)
    let (there, back) = (layout.arrows[0].curve, layout.arrows[1].curve)
    for point in there.samples {
      let distances = back.samples.map { abs($0.x - point.x) + abs($0.y - point.y) }
      #expect((distances.min() ?? 0) > 8)
    }
  }

  @Test func depthsGoAlongTheFlow() {
    let diagram = Diagram.random(seed: 7)
    let arrows = (0..<5).map { Diagram.Arrow(from: $0, to: $0 + 1, label: []) }
    let chain = Diagram(boxes: Array(diagram.boxes.prefix(6)), arrows: arrows, starts: [0])
    let down = DiagramLayout(chain, flow: .downward).boxes.map(\.y)
    #expect(down == down.sorted() && Set(down).count == down.count)
    let right = DiagramLayout(chain, flow: .rightward).boxes.map(\.x)
    #expect(right == right.sorted() && Set(right).count == right.count)
  }

  @Test func widthsOfTextsAreOnTheSafeSide() {
    let metrics = TextMetrics(size: 10)
    #expect(metrics.width(of: "") == 0)
    #expect(metrics.width(of: "iW") == 2.78 + 9.89)
    #expect(metrics.width(of: "日本") == 21)
    #expect(metrics.width(of: "e\u{301}") == 7.2)
  }
}

extension Diagram {
  /// 1 to 14 boxes of 1 to 3 lines, up to 40 arrows, some without label, some boxes not reached.
  fileprivate static func random(seed: UInt64) -> Diagram {
    var generator = SplitMix(state: seed)
    let words = ["isOn", "hasVeryLongNameIndeed", "phase", "日本語", "x", "wasSaved, shown"]
    let count = Int.random(in: seed == 7 ? 6...14 : 1...14, using: &generator)
    let boxes = (0..<count).map { _ in
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        Diagram.Line(words.randomElement(using: &generator) ?? "")
      }
    }
    var pairs: Set<[Int]> = []
    let wanted = Int.random(in: 0...min(40, count * (count - 1)), using: &generator)
    while pairs.count < wanted {
      let pair = (0..<2).map { _ in Int.random(in: 0..<count, using: &generator) }
      if pair[0] != pair[1] { pairs.insert(pair) }
    }
    let arrows = pairs.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }.map { pair in
      Diagram.Arrow(
        from: pair[0], to: pair[1],
        label: (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          words.randomElement(using: &generator) ?? ""
        })
    }
    return Diagram(
      boxes: boxes, arrows: arrows,
      starts: Array(0..<Int.random(in: 0...min(3, count), using: &generator)))
  }
}

extension Diagram {
  /// With up to 6 operations, each from some boxes or from anywhere to some boxes.
  fileprivate func withOperations(seed: UInt64) -> Diagram {
    var generator = SplitMix(state: seed)
    var diagram = self
    diagram.looks = [Look](repeating: .plain, count: boxes.count)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let node = diagram.boxes.count
      diagram.boxes.append([Line("operation"), Line("and 3 more")])
      diagram.looks.append(.operation)
      let order = boxes.indices.shuffled(using: &generator)
      let sources = order.prefix(Int.random(in: 0...boxes.count, using: &generator))
      let targets = order.suffix(Int.random(in: 1...boxes.count, using: &generator))
      diagram.arrows += sources.map { Arrow(from: $0, to: node, label: []) }
      diagram.arrows += targets.map { Arrow(from: node, to: $0, label: []) }
    }
    return diagram
  }
}

/// The same numbers on every system.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension Curve {
  fileprivate var samples: [Point] {
    var from = start
    return parts.flatMap { part in
      defer { from = part.end }
      return (0...12).map { point(of: part, from: from, at: Double($0) / 12) }
    }
  }

  private func point(of part: Part, from: Point, at t: Double) -> Point {
    switch part {
    case .line(let end):
      return Point(x: from.x + (end.x - from.x) * t, y: from.y + (end.y - from.y) * t)
    case .bend(let first, let second, let end):
      let u = 1 - t
      func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
      }
      return Point(
        x: mix(from.x, first.x, second.x, end.x), y: mix(from.y, first.y, second.y, end.y))
    }
  }
}

extension Rectangle {
  /// A little smaller, as curves end on borders.
  fileprivate var inset: Rectangle {
    Rectangle(x: x + 0.05, y: y + 0.05, width: width - 0.1, height: height - 0.1)
  }

  fileprivate func hasOnBorder(_ point: Point) -> Bool {
    let isBeside = [x, maxX].contains { abs($0 - point.x) < 0.01 } && point.y > y && point.y < maxY
    let isAbove = [y, maxY].contains { abs($0 - point.y) < 0.01 } && point.x > x && point.x < maxX
    return isBeside || isAbove
  }
}
