/// Placeholder characters for the cells of a table block while TextTable lays it out.
enum Placeholder {
  private static let first: UInt32 = 0xE000
  private static let last: UInt32 = 0xF8FF

  /// The number of distinct placeholders.
  static let count = Int(last - first) + 1

  /// The placeholder of the cell `ordinal`, counted from 0.
  static func text(_ ordinal: Int, width: Int) -> String {
    guard let scalar = Unicode.Scalar(first + UInt32(ordinal)) else { return "" }
    return String(repeating: String(scalar), count: width)
  }

  /// The lines of a drawn block with the texts in place of their placeholders, without trailing spaces.
  /// Characters within the texts are never replaced.
  static func replaced(in drawn: String, by texts: [String]) -> [String] {
    drawn.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      var text: [UInt8] = []
      var previous: UInt32 = 0
      for scalar in line.unicodeScalars {
        defer { previous = scalar.value }
        if !(first...last).contains(scalar.value) {
          text.append(contentsOf: String(scalar).utf8)
        } else if scalar.value != previous {
          text.append(contentsOf: texts[Int(scalar.value - first)].utf8)
        }
      }
      while text.last == UInt8(ascii: " ") { text.removeLast() }
      return String(decoding: text, as: UTF8.self)
    }
  }
}
