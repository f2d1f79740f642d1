/// Characters that stand for the cells of one block of a table while it is drawn.
enum Placeholder {
  private static let first: UInt32 = 0xE000
  private static let last: UInt32 = 0xF8FF

  /// How many cells can be told apart.
  static let count = Int(last - first) + 1

  /// What stands for the cell number `ordinal`, counted from 0.
  static func text(_ ordinal: Int, width: Int) -> String {
    guard let scalar = Unicode.Scalar(first + UInt32(ordinal)) else { return "" }
    return String(repeating: String(scalar), count: width)
  }

  /// The lines of a drawn block with the cells' texts in place of their stand-ins, without trailing
  /// spaces. What stands in the texts themselves is never taken for a stand-in.
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
