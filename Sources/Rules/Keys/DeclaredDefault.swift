/// What a reader gets where nothing was written, as far as two of them can be compared.
enum DeclaredDefault: Hashable, Sendable {
  /// `true` is 1, as user defaults has it.
  case number(Double)
  /// Between the quotes, escapes as written.
  case text(String)
  case none
  /// An enum case or a constant, by its last name.
  case member(String)

  /// nil for a source whose value cannot be told.
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

  /// A text without interpolation.
  private static func literal(_ source: String) -> String? {
    guard source.count >= 2, source.hasPrefix("\""), source.hasSuffix("\""), !source.hasPrefix("\"\"\"")
    else { return nil }
    let text = source.dropFirst().dropLast()
    return text.contains("\"") || text.contains("\\(") ? nil : String(text)
  }

  /// `light` of `.light` and of `Theme.light`.
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

  /// Whether both are known to be what they are, and are not the same.
  ///
  /// Of different kinds one may stand for the other: a member has some value, and nil some default.
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
