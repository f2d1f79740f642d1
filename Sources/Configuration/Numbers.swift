/// A whole number in a configuration. It is read from the text, so `017` is seventeen.
enum WholeNumber {
  case value(Int)
  /// A whole number that does not fit in `Int`.
  case tooLarge
}

/// Reads decimal digits with an optional sign and single underscores between digits; nil for any other text.
func wholeNumber(_ text: String) -> WholeNumber? {
  let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : Substring(text)
  let groups = digits.split(separator: "_", omittingEmptySubsequences: false)
  guard groups.allSatisfy(isDigits) else { return nil }
  return Int(text.filter { $0 != "_" }).map(WholeNumber.value) ?? .tooLarge
}

/// Reads digits with an optional sign, fraction and exponent; nil for any other text, including infinity.
func finiteNumber(_ text: String) -> Double? {
  if wholeNumber(text) != nil { return Double(text.filter { $0 != "_" }) }
  let allowed = Set("0123456789+-.eE")
  guard text.allSatisfy(allowed.contains), let value = Double(text) else { return nil }
  return value.isFinite ? value : nil
}

/// The number without a fraction if it is whole: `40`, `0.5`.
func shown(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? String(number)
}

private func isDigits(_ text: Substring) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
}
