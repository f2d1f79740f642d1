extension [[String]] {
  /// Rows in the format of RFC 4180, in UTF-8: lines end in CRLF, and cells are quoted if necessary.
  ///
  /// A cell that a spreadsheet would read as a formula is prefixed with an apostrophe.
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
