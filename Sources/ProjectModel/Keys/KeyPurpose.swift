import UntangleFacts
import UntangleSourceFiles

extension Project {
  /// The purpose of a use that is a call of the SDK, as its receiver shows; nil for other uses.
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

  /// Whether the receiver is a `UserDefaults`, by its type, or by its name where the type is unknown.
  private func isDefaults(_ receiver: AccessPath, in enclosing: String?) -> Bool {
    if let type = type(of: receiver, in: enclosing) {
      guard case .named(let name) = type.unwrapped else { return false }
      if lineage(of: name).contains(where: { $0 == "UserDefaults" || $0 == "NSUserDefaults" }) {
        return true
      }
      return false
    }
    guard let name = receiver.lastName?.lowercased() else { return false }
    // Inside `extension UserDefaults`, its members are in scope.
    return name.hasSuffix("defaults") || receiver == .name("standard") && enclosing == "UserDefaults"
  }

  /// Whether a type declares `value(forKey:)` itself, and so defines its own keys.
  private func hasOwnValues(_ name: String) -> Bool {
    lineage(of: name).contains { type in
      ["value", "setValue"].contains { members.function($0, in: type) != nil }
    }
  }

  /// Whether the receiver uses key-value coding, which needs an Objective-C object. Dictionaries, coders and
  /// filters have calls of the same names.
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

/// Suffixes of names of types and variables whose `setValue(_:forKey:)` does not take a property's name.
private let lookAlikes = [
  "Filter", "Predicate", "Dictionary", "Dict", "Coder", "Archiver", "Unarchiver", "Cache",
  "Keychain", "Store", "Storage", "Animation", "Layer", "Request", "Record", "Headers", "Params",
  "Parameters", "Attributes", "Map", "Table", "Container", "Info", "Options",
]

/// The kind of a key and the access to it at one place.
struct KeyPurpose: Hashable {
  var kind: KeyKind
  var access: KeyAccess
}

/// A call that may refer to one of the project's functions that take keys.
struct OwnCall {
  var receiver: AccessPath
  var callee: String
  /// `_` for an argument without a label.
  var labels: [String]
  /// The index of the key among the arguments.
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
