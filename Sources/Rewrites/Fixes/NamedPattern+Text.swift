import UntangleFindings

extension Fix.NamedPattern {
  /// The pattern as Swift source.
  var text: String {
    switch self {
    case .enumCase(let name): "." + name.asMember
    case .wrapped(let inner): inner.text + "?"
    case .null: "nil"
    case .boolean(let value): String(value)
    case .any: "_"
    case .tuple(let elements): "(" + elements.map(\.text).joined(separator: ", ") + ")"
    }
  }
}

extension String {
  /// The name as it can follow a dot. Most keywords need no backticks there.
  var asMember: String {
    let isWord = unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue || !$0.isASCII }
    let isNumber = unicodeScalars.first?.properties.numericType != nil
    let isReserved = ["init", "self", "Type", "Protocol"].contains(self)
    return isReserved || !isWord || isNumber ? "`\(self)`" : self
  }
}
