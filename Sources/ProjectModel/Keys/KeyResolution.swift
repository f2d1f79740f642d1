import UntangleFacts
import UntangleSourceFiles

extension Project {
  /// Every literal in a key position, sorted by place; a constant is listed once, where it is declared.
  package func keys(declared: [KeyDeclaration]) -> [ProjectKey] {
    let wrappers = KeyWrappers(self)
    let constants = ConstantTable(files: files)
    var found: Set<ProjectKey> = []
    for index in files.indices {
      let path = files[index].path
      for use in files[index].keyUses {
        guard let purpose = purpose(of: use, wrappers, declared) else { continue }
        if let key = key(use, purpose, in: path, constants) { found.insert(key) }
      }
    }
    return withoutTwins(found)
  }

  /// A constant used for reading and writing is one key at one place.
  private func withoutTwins(_ keys: Set<ProjectKey>) -> [ProjectKey] {
    let sorted = keys.sorted {
      ($0.location, $0.kind.rawValue, $0.access.rawValue, $0.valueType ?? "")
        < ($1.location, $1.kind.rawValue, $1.access.rawValue, $1.valueType ?? "")
    }
    var result: [ProjectKey] = []
    for key in sorted {
      if let last = result.last, last.location == key.location, last.kind == key.kind { continue }
      result.append(key)
    }
    return result
  }

  private func key(
    _ use: KeyUse, _ purpose: KeyPurpose, in path: String, _ constants: ConstantTable
  ) -> ProjectKey? {
    switch use.text {
    case .literal(let literal):
      guard !literal.isEmpty else { return nil }
      var form = ProjectKey.Form.inline
      var access = purpose.access
      if case .constant = use.position { (form, access) = (.constant, .define) }
      return ProjectKey(
        kind: purpose.kind, access: access, literal: literal, form: form,
        valueType: use.valueType, location: Location(path: path, span: use.span),
        enclosingType: use.enclosingType)
    case .reference(let shape):
      guard let constant = constants.constant(shape, in: use.enclosingType, of: self) else {
        return nil
      }
      return key(constant, of: use, purpose)
    case .implicit(let name):
      return constants.constant(implicit: name, of: use.kind, in: self).flatMap { key($0, of: use, purpose) }
    case .parameter, .interpolated: return nil
    }
  }

  private func key(
    _ constant: ConstantTable.Found, of use: KeyUse, _ purpose: KeyPurpose
  ) -> ProjectKey? {
    guard !constant.literal.isEmpty, use.accepts(constant) else { return nil }
    return ProjectKey(
      kind: purpose.kind, access: .define, literal: constant.literal, form: .constant,
      valueType: nil, location: constant.location, enclosingType: constant.enclosingType)
  }

  /// What a use is for, if it is a key at all.
  func purpose(
    of use: KeyUse, _ wrappers: KeyWrappers, _ declared: [KeyDeclaration]
  ) -> KeyPurpose? {
    if let plain = sdkPurpose(of: use) { return plain }
    switch use.receiver {
    case .own(let receiver, let callee, let labels, let argument):
      let call = OwnCall(
        receiver: receiver, callee: callee, labels: labels, argument: argument,
        enclosingType: use.enclosingType)
      return declared.first { $0.fits(call) }.map { KeyPurpose(kind: $0.kind, access: $0.access) }
        ?? wrappers.purpose(of: call, in: self)
    case .wrapper(let name, let label): return wrappers.purpose(ofWrapper: name, label: label)
    case .certain, .scene, .name, .type, .defaults, .codable: return nil
    }
  }

  /// Whether a call of the SDK's is one, by its receiver.
  func sdkPurpose(of use: KeyUse) -> KeyPurpose? {
    let plain = KeyPurpose(kind: use.kind, access: use.access)
    switch use.receiver {
    case .certain, .scene, .name: return plain
    case .type(let name): return type(named: name, in: use.enclosingType) == nil ? plain : nil
    case .defaults(let receiver):
      return isDefaults(receiver, in: use.enclosingType) ? plain : nil
    case .codable(let receiver):
      if isDefaults(receiver, in: use.enclosingType) {
        return KeyPurpose(kind: .userDefaults, access: use.access)
      }
      return isKeyValueCoded(receiver, in: use.enclosingType) ? plain : nil
    case .own, .wrapper: return nil
    }
  }

  /// `UserDefaults` by type, else by the name that everybody gives it.
  private func isDefaults(_ receiver: ExpressionShape, in enclosing: String?) -> Bool {
    if let type = type(of: receiver, in: enclosing) {
      guard case .named(let name) = type.unwrapped else { return false }
      if lineage(of: name).contains(where: { $0 == "UserDefaults" || $0 == "NSUserDefaults" }) {
        return true
      }
      return false
    }
    guard let name = receiver.lastName?.lowercased() else { return false }
    return name.hasSuffix("defaults")
  }

  /// A store with a `value(forKey:)` of its own takes its own keys.
  private func hasOwnValues(_ name: String) -> Bool {
    lineage(of: name).contains { type in
      ["value", "setValue"].contains { members.function($0, in: type) != nil }
    }
  }

  /// Key-value coding needs an Objective-C object; dictionaries, coders and filters have the same calls.
  private func isKeyValueCoded(_ receiver: ExpressionShape, in enclosing: String?) -> Bool {
    if let type = type(of: receiver, in: enclosing) {
      guard case .named(let name) = type.unwrapped else { return false }
      if let own = self.type(named: name) {
        return (own.kind == .class || own.kind == .extension) && !hasOwnValues(name)
      }
      return !lookAlikes.contains { name.hasSuffix($0) }
    }
    guard let name = receiver.lastName?.lowercased() else { return true }
    return !lookAlikes.contains { name.hasSuffix($0.lowercased()) }
  }
}

/// Ends of names of types and variables whose `setValue(_:forKey:)` takes no property's name.
private let lookAlikes = [
  "Filter", "Predicate", "Dictionary", "Dict", "Coder", "Archiver", "Unarchiver", "Cache",
  "Keychain", "Store", "Storage", "Animation", "Layer", "Request", "Record", "Headers", "Params",
  "Parameters", "Attributes", "Map", "Table", "Container", "Info", "Options",
]

extension KeyUse {
  /// Where a name of a type for names is due, a text of that value is none.
  func accepts(_ constant: ConstantTable.Found) -> Bool { receiver != .name || constant.kind == kind }
}

/// What a key is used for.
struct KeyPurpose: Hashable {
  var kind: KeyKind
  var access: KeyAccess
}

/// A call that may be one of the project's own functions for keys.
struct OwnCall {
  var receiver: ExpressionShape
  var callee: String
  /// `_` for none.
  var labels: [String]
  /// The place of the literal among the arguments.
  var argument: Int
  var enclosingType: String?
}

extension KeyDeclaration {
  func fits(_ call: OwnCall) -> Bool {
    guard self.call.baseName == call.callee, self.call.labels == call.labels,
      argumentIndex == call.argument
    else { return false }
    guard let receiver = self.call.receiver else { return true }
    return receiver.split(separator: ".").last.map(String.init) == call.receiver.lastName
  }
}
