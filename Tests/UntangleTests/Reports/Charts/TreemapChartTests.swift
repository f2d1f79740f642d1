import Testing
import UntangleReports

struct TreemapChartTests {
  /// The example of the paper: 6, 6, 4, 3, 2, 2, 1 in a rectangle of 6 by 4.
  @Test func thePaperIsFollowed() {
    let frame = Rectangle(x: 0, y: 0, width: 6, height: 4)
    let rectangles = squarified([6, 6, 4, 3, 2, 2, 1], in: frame)
    #expect(rectangles[0] == Rectangle(x: 0, y: 0, width: 3, height: 2))
    #expect(rectangles[1] == Rectangle(x: 0, y: 2, width: 3, height: 2))
    #expect(abs(rectangles[2].width - 12.0 / 7) < 1e-9 && abs(rectangles[2].height - 7.0 / 3) < 1e-9)
  }

  @Test(arguments: 1...40)
  func areasAreInProportionWithoutOverlap(seed: UInt64) {
    var random = Random(state: seed)
    let values = (0...random.next(below: 60)).map { _ in Double(random.next(below: 1_000) + 1) }.sorted(by: >)
    let frame = Rectangle(x: 5, y: 7, width: 960, height: 540)
    let rectangles = squarified(values, in: frame)
    #expect(rectangles.count == values.count)
    let sum = values.reduce(0, +)
    for (rectangle, value) in zip(rectangles, values) {
      #expect(abs(rectangle.width * rectangle.height / (960 * 540) - value / sum) < 1e-6)
      #expect(rectangle.x > 4.999 && rectangle.y > 6.999)
      #expect(rectangle.maxX < 965.001 && rectangle.maxY < 547.001)
    }
    for (index, left) in rectangles.enumerated() {
      let inner = Rectangle(
        x: left.x + 1e-6, y: left.y + 1e-6, width: left.width - 2e-6, height: left.height - 2e-6)
      #expect(!rectangles[(index + 1)...].contains { $0.overlaps(inner) })
    }
    let ratios = rectangles.map { max($0.width / $0.height, $0.height / $0.width) }.sorted()
    #expect(ratios[ratios.count / 2] < 3)
  }

  @Test(arguments: [ChartSize.wide, .narrow], [UInt64(1), 2, 3, 4])
  func noLineIsLost(size: ChartSize, seed: UInt64) {
    let files = ChartSamples.files(3_000, seed: seed)
    let layout = TreemapLayout(TreemapChart(files: files), size)
    let leaves = layout.tiles.filter { $0.isLeaf }
    #expect(leaves.reduce(0) { $0 + $1.lines } == files.reduce(0) { $0 + max($1.lines, 1) })
    for tile in layout.tiles {
      #expect(tile.frame.x >= 0 && tile.frame.maxX <= layout.width + 0.01)
      #expect(tile.frame.y >= 0 && tile.frame.maxY <= layout.height + 0.01)
      #expect(tile.frame.width >= 0 && tile.frame.height >= 0)
    }
    #expect(leaves.contains { $0.words.contains("smaller files") })
    for (index, left) in leaves.enumerated() {
      #expect(!leaves[(index + 1)...].contains { $0.frame.overlaps(left.frame.shrunk) })
    }
  }

  @Test func itIsBoundedInRectanglesAndBytes() {
    let many = TreemapChart(files: ChartSamples.files(20_000, seed: 9))
    #expect(TreemapLayout(many, .wide).tiles.count < 2_400)
    #expect(TreemapLayout(many, .narrow).tiles.count < 700)
    #expect(many.lines.reduce(0) { $0 + $1.utf8.count + 1 } < 300_000)
    // A file on each of a thousand steps down.
    let deep = (0..<1_000).map { depth in
      let folders = (0..<depth).map { "f\($0)" }
      return TreemapChart.File(
        path: (folders + ["a.swift"]).joined(separator: "/"), lines: 50, score: 1, link: nil, types: [])
    }
    #expect(TreemapLayout(TreemapChart(files: deep), .wide).tiles.count < 2_400)
  }

  @Test func smallFilesAreCountedAndChainsOfFoldersAreOne() {
    func file(_ path: String, _ lines: Int, _ score: Double = 0) -> TreemapChart.File {
      TreemapChart.File(path: path, lines: lines, score: score, link: nil, types: [])
    }
    let files =
      [file("App/Sources/Deep/Large.swift", 90_000, 7), file("App/Sources/Deep/Other.swift", 50_000)]
      + (0..<12).map { file("App/Sources/Deep/Small\($0).swift", 1, Double($0)) }
      + [file("Tests/One.swift", 40_000)]
    let words = TreemapLayout(TreemapChart(files: files), .wide).tiles.map(\.words)
    #expect(
      Set(words) == [
        "App/Sources/Deep: 14 files, 140,012 lines", "App/Sources/Deep/Large.swift: 90,000 lines, score 7.0",
        "App/Sources/Deep/Other.swift: 50,000 lines",
        "12 smaller files in App/Sources/Deep: 12 lines, highest score 11.0", "Tests/One.swift: 40,000 lines",
      ])
  }

  @Test func typesStandInTheirFiles() throws {
    let file = TreemapChart.File(
      path: "Player.swift", lines: 100, score: 30, link: "#file=1",
      types: [
        TreemapChart.TypePart(name: "Player", lines: 60, score: 25, link: "#type=1"),
        TreemapChart.TypePart(name: "Player.Queue", lines: 30, score: 0, link: "#type=2"),
      ])
    let chart = TreemapChart(files: [file, file])
    let fragment = try ReadFragment(chart.lines)
    #expect(fragment.texts.contains("Player in Player.swift: 60 lines, score 25.0"))
    #expect(fragment.texts.contains("Player.Queue in Player.swift: 30 lines"))
    #expect(fragment.texts.contains("the rest of Player.swift: 10 lines"))
    #expect(fragment.all("a").contains { $0.attributes["href"] == "#type=1" })
    #expect(fragment.all("rect").contains { $0.attributes["class"] == "s5" })
  }

  /// A type in two files is not there twice: its extensions are called so, and have their own points.
  @Test func extensionsAreNotTheType() {
    func file(_ path: String, _ types: [TreemapChart.TypePart], score: Double) -> TreemapChart.File {
      TreemapChart.File(path: path, lines: 100, score: score, link: nil, types: types)
    }
    let player = TreemapChart.TypePart(name: "Player", lines: 95, score: 26, link: nil)
    let menu = TreemapChart.TypePart(name: "Player", kind: .extensions, lines: 95, score: 0.1, link: nil)
    let split = TreemapChart.TypePart(name: "Player", kind: .extensions, lines: 60, score: 0.1, link: nil)
    let chart = TreemapChart(files: [
      file("Player.swift", [player], score: 26.2), file("Player+Menu.swift", [menu], score: 0.1),
      file("Queue.swift", [split], score: 0.1),
    ])
    let tiles = TreemapLayout(chart, .wide).tiles
    let words = Set(tiles.map(\.words))
    #expect(words.contains("Player in Player.swift: 95 lines, score 26.0"))
    #expect(words.contains("extension Player in Player+Menu.swift: 95 lines, score 0.1"))
    #expect(words.contains("extension Player in Queue.swift: 60 lines, score 0.1"))
    let labels = tiles.compactMap { tile in
      switch tile.role {
      case .leaf(let label), .frame(let label): label?.text
      }
    }
    #expect(labels.filter { $0 == "Player" }.count == 1 && labels.contains("Player+Menu.swift"))
  }

  @Test func namesAreText() throws {
    let names = ChartSamples.hostileNames
    let files = names.flatMap { name in
      [name, "\(name)/\(name)"].map { path in
        TreemapChart.File(
          path: path, lines: 100, score: 3, link: "#\(name)",
          types: [TreemapChart.TypePart(name: name, lines: 40, score: 3, link: "#\(name)")])
      }
    }
    let fragment = try ReadFragment(TreemapChart(files: files).lines)
    #expect(fragment.all("script").isEmpty)
    #expect(fragment.all("svg").count == 2 + 6)
    #expect(TreemapChart(files: files).lines == TreemapChart(files: files.reversed()).lines)
    #expect(TreemapChart(files: []).lines.isEmpty)
  }
}

extension TreemapLayout.Tile {
  fileprivate var isLeaf: Bool {
    switch role {
    case .leaf: true
    case .frame: false
    }
  }
}

extension Rectangle {
  /// Edges are rounded to tenths.
  fileprivate var shrunk: Rectangle {
    Rectangle(x: x + 0.06, y: y + 0.06, width: width - 0.12, height: height - 0.12)
  }
}
