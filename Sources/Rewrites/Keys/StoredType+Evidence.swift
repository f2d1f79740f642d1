import UntangleFacts
import UntangleProjectModel

extension IndexedKey {
  /// The type that the uses of a key agree on. Reads decide if there are any, then writes, then registered
  /// defaults. `object` where they disagree or none has a known type.
  var storedType: StoredType {
    let accesses: [[KeyAccess]] = [[.read, .use], [.write], [.register]]
    for group in accesses {
      let types = Set(sites.filter { group.contains($0.access) }.compactMap(\.valueType))
      guard !types.isEmpty else { continue }
      return StoredType(agreeing: types)
    }
    return .object
  }
}

extension StoredType {
  fileprivate init(agreeing valueTypes: Set<String>) {
    let types = Set(valueTypes.map { StoredType(valueType: $0) ?? .object })
    self = types.count == 1 ? types.first ?? .object : types == [.array, .stringArray] ? .array : .object
  }

  /// Whether the overload of `set` takes the value that a place writes.
  func takes(_ value: KeyPlace.WrittenValue, ofType valueType: String?) -> Bool {
    if self == .object || value == .null { return true }
    switch self {
    case .array: return value == .list
    case .dictionary: return value == .dictionary
    // The value may be declared with a type that is not an array, such as a set.
    case .stringArray: return false
    case .bool, .integer, .double, .float, .string, .url, .data, .date, .object:
      return valueType.flatMap { StoredType(valueType: $0) } == self
    }
  }
}
