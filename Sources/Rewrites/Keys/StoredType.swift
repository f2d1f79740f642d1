/// What kind of value a key of user defaults stands for: each has an enum of keys of its own, so that the key
/// of a Bool cannot be read as a text.
package enum StoredType: Int, Hashable, Sendable, CaseIterable {
  case bool, integer, double, float, string, url, data, date, stringArray, array, dictionary
  /// Values of several types, or of one that nothing tells.
  case object

  /// Of what the ledger says; nil for a type that user defaults have no call for.
  package init?(valueType: String) {
    switch valueType {
    case "Bool": self = .bool
    case "Int": self = .integer
    case "Double", "TimeInterval": self = .double
    case "Float": self = .float
    case "String": self = .string
    case "URL": self = .url
    case "Data": self = .data
    case "Date": self = .date
    case "[String]": self = .stringArray
    case "Array": self = .array
    case "Dictionary": self = .dictionary
    case _ where valueType.hasPrefix("["): self = valueType.contains(":") ? .dictionary : .array
    default: return nil
    }
  }

  /// Within `UserDefaults`.
  var enumName: String {
    switch self {
    case .bool: "BoolKey"
    case .integer: "IntegerKey"
    case .double: "DoubleKey"
    case .float: "FloatKey"
    case .string: "StringKey"
    case .url: "URLKey"
    case .data: "DataKey"
    case .date: "DateKey"
    case .stringArray: "StringArrayKey"
    case .array: "ArrayKey"
    case .dictionary: "DictionaryKey"
    case .object: "ObjectKey"
    }
  }

  /// As Swift writes the type.
  var swiftName: String {
    switch self {
    case .bool: "Bool"
    case .integer: "Int"
    case .double: "Double"
    case .float: "Float"
    case .string: "String"
    case .url: "URL"
    case .data: "Data"
    case .date: "Date"
    case .stringArray: "[String]"
    case .array: "[Any]"
    case .dictionary: "[String: Any]"
    case .object: "Any"
    }
  }

  /// The call that reads such a value; nil where there is none.
  var getter: DefaultsGetter? {
    switch self {
    case .bool: .bool
    case .integer: .integer
    case .double: .double
    case .float: .float
    case .string: .string
    case .url: .url
    case .data: .data
    case .stringArray: .stringArray
    case .array: .array
    case .dictionary: .dictionary
    case .date, .object: nil
    }
  }

  /// The types that `set` takes, one overload each: for every one the SDK has a call of its own, so that what
  /// is stored is stored as before.
  var settable: [String] {
    switch self {
    case .bool, .integer, .double, .float: [swiftName, swiftName + "?"]
    case .string, .url, .data, .date, .stringArray, .array, .dictionary: [swiftName + "?"]
    case .object: ["Int", "Float", "Double", "Bool", "URL?", "Any?"]
    }
  }
}

/// A reading call of `UserDefaults`, by its base name.
enum DefaultsGetter: String, Hashable, Sendable, CaseIterable {
  case bool, integer, double, float, string, url, data, stringArray, array, dictionary, object

  /// As Swift writes what it gives.
  var result: String {
    switch self {
    case .bool: "Bool"
    case .integer: "Int"
    case .double: "Double"
    case .float: "Float"
    case .string: "String?"
    case .url: "URL?"
    case .data: "Data?"
    case .stringArray: "[String]?"
    case .array: "[Any]?"
    case .dictionary: "[String: Any]?"
    case .object: "Any?"
    }
  }

  /// What it says of the value; nil where it takes anything.
  var storedType: StoredType? { StoredType.allCases.first { $0.getter == self } }
}

/// A call of `UserDefaults` with a key, one for each form that has a typed twin.
enum DefaultsCall: Hashable, Sendable {
  case get(DefaultsGetter)
  case set, remove

  /// By base name and labels; nil for calls that take texts only.
  init?(name: String, labels: [String]) {
    switch (name, labels) {
    case ("set", ["_", "forKey"]): self = .set
    case ("removeObject", ["forKey"]): self = .remove
    case (_, ["forKey"]):
      guard let getter = DefaultsGetter(rawValue: name) else { return nil }
      self = .get(getter)
    default: return nil
    }
  }
}
