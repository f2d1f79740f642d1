import UntangleFacts
import UntangleProjectModel

/// The two sides of a key: a place gives a value under the key, or takes one.
enum KeyRole: Hashable, Sendable { case gives, takes }

extension KeySite {
  /// Empty if the place does neither: it removes the key, or only names it.
  var roles: Set<KeyRole> {
    switch access {
    case .write, .register, .post: [.gives]
    case .read, .observe: [.takes]
    case .use: kind == .reuseIdentifier ? [.takes] : [.gives, .takes]
    case .remove, .define: []
    }
  }
}

extension IndexedKey {
  /// The roles of all places, including tests and resource files.
  var roles: Set<KeyRole> {
    let isSetting = resources.contains { $0.kind == .setting }
    let given: Set<KeyRole> = isSetting ? [.gives, .takes] : resources.isEmpty ? [] : [.gives]
    return sites.reduce(into: given) { $0.formUnion($1.roles) }
  }

  /// The places that give or take a value, sorted by location.
  var doers: [KeySite] { sites.filter { !$0.roles.isEmpty } }
}
