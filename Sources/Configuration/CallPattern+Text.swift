package import UntangleProjectModel

extension CallPattern {
  /// Nil unless the text has the form `Receiver.name(label:_:)`.
  package init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let path = text[..<open].split(separator: ".", omittingEmptySubsequences: false)
    let inside = text[text.index(after: open)...].dropLast()
    guard path.allSatisfy(isIdentifier), let baseName = path.last else { return nil }
    guard inside.isEmpty || inside.hasSuffix(":") else { return nil }
    let labels = inside.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard inside.isEmpty || labels.allSatisfy(isIdentifier) else { return nil }
    self.init(
      receiver: path.count > 1 ? path.dropLast().joined(separator: ".") : nil,
      baseName: String(baseName),
      labels: inside.isEmpty ? [] : labels.map(String.init))
  }
}

/// Whether Swift accepts the text as an identifier, without back-ticks. Accepts every non-ASCII scalar except
/// white space.
func isIdentifier(_ text: some StringProtocol) -> Bool {
  guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
  return text.unicodeScalars.allSatisfy { scalar in
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || (scalar.value > 0x7F && !scalar.properties.isWhitespace)
  }
}
