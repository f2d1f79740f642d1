import UntangleFacts

extension Project {
  /// The type of the value stored under a key, in the form of `KeySite.valueType`.
  func valueType(of use: KeyUse) -> String? {
    if let type = use.valueType { return type.last == "?" ? String(type.dropLast()) : type }
    return use.value.flatMap { storedType(of: $0, in: use.enclosingType) }
  }

  private func storedType(of shape: AccessPath, in enclosing: String?) -> String? {
    // These functions return a `String`, although their names look like types.
    if case .call(.name(let name)) = shape, name.hasPrefix("NSStringFrom") || name == "NSLocalizedString" {
      return "String"
    }
    if let type = type(of: shape, in: enclosing) { return type.storedName }
    switch shape {
    case .unwrapped(let inner), .optional(let inner): return storedType(of: inner, in: enclosing)
    case .member(let base, "rawValue"):
      guard case .named(let name)? = type(of: base, in: enclosing)?.unwrapped else { return nil }
      return rawType(ofEnum: name)
    default: return nil
    }
  }

  /// The raw type that an enum of the project declares; nil if none.
  private func rawType(ofEnum name: String) -> String? {
    guard let type = type(named: name), type.kind == .enum else { return nil }
    return type.inherited.first { SDK.says(oneOf: [.integer, .fraction, .text], of: $0) }
  }
}

extension WrittenType {
  /// nil for types that tell nothing about the stored value.
  fileprivate var storedName: String? {
    switch self {
    case .named("Any"), .named("AnyObject"), .named("NSObject"), .tuple, .function, .result, .other: nil
    case .named("TimeInterval"): "Double"
    case .named(let name): name
    case .optional(let wrapped): wrapped.storedName
    case .list(let element): element.storedName.map { "[\($0)]" } ?? "Array"
    case .dictionary(let value): value.storedName.map { "[String: \($0)]" } ?? "Dictionary"
    }
  }
}
