/// The declared default of a key, in a form that can be compared.
enum DeclaredDefault: Hashable, Sendable {
  /// `true` is 1 and `false` is 0, as in user defaults.
  case number(Double)
  /// The text between the quotes, with escapes as written.
  case text(String)
  case none
  /// The last name of an enum case or a constant.
  case member(String)

  /// nil if the value of the source is unknown.
  init?(source: String) {
    switch source {
    case "true": self = .number(1)
    case "false": self = .number(0)
    case "nil": self = .none
    default:
      if let number = Double(source.filter { $0 != "_" }) {
        self = .number(number)
      } else if let text = DeclaredDefault.literal(source) {
        self = .text(text)
      } else if let name = DeclaredDefault.lastName(source) {
        self = .member(name)
      } else {
        return nil
      }
    }
  }

  /// The text of a string literal without interpolation.
  private static func literal(_ source: String) -> String? {
    guard source.count >= 2, source.hasPrefix("\""), source.hasSuffix("\""), !source.hasPrefix("\"\"\"")
    else { return nil }
    let text = source.dropFirst().dropLast()
    return text.contains("\"") || text.contains("\\(") ? nil : String(text)
  }

  /// The last name, `light` for `.light` and for `Theme.light`.
  private static func lastName(_ source: String) -> String? {
    let parts = source.split(separator: ".", omittingEmptySubsequences: false)
    let areNames = parts.dropFirst().allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    guard parts.count >= 2, areNames, let first = parts.first, let last = parts.last,
      first.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(last)
  }

  /// Whether both values are known and differ.
  ///
  /// Values of different kinds may be equal: a member may have any value, and nil may stand for any default.
  func contradicts(_ other: DeclaredDefault) -> Bool {
    switch self {
    case .number:
      if case .number = other { return self != other }
    case .text:
      if case .text = other { return self != other }
    case .member:
      if case .member = other { return self != other }
    case .none: break
    }
    return false
  }
}
