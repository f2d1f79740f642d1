import UntangleFacts
import UntangleSourceFiles

/// The keys of a project.
package struct KeyUsage: Sendable {
  /// Every literal in a key position, sorted by place. A constant is listed once, at its declaration.
  package var keys: [ProjectKey]
  package var ledger: KeyIndex

  package init(keys: [ProjectKey], ledger: KeyIndex) {
    self.keys = keys
    self.ledger = ledger
  }
}

extension Project {
  package func keyUsage(
    declared: [KeyDeclaration], resources: KeyResources = KeyResources()
  ) -> KeyUsage {
    let uses = KeyResolution(self, declared).uses
    return KeyUsage(keys: withoutTwins(uses.compactMap(\.key)), ledger: KeyIndex(uses, resources))
  }

  /// Removes duplicates: a constant that is used for reading and writing is one key.
  private func withoutTwins(_ keys: [ProjectKey]) -> [ProjectKey] {
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
}

extension ResolvedKeyUse {
  /// The single literal behind the use; nil if there is none or more than one.
  fileprivate var key: ProjectKey? {
    if let origin = argument.origin {
      return ProjectKey(
        kind: purpose.kind, store: store, access: .define, literal: argument.text, form: .constant,
        valueType: nil,
        location: origin.location, enclosingType: origin.enclosingType)
    }
    guard case .literal(let literal) = use.text else { return nil }
    var form = ProjectKey.Form.inline
    var access = purpose.access
    if case .constant = use.position { (form, access) = (.constant, .define) }
    return ProjectKey(
      kind: purpose.kind, store: store, access: access, literal: literal, form: form,
      valueType: use.valueType,
      location: location, enclosingType: use.enclosingType, enclosingProperty: use.enclosingMember?.property)
  }
}
