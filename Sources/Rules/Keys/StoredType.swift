import UntangleFacts
import UntangleProjectModel

/// The type of a value in user defaults, as far as readers can tell types apart.
enum StoredType: Hashable, Sendable {
  /// Booleans and numbers of all sizes, which user defaults converts into each other.
  case number
  case text
  case data, date, url, array, dictionary

  /// nil for types with an unknown stored form.
  init?(named name: String, in project: Project, from enclosing: String?) {
    let bare = name.hasSuffix("?") || name.hasSuffix("!") ? String(name.dropLast()) : name
    if let known = StoredType(sdk: bare) {
      self = known
      return
    }
    guard let type = project.type(named: bare, in: enclosing), type.kind == .enum,
      let raw = type.inherited.lazy.compactMap({ StoredType(sdk: $0) }).first
    else { return nil }
    self = raw
  }

  private init?(sdk name: String) {
    switch name {
    case "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float", "CGFloat", "TimeInterval", "NSNumber":
      self = .number
    case "String", "NSString": self = .text
    case "Data", "NSData": self = .data
    case "Date", "NSDate": self = .date
    case "URL", "NSURL": self = .url
    case "Array", "NSArray": self = .array
    case "Dictionary", "NSDictionary": self = .dictionary
    case let name where name.hasPrefix("["): self = name.hasKeys ? .dictionary : .array
    default: return nil
    }
  }

  /// Whether a value stored as this type can be read as the other, directly or by conversion.
  ///
  /// `url(forKey:)` also reads paths; a URL is stored as data.
  func isRead(as other: StoredType) -> Bool {
    if self == other { return true }
    switch self {
    case .text, .data: return other == .url
    case .url: return other == .data
    case .number, .date, .array, .dictionary: return false
    }
  }
}

extension String {
  /// Whether a type in brackets has keys: `[String: Int]` and not `[[String: Int]]`.
  fileprivate var hasKeys: Bool {
    var depth = 0
    return contains { character in
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      return character == ":" && depth == 1
    }
  }
}
