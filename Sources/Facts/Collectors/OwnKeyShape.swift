import SwiftSyntax
import UntangleSourceFiles

/// How arguments look that may be a key of the project's own functions and subscripts.
struct OwnKeyShape {
  /// Labels of arguments that are often keys.
  static let labels = ["key", "forKey", "for", "named", "under"]
  /// Functions whose first argument is often a key: `store.load(Keys.token)`.
  static let functions = ["load", "save", "store", "get", "fetch", "read", "remove", "delete"]

  let walk: FactWalk

  func mayBeKey(_ argument: LabeledExprSyntax, of callee: String, _ role: NameRole) -> Bool {
    switch argument.expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return looksLikeKey(literal)
    case .memberAccessExpr(let access):
      if role == .keyMethod || namesKeys(access) { return true }
      switch labelOf(argument) {
      case .key: return true
      case .often: return isOfType(access)
      case .other: return argument.label == nil && Self.functions.contains(callee) && isOfType(access)
      }
    case .declReferenceExpr(let name):
      if NameTable.namesKeys(name.baseName.bytes) { return true }
      switch labelOf(argument) {
      case .key: return true
      case .often: return walk.locals[walk.id(name.baseName)]?.constant != nil
      case .other: return false
      }
    default: return false
    }
  }

  /// The same for an argument of a subscript.
  func mayBeKey(_ argument: LabeledExprSyntax) -> Bool {
    switch argument.expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): looksLikeKey(literal)
    case .memberAccessExpr(let access): access.base == nil || isOfType(access)
    case .declReferenceExpr(let name): NameTable.namesKeys(name.baseName.bytes)
    default: false
    }
  }

  private enum Label {
    /// `key:`, `forKey:`, `cacheKey:`.
    case key
    /// `for:`, `named:`: often a key, and often something else.
    case often
    case other
  }

  private func labelOf(_ argument: LabeledExprSyntax) -> Label {
    guard let label = argument.label else { return .other }
    let name = walk.text(label)
    if name == "key" || NameTable.namesKeys(label.bytes) { return .key }
    return Self.labels.contains(name) ? .often : .other
  }

  /// `Keys.isOn`, `Settings.Key.isOn`, `Key.isOn.rawValue`, `Settings.isOnKey`.
  private func namesKeys(_ access: MemberAccessExprSyntax) -> Bool {
    guard let base = access.base else { return false }
    if NameTable.namesKeys(access.declName.baseName.bytes) { return true }
    switch base.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return NameTable.namesKeys(node.baseName.bytes)
    case .memberAccessExpr(let node): return namesKeys(node)
    default: return false
    }
  }

  /// Whether it is a member of a type that is written out: `Settings.isOn`, `Self.isOn.rawValue`.
  private func isOfType(_ access: MemberAccessExprSyntax) -> Bool {
    switch access.base?.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): walk.startsUppercase(walk.text(node.baseName))
    case .memberAccessExpr(let node): isOfType(node)
    default: false
    }
  }

  /// Without spaces and format specifiers: a name rather than a sentence.
  private func looksLikeKey(_ literal: StringLiteralExprSyntax) -> Bool {
    guard literal.segments.count == 1, let segment = literal.segments.first else { return false }
    let bytes = walk.slice(walk.places.start(of: segment.node), segment.node.byteLength)
    guard bytes.count > 1, bytes.count <= 80 else { return false }
    return bytes.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"),
        UInt8(ascii: "@"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
  }
}
