/// The type of the values under a key of user defaults. Each has its own enum of keys, so that the key of a
/// Bool cannot be read as a string.
package enum StoredType: Int, Hashable, Sendable, CaseIterable {
  case bool, integer, double, float, string, url, data, date, stringArray, array, dictionary
  /// Values of several types, or of an unknown one.
  case object

  /// From the type in the key index; nil for a type that user defaults have no method for.
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

  /// The enum's name within `UserDefaults`.
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

  /// The type in Swift syntax.
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

  /// The method that reads such a value; nil if there is none.
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

  /// The parameter types of the overloads of `set`. Each matches one of the SDK's own overloads, so that
  /// values are stored as before.
  var settable: [String] {
    switch self {
    case .bool, .integer, .double, .float: [swiftName, swiftName + "?"]
    case .string, .url, .data, .date, .stringArray, .array, .dictionary: [swiftName + "?"]
    case .object: ["Int", "Float", "Double", "Bool", "URL?", "Any?"]
    }
  }
}

/// A method of `UserDefaults` that reads a value, by its base name.
enum DefaultsGetter: String, Hashable, Sendable, CaseIterable {
  case bool, integer, double, float, string, url, data, stringArray, array, dictionary, object

  /// The result type in Swift syntax.
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

  /// The type of value that it reads; nil where it reads any.
  var storedType: StoredType? { StoredType.allCases.first { $0.getter == self } }
}

/// A call of `UserDefaults` with a key, for each form that has a typed overload.
enum DefaultsCall: Hashable, Sendable {
  case get(DefaultsGetter)
  case set, remove

  /// By base name and labels; nil for calls without a typed overload.
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
