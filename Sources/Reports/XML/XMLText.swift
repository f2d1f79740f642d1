/// The lines of an XML document, with special characters escaped.
struct XMLText: Sendable {
  private(set) var lines: [String] = []
  private var depth = 0
  private let layout: Layout

  enum Layout: Sendable {
    case indented
    /// Without indent, for large documents.
    case flat
  }

  init(_ layout: Layout = .indented) { self.layout = layout }

  typealias Attribute = (name: String, value: String)

  /// `<name attributes>text</name>`, or `<name attributes/>` without text.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String? = nil
  ) {
    element(name, attributes.map { ($0.key, $0.value) }, text: text)
  }

  mutating func element(_ name: String, _ attributes: [Attribute], text: String? = nil) {
    let start = "<\(name)\(Self.written(attributes))"
    add(text.map { "\(start)>\($0.escapedForXML)</\(name)>" } ?? "\(start)/>")
  }

  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    content: (inout XMLText) -> Void
  ) {
    element(name, attributes.map { ($0.key, $0.value) }, content: content)
  }

  mutating func element(
    _ name: String, _ attributes: [Attribute], content: (inout XMLText) -> Void
  ) {
    add("<\(name)\(Self.written(attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    add("</\(name)>")
  }

  /// The first line of a standalone XML document.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"

  /// Adds text that is already markup.
  mutating func raw(_ text: String) { text.split(separator: "\n").forEach { add(String($0)) } }

  private mutating func add(_ line: String) {
    lines.append(layout == .flat ? line : String(repeating: "  ", count: depth) + line)
  }

  private static func written(_ attributes: [Attribute]) -> String {
    attributes.map { " \($0.name)=\"\($0.value.escapedForXML)\"" }.joined()
  }
}

extension String {
  /// Escapes markup, and replaces scalars that XML 1.0 cannot represent.
  var escapedForXML: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && ![0x22, 0x26, 0x3C, 0x3E].contains($0) }) { return self }
    return unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      // Unescaped, parsers would normalize these to spaces in attributes.
      case "\t", "\n", "\r": "&#\(scalar.value);"
      default: scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value) ? "\u{FFFD}" : String(scalar)
      }
    }.joined()
  }
}
