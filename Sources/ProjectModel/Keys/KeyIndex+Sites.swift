import UntangleFacts
import UntangleSourceFiles

extension KeyIndex {
  init(_ uses: [ResolvedKeyUse], _ resources: KeyResources) {
    var entries: [KeyIdentity: IndexedKey] = [:]
    for use in uses {
      let identity = use.identity
      let empty = IndexedKey(
        store: identity.store, text: identity.text, form: identity.form, sites: [], names: [],
        resources: [])
      entries[identity, default: empty].sites.append(use.site)
      entries[identity, default: empty].names += use.text.names
    }
    let shelves = Dictionary(grouping: resources.all) { ResourceName(store: $0.kind.store, text: $0.text) }
    for (identity, key) in entries where identity.form == .exact {
      let name = ResourceName(store: key.store, text: key.text)
      if let found = shelves[name] { entries[identity]?.resources = found }
    }
    self.init(keys: entries.values.map(\.inOrder).inOrder, resources: resources)
  }
}

extension KeyStore {
  /// Whether the store holds values that have a type.
  fileprivate var keepsValues: Bool {
    switch self {
    case .defaults, .scene, .keyPaths, .userInfo, .custom: true
    case .notifications, .images, .colors, .reuseIdentifiers, .segues, .storyboards, .viewControllers,
      .nibs, .selectors:
      false
    }
  }
}

private struct ResourceName: Hashable {
  var store: KeyStore?
  var text: String
}

/// Uses with the same identity are uses of the same key.
private struct KeyIdentity: Hashable {
  var store: KeyStore
  var text: String
  var form: IndexedKey.Form
}

extension ResolvedKeyUse {
  fileprivate var identity: KeyIdentity {
    KeyIdentity(store: store, text: text.text, form: text.isExact ? .exact : .pattern)
  }

  fileprivate var site: KeySite {
    KeySite(
      kind: purpose.kind, access: purpose.access, spelling: text.spelling, route: route,
      valueType: store.keepsValues ? valueType : nil,
      defaultValue: store.keepsValues ? fallback : nil, location: location,
      enclosingType: use.enclosingType, origin: origin)
  }
}

extension KeyResource.Kind {
  /// The store in which code looks up the resource.
  fileprivate var store: KeyStore? {
    switch self {
    case .imageSet, .symbolSet, .appIcon, .imageFile: .images
    case .colorSet: .colors
    case .storyboard, .infoStoryboard: .storyboards
    case .nib, .infoNib: .nibs
    case .viewController: .viewControllers
    case .segue: .segues
    case .reuseIdentifier: .reuseIdentifiers
    case .setting: .defaults
    case .dataSet, .objectiveC: nil
    }
  }
}

extension IndexedKey {
  /// Sorts the parts. Equal places stay in the order in which they were found.
  fileprivate var inOrder: IndexedKey {
    var result = self
    result.sites = sites.withoutRepeats.sorted {
      ($0.location, $0.access.rawValue) < ($1.location, $1.access.rawValue)
    }
    result.names = names.withoutRepeats.sorted { ($0.location, $0.name) < ($1.location, $1.name) }
    result.resources.sort { $0.path.precedesByBytes($1.path) }
    return result
  }
}

extension [IndexedKey] {
  fileprivate var inOrder: [IndexedKey] {
    sorted { left, right in
      if left.store != right.store { return left.store.rawValue < right.store.rawValue }
      if left.text != right.text { return left.text.precedesByBytes(right.text) }
      return left.form == .exact && right.form != .exact
    }
  }
}

extension Array where Element: Hashable {
  /// The distinct elements, in order of first occurrence.
  var withoutRepeats: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
