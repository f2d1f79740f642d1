import Foundation
import Testing
import UntangleFacts

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct InterfaceFactTests {
  private func items(_ text: String) throws -> [String] {
    try Array(text.utf8).withUnsafeBufferPointer { try interfaceItems(in: $0) }.map { item in
      "\(item.kind) \(item.name)" + (item.customClass.map { " \($0)" } ?? "")
    }
  }

  @Test func whatCodeAsksFor() throws {
    #expect(
      try items(
        """
        \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
        <!-- <segue identifier="not"/> -->
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
          <scenes><scene sceneID="1"><objects>
            <viewController storyboardIdentifier="List &amp; more" customClass='ListController' id="a">
              <tableView key="view"><prototypes>
                <tableViewCell reuseIdentifier="cell" customClass="Cell" id="b"><label text="a > b"/></tableViewCell>
              </prototypes></tableView>
              <connections><segue destination="c" kind="show" identifier="showDetail" id="d"/><segue kind="embed" id="e"/></connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f" customClass="UIResponder"/>
          </objects></scene></scenes>
          <string key="x"><![CDATA[<segue identifier="no"/>]]></string>
        </document>
        """) == [
          "viewController List & more ListController", "reuseIdentifier cell Cell", "segue showDetail",
        ])
  }

  @Test(arguments: [
    "<placeholder placeholderIdentifier=\"IBFilesOwner\" customClass=\"Owner\"/>",
    "<customObject id='-2' customClass='Owner' userLabel=\"File's Owner\"/>",
  ])
  func ownersOfNibs(_ element: String) throws {
    #expect(try items("<document><objects>\(element)</objects></document>") == ["fileOwner  Owner"])
  }

  @Test(arguments: [
    "", "text", "<a>", "<a></b>", "<a/><b/>", "<a b></a>", "<a b=c></a>", "<a b='1' b='2'/>", "<a b='<'/>",
    "<a b='&unknown;'/>", "<a b='&#0;'/>", "<a b='1'c='2'/>", "<a", "<a b='", "<!-- ", "<a><![CDATA[ </a>",
    "<!DOCTYPE a [<!ENTITY x \"y\">]><a b='&x;'/>",
    "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>", "{\"a\": 1}", "<a></a>more",
    String(repeating: "<a>", count: 100_000),
  ])
  func whatIsNoDocumentSaysWhy(_ text: String) {
    #expect(throws: InterfaceFlaw.self) { try items(text) }
  }

  @Test func theLineOfAFlawIsTold() {
    let flaw = #expect(throws: InterfaceFlaw.self) { try items("<a>\n<b/>\n</c>") }
    #expect(flaw?.line == 3)
    #expect(flaw?.description == "is no interface that can be read: it closes 'c', which is not open")
  }

  /// What Foundation's parser sees in the same text; nil for what it refuses.
  private func itemsByFoundation(_ text: String) -> [String]? {
    final class Reader: NSObject, XMLParserDelegate {
      var found: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
      ) {
        let customClass = attributes["customClass"].map { " \($0)" } ?? ""
        if let name = attributes["storyboardIdentifier"], !name.isEmpty {
          found.append("viewController \(name)\(customClass)")
        }
        if let name = attributes["reuseIdentifier"], !name.isEmpty {
          found.append("reuseIdentifier \(name)\(customClass)")
        }
        if name == "segue", let name = attributes["identifier"], !name.isEmpty {
          found.append("segue \(name)\(customClass)")
        }
      }
    }
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    return parser.parse() && parser.parserError == nil ? reader.found : nil
  }

  /// Random documents, some of them damaged: whoever reads both ways must read the same.
  @Test func foundationsParserReadsTheSame() throws {
    var random = SeededGenerator(seed: 7)
    var read = 0
    for _ in 0..<400 {
      var text = randomElement(depth: 4, &random)
      if Int.random(in: 0..<3, using: &random) == 0, let place = text.indices.randomElement(using: &random) {
        text.remove(at: place)
      }
      guard let expected = itemsByFoundation(text) else { continue }
      read += 1
      #expect(try items(text) == expected, "\(text)")
    }
    #expect(read > 250)
  }

  private func randomElement(depth: Int, _ random: inout SeededGenerator) -> String {
    let name = ["segue", "viewController", "tableViewCell", "view", "é"].randomElement(using: &random)!
    let values = ["a", "b c", "x &lt;&amp;&quot;&#65;&#x42;", "", "über", "1\n2", "a>b"]
    let attributes = ["identifier", "storyboardIdentifier", "reuseIdentifier", "customClass", "id"]
      .filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      .map { " \($0)=\"\(values.randomElement(using: &random)!)\"" }.joined()
    guard depth > 0, Bool.random(using: &random) else { return "<\(name)\(attributes)/>" }
    let inner = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      randomElement(depth: depth - 1, &random) + ["", "\n", "text ", "<!-- c -->"].randomElement(
        using: &random)!
    }
    return "<\(name)\(attributes)>\(inner.joined())</\(name)>"
  }
}
