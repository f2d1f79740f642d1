/// Lines of an SVG document, with everything that XML would misread escaped.
struct SVGText: Sendable {
  private(set) var lines: [String] = []
  private var depth = 0

  /// `<name attributes>text</name>`, or `<name attributes/>` without a text.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String? = nil
  ) {
    let start = "<\(name)\(Self.written(attributes))"
    add(text.map { "\(start)>\($0.escapedForXML)</\(name)>" } ?? "\(start)/>")
  }

  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    content: (inout SVGText) -> Void
  ) {
    add("<\(name)\(Self.written(attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    add("</\(name)>")
  }

  /// What is markup already.
  mutating func raw(_ text: String) { text.split(separator: "\n").forEach { add(String($0)) } }

  private mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  private static func written(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0.key)=\"\($0.value.escapedForXML)\"" }.joined()
  }
}

extension String {
  /// Also without the scalars that XML 1.0 has no way to write.
  var escapedForXML: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t", "\n", "\r": " "
      default: scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value) ? "\u{FFFD}" : String(scalar)
      }
    }.joined()
  }
}

extension Double {
  /// In tenths at most: `12`, `12.5`.
  var drawn: String {
    let tenths = Int((self * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}

extension Point {
  var drawn: String { "\(x.drawn) \(y.drawn)" }
}

extension Curve {
  /// The `d` of a path.
  var drawn: String {
    (["M\(start.drawn)"]
      + parts.map { part in
        switch part {
        case .line(let end): "L\(end.drawn)"
        case .bend(let first, let second, let end): "C\(first.drawn) \(second.drawn) \(end.drawn)"
        }
      }).joined(separator: " ")
  }

  /// Less the last bit, for the head of an arrow to stand there.
  func shortened(by length: Double) -> Curve {
    guard let last = parts.last else { return self }
    let before = parts.dropLast().last?.end ?? start
    let (direction, end) =
      switch last {
      case .line(let end): (before, end)
      case .bend(_, let control, let end): (control, end)
      }
    let (x, y) = (end.x - direction.x, end.y - direction.y)
    let distance = (x * x + y * y).squareRoot()
    guard distance > length else { return self }
    let newEnd = Point(x: end.x - x / distance * length, y: end.y - y / distance * length)
    var curve = self
    curve.parts[curve.parts.count - 1] =
      switch last {
      case .line: .line(newEnd)
      case .bend(let first, let second, _): .bend(first, second, newEnd)
      }
    return curve
  }
}
