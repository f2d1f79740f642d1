import Foundation
import Testing
import UntangleReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

enum ChartSamples {
  static let hostileNames = [
    "<script>alert(1)</script>", "a&b", "\"q\"'s", "two\nlines", "\u{1B}[2J", "\u{FFFE}x", "]]>",
    "שלום\u{202E}", "👨\u{200D}👩\u{200D}👧", "日本語", "", " ", "</svg>", "a\u{0}b",
    String(repeating: "long", count: 400), String(repeating: "日", count: 200),
  ]

  /// Folders, files and types by chance, many small ones and a few large.
  static func files(_ count: Int, seed: UInt64) -> [TreemapChart.File] {
    var random = Random(state: seed)
    return (0..<count).map { number in
      let folders = (0..<random.next(below: 5)).map { _ in "folder\(random.next(below: 4))" }
      let lines = random.next(below: 40) == 0 ? random.next(below: 5_000) : random.next(below: 300)
      let types = (0..<random.next(below: 4)).map { type in
        TreemapChart.TypePart(
          name: "Type\(number).Part\(type)", lines: lines / 5, score: Double(random.next(below: 60)),
          link: "#type=\(number).\(type)")
      }
      return TreemapChart.File(
        path: (folders + ["File\(number).swift"]).joined(separator: "/"), lines: lines,
        score: types.map(\.score).reduce(0, +), link: "#file=\(number)", types: types)
    }
  }

  static func items(_ count: Int, seed: UInt64) -> [ScatterChart.Item] {
    var random = Random(state: seed)
    return (0..<count).map { number in
      let commits = random.next(below: 3) == 0 ? random.next(below: 90) : random.next(below: 4)
      return ScatterChart.Item(
        name: "Some.TypeNumber\(number)", score: Double(random.next(below: 300)) / 7, commits: commits,
        authors: min(commits, 3), link: "#type=\(number)")
    }
  }
}

/// What an XML reader finds in a fragment of a page.
struct ReadFragment {
  struct Element {
    var name: String
    var attributes: [String: String]
  }

  private(set) var elements: [Element] = []
  private(set) var texts: [String] = []

  init(_ lines: [String]) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data("<div>\(lines.joined(separator: "\n"))</div>".utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    elements = reader.elements
    texts = reader.texts
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    var texts: [String] = []
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes))
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      texts.append(text.trimmingCharacters(in: .whitespacesAndNewlines))
      text = ""
    }
  }
}
