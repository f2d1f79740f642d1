import UntangleFacts
import UntangleProjectModel
package import UntangleReports
import UntangleRules

extension Analysis {
  /// The keys of these kinds; an empty set means all kinds.
  package func keys(of kinds: Set<KeysReport.Kind> = []) -> KeysReport {
    let entries = project.ledger.keys.map(entry).filter { kinds.isEmpty || kinds.contains($0.kind) }
    let byKind = Dictionary(grouping: entries, by: \.kind)
    return KeysReport(
      entries: KeysReport.Kind.allCases.flatMap { byKind[$0] ?? [] }, unreadable: outcome.problems)
  }

  private func entry(_ key: IndexedKey) -> KeysReport.Entry {
    KeysReport.Entry(
      kind: key.store.kind, text: key.text, form: key.form == .exact ? .exact : .pattern,
      names: key.names.map { KeysReport.Name(name: $0.name, location: $0.location) },
      sites: key.sites.map(site),
      resources: key.resources.map {
        KeysReport.Resource(kind: $0.kind.rawValue, path: $0.path, customClass: $0.customClass)
      })
  }

  private func site(_ site: KeySite) -> KeysReport.Site {
    KeysReport.Site(
      location: site.location, access: site.access.reported, spelling: site.spelling.word,
      route: site.route.name, valueType: site.valueType, defaultValue: site.defaultValue,
      enclosingType: site.enclosingType, origin: site.origin.reported)
  }
}

extension KeyStore {
  fileprivate var kind: KeysReport.Kind {
    switch self {
    case .defaults: .userDefaults
    case .scene: .sceneStorage
    case .notifications: .notification
    case .images: .image
    case .colors: .color
    case .reuseIdentifiers: .reuseIdentifier
    case .segues: .segue
    case .storyboards: .storyboard
    case .viewControllers: .viewController
    case .nibs: .nib
    case .keyPaths: .keyValueCoding
    case .selectors: .selector
    case .userInfo: .userInfo
    case .custom: .custom
    }
  }
}

extension KeyAccess {
  fileprivate var reported: KeysReport.Access {
    switch self {
    case .read: .read
    case .write: .write
    case .remove: .remove
    case .define: .define
    case .observe: .observe
    case .post: .post
    case .register: .register
    case .use: .use
    }
  }
}

extension FileOrigin {
  fileprivate var reported: KeysReport.Origin {
    switch self {
    case .handwritten: .handwritten
    case .test: .test
    case .generated: .generated
    }
  }
}

extension KeySite.Spelling {
  fileprivate var word: String {
    switch self {
    case .literal: "literal"
    case .named: "constant"
    case .composed: "composed"
    }
  }
}

extension KeySite.Route {
  fileprivate var name: String? {
    switch self {
    case .direct: nil
    case .function(let name): name
    case .propertyWrapper(let name): "@\(name)"
    }
  }
}
