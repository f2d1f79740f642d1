import UntangleFacts
import UntangleProjectModel

/// The two sides of a key: one puts something under it, the other asks for it.
enum KeyRole: Hashable, Sendable { case gives, takes }

extension KeySite {
  /// Empty where a place does neither: it removes the key, or only gives it a name.
  var roles: Set<KeyRole> {
    switch access {
    case .write, .register, .post: [.gives]
    case .read, .observe: [.takes]
    case .use: kind == .reuseIdentifier ? [.takes] : [.gives, .takes]
    case .remove, .define: []
    }
  }
}

extension LedgerKey {
  /// Of all places, those in tests included, and of what other files declare.
  var roles: Set<KeyRole> {
    let isSetting = resources.contains { $0.kind == .setting }
    let given: Set<KeyRole> = isSetting ? [.gives, .takes] : resources.isEmpty ? [] : [.gives]
    return sites.reduce(into: given) { $0.formUnion($1.roles) }
  }

  /// Places that do something with the key, by place.
  var doers: [KeySite] { sites.filter { !$0.roles.isEmpty } }
}
