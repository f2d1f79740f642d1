/// An estimate of the width of text in an unknown font, because layout precedes display.
///
/// For each character it is the larger width of DejaVu Sans, which is as wide as Verdana, and Liberation
/// Sans, which is as wide as Arial and Helvetica. `sans-serif` is rarely wider.
package struct TextMetrics: Hashable, Sendable {
  package var size: Double

  package init(size: Double) { self.size = size }

  var lineHeight: Double { (size * 1.35).rounded() }

  package func width(of text: String) -> Double {
    text.reduce(0) { $0 + advance(of: $1) } * size / 1000
  }

  func width(of lines: [String]) -> Double { lines.map(width(of:)).max() ?? 0 }

  /// Breaks at spaces only.
  func lines(of text: String, width: Double) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      guard let last = lines.last, self.width(of: "\(last) \(word)") <= width else {
        return lines.append(String(word))
      }
      lines[lines.count - 1] = "\(last) \(word)"
    }
  }

  /// In thousandths of the font size.
  private func advance(of character: Character) -> Double {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F {
      return Double(advances[Int(ascii) - 0x20])
    }
    switch character.displayWidth {
    case 0: return 0
    case 1: return 720
    default: return 1050
    }
  }
}

/// From the space to the tilde, in thousandths of the font size.
private let advances: [Int16] = [
  318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337,
  636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 556,
  1015, 684, 686, 722, 770, 667, 611, 778, 752, 295, 500, 667, 557, 863, 748, 787,
  667, 787, 722, 667, 611, 732, 684, 989, 685, 667, 685, 390, 337, 390, 838, 556,
  500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612,
  635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
]
