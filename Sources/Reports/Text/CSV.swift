extension [[String]] {
  /// Rows as RFC 4180 has them, in UTF-8: lines end in CRLF, what needs it is quoted.
  ///
  /// A cell that a spreadsheet would take for a formula has an apostrophe before it.
  var csv: [UInt8] {
    flatMap { row in [UInt8](row.map(\.cell).joined(separator: ",").utf8) + [0x0D, 0x0A] }
  }
}

extension String {
  fileprivate var cell: String {
    let isFormula = unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    let safe = isFormula ? "'" + self : self
    let mustBeQuoted = safe.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    guard mustBeQuoted else { return safe }
    let doubled = safe.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
    return "\"\(doubled)\""
  }
}
