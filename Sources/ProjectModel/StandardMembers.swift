import UntangleFacts

extension WrittenType {
  /// Whether a property of the standard library says yes or no about a value of the type: `names.isEmpty`.
  func saysYesOrNo(property name: String) -> Bool { holdsMany && name == "isEmpty" }

  /// The same of a function: `names.contains("a")`, `text.hasPrefix("a")`.
  func saysYesOrNo(function name: String) -> Bool {
    switch self {
    case .named(let type):
      isText ? SDK.says(.asksText, of: name) : questionsToObjects[type] == name
    case .list: SDK.says(.asksList, of: name)
    case .dictionary: name == "contains" || name == "allSatisfy"
    case .optional, .tuple, .function, .result, .other: false
    }
  }

  private var holdsMany: Bool {
    switch self {
    case .list, .dictionary: true
    case .named: isText
    case .optional, .tuple, .function, .result, .other: false
    }
  }

  private var isText: Bool { self == .named("String") || self == .named("Substring") }
}

private let questionsToObjects = ["UserDefaults": "bool", "FileManager": "fileExists"]
