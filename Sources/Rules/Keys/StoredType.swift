import UntangleFacts
import UntangleProjectModel

/// What user defaults holds under a key, as far as its readers can tell the difference.
enum StoredType: Hashable, Sendable {
  /// Bools and numbers of all sizes: user defaults turns one into the other.
  case number
  case text
  case data, date, url, array, dictionary

  /// nil for types whose form in the store cannot be told.
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
    case let name where name.hasPrefix("["):
      self = name.contains(":") ? .dictionary : .array
    default: return nil
    }
  }

  /// Whether a reader of the one type gets what was stored as the other, as it was or turned into it.
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
