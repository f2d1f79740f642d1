import UntangleFacts
import UntangleSourceFiles

extension Project {
  /// Whether a call of the SDK's is one, by its receiver.
  func sdkPurpose(of use: KeyUse) -> KeyPurpose? {
    let plain = KeyPurpose(kind: use.kind, access: use.access)
    switch use.receiver {
    case .certain, .name: return plain
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
  private func isDefaults(_ receiver: AccessPath, in enclosing: String?) -> Bool {
    if let type = type(of: receiver, in: enclosing) {
      guard case .named(let name) = type.unwrapped else { return false }
      if lineage(of: name).contains(where: { $0 == "UserDefaults" || $0 == "NSUserDefaults" }) {
        return true
      }
      return false
    }
    guard let name = receiver.lastName?.lowercased() else { return false }
    // Inside `extension UserDefaults` its own members are near.
    return name.hasSuffix("defaults") || receiver == .name("standard") && enclosing == "UserDefaults"
  }

  /// A store with a `value(forKey:)` of its own takes its own keys.
  private func hasOwnValues(_ name: String) -> Bool {
    lineage(of: name).contains { type in
      ["value", "setValue"].contains { members.function($0, in: type) != nil }
    }
  }

  /// Key-value coding needs an Objective-C object; dictionaries, coders and filters have the same calls.
  private func isKeyValueCoded(_ receiver: AccessPath, in enclosing: String?) -> Bool {
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

/// What a key is used for.
struct KeyPurpose: Hashable {
  var kind: KeyKind
  var access: KeyAccess
}

/// A call that may be one of the project's own functions for keys.
struct OwnCall {
  var receiver: AccessPath
  var callee: String
  /// `_` for none.
  var labels: [String]
  /// The place of the literal among the arguments.
  var argument: Int
  var enclosingType: String?
}

extension KeyDeclaration {
  var purpose: KeyPurpose { KeyPurpose(kind: kind, access: access) }

  func fits(_ call: OwnCall) -> Bool {
    guard self.call.baseName == call.callee, self.call.labels == call.labels,
      argumentIndex == call.argument
    else { return false }
    guard let receiver = self.call.receiver else { return true }
    return receiver.split(separator: ".").last.map(String.init) == call.receiver.lastName
  }
}
