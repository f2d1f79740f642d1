import UntangleFacts

extension WrittenType {
  /// Whether a property of the standard library says yes or no about a value of the type: `names.isEmpty`.
  func saysYesOrNo(property name: String) -> Bool { holdsMany && name == "isEmpty" }

  /// The same of a function: `names.contains("a")`, `text.hasPrefix("a")`.
  func saysYesOrNo(function name: String) -> Bool {
    switch self {
    case .named(let type):
      isText ? questionsToTexts.contains(name) : questionsToObjects[type] == name
    case .list: questionsToLists.contains(name)
    case .dictionary: name == "contains" || name == "allSatisfy"
    case .optional, .tuple, .function, .other: false
    }
  }

  private var holdsMany: Bool {
    switch self {
    case .list, .dictionary: true
    case .named: isText
    case .optional, .tuple, .function, .other: false
    }
  }

  private var isText: Bool { self == .named("String") || self == .named("Substring") }
}

private let questionsToTexts: Set<String> = [
  "contains", "hasPrefix", "hasSuffix", "allSatisfy", "starts", "elementsEqual",
]

private let questionsToLists: Set<String> = [
  "contains", "allSatisfy", "starts", "elementsEqual", "isSubset", "isSuperset", "isStrictSubset",
  "isStrictSuperset", "isDisjoint",
]

private let questionsToObjects = ["UserDefaults": "bool", "FileManager": "fileExists"]
