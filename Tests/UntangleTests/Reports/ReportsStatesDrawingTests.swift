import Foundation
import Testing
import UntangleReports
import UntangleStateSpaces

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct ReportsStatesDrawingTests {
  @Test func everyStateAndArrowIsDrawn() throws {
    let drawing = try Drawing([StateSamples.entry(StateSamples.workout)])
    #expect(drawing.count("rect", "box") == 5)
    #expect(drawing.count("path", "arrow") == 9)
    #expect(drawing.count("circle", "entry") == 1)
    #expect(
      drawing.texts.contains([
        "WorkoutController", "5 of 8 states are reached", "with 1 assumption, listed by --format table",
        "all off", "hasLoggedIn", "startWorkout",
      ]))
    #expect(drawing.attributes["role"] == "img")
    #expect(
      drawing.attributes["viewBox"]
        == "0 0 \(drawing.attributes["width"] ?? "") \(drawing.attributes["height"] ?? "")")
    #expect(drawing.texts.contains(["States of WorkoutController"]))
  }

  @Test func severalSpacesAreOneDocument() throws {
    let drawing = try Drawing([
      StateSamples.entry(StateSamples.workout, group: 1),
      StateSamples.entry(StateSamples.player, group: 2),
      StateSamples.tooLarge([StateSamples.variable("a"), StateSamples.variable("b")]),
    ])
    #expect(drawing.count("svg") == 1)
    #expect(drawing.count("rect", "card") == 3)
    #expect(drawing.count("rect", "box") == 9)
    #expect(
      drawing.texts.contains([
        "States of 3 groups of variables", "WorkoutController, group 2", "Giant",
        "2 variables with too many states to count", "phase", "ready",
      ]))
  }

  @Test func whatNobodyCouldReadIsNotDrawn() throws {
    let many = try Drawing([StateSamples.entry(StateSamples.ring(61))])
    #expect(many.count("rect", "box") == 0)
    #expect(many.texts.contains(["too many states to draw; --format table lists the states"]))
    let matrix = try Drawing([StateSamples.entry(StateSamples.ring(60))])
    #expect(matrix.count("path", "grid") == 1 && matrix.texts.contains(["60  isAt59", "next"]))
    #expect(try Drawing([StateSamples.entry(StateSamples.ring(20))]).count("rect", "box") == 20)
    var unknown = StateSamples.ring(4)
    unknown.transitions = nil
    let text = "too many transitions to draw; --format table lists the states"
    #expect(try Drawing([StateSamples.entry(unknown)]).texts.contains([text]))
  }

  @Test func namesAreEscaped() throws {
    let names = [
      "<script>alert(1)</script>", "a&b", "\"q\"'s", "two\nlines", "\u{1B}[2J", "\u{FFFE}x", "]]>",
      "שלום\u{202E}", "👨\u{200D}👩\u{200D}👧", "日本語", "", String(repeating: "long", count: 40),
    ]
    let off = [Int](repeating: 0, count: names.count)
    let on = [Int](repeating: 1, count: names.count)
    for name in names {
      let space = StateSamples.space(
        names.map { StateSamples.variable($0) }, [(off, []), (on, [name])], [(0, name, 1)])
      let drawing = try Drawing([StateSamples.entry(space, type: name)])
      #expect(drawing.count("script") == 0)
      #expect(drawing.count("rect", "box") == 2)
    }
  }

  @Test func itNeedsNothingFromOutside() {
    let text = StateSamples.text([StateSamples.entry(StateSamples.workout)], as: .svg)
    for word in ["href", "<script", "@import", "http://www.w3.org/1999", "<image", "<foreignObject"] {
      #expect(!text.contains(word))
    }
    #expect(text.contains("prefers-color-scheme: dark"))
    #expect(text == StateSamples.text([StateSamples.entry(StateSamples.workout)], as: .svg))
  }
}

/// What an XML reader finds in a drawing.
private struct Drawing {
  private(set) var texts: Set<String> = []
  private(set) var attributes: [String: String] = [:]
  private var elements: [String] = []

  init(_ entries: [StatesReport.Entry]) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(StateSamples.text(entries, as: .svg).utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    texts = reader.texts
    elements = reader.elements
    attributes = reader.attributes
  }

  func count(_ element: String, _ style: String = "") -> Int {
    elements.count { $0 == "\(element) \(style)" || style.isEmpty && $0.hasPrefix("\(element) ") }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var texts: Set<String> = []
    var elements: [String] = []
    var attributes: [String: String] = [:]
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if elements.isEmpty { self.attributes = attributes }
      elements.append("\(name) \(attributes["class"] ?? "")")
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      texts.insert(text.trimmingCharacters(in: .whitespacesAndNewlines))
      text = ""
    }
  }
}

extension Set<String> {
  fileprivate func contains(_ texts: [String]) -> Bool { texts.allSatisfy { contains($0) } }
}
