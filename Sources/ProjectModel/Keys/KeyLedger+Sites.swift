package import UntangleFacts
import UntangleSourceFiles

extension Project {
  /// Every key that the code certainly uses, with all its places.
  package func keyLedger(
    declared: [KeyDeclaration], resources: [KeyResource] = []
  ) -> KeyLedger {
    let resolver = KeyResolver(self, declared)
    var entries: [KeyIdentity: LedgerKey] = [:]
    for index in files.indices {
      let (path, origin) = (files[index].path, files[index].origin)
      for use in files[index].keyUses {
        guard let found = resolver.resolve(use, in: path, origin) else { continue }
        let empty = LedgerKey(
          store: found.identity.store, text: found.identity.text, form: found.identity.form,
          sites: [], names: [], resources: [])
        entries[found.identity, default: empty].sites.append(found.site)
        entries[found.identity, default: empty].names += found.names
      }
    }
    return KeyLedger(keys: entries.values.map { $0.withResources(resources).inOrder }.inOrder)
  }
}

/// What makes two uses the same key.
private struct KeyIdentity: Hashable {
  var store: KeyStore
  var text: String
  var form: LedgerKey.Form
}

private struct ResolvedUse {
  var identity: KeyIdentity
  var site: KeySite
  var names: [KeyName]
}

private struct KeyResolver {
  private let project: Project
  private let declared: [KeyDeclaration]
  private let wrappers: KeyWrappers
  private let constants: ConstantTable

  init(_ project: Project, _ declared: [KeyDeclaration]) {
    self.project = project
    self.declared = declared
    wrappers = KeyWrappers(project)
    constants = ConstantTable(files: project.files)
  }

  func resolve(_ use: KeyUse, in path: String, _ origin: FileOrigin) -> ResolvedUse? {
    guard let purpose = project.purpose(of: use, wrappers, declared),
      let text = text(of: use, in: path), !text.value.isEmpty
    else { return nil }
    let site = KeySite(
      kind: purpose.kind, access: purpose.access, spelling: text.spelling, route: use.route,
      valueType: project.valueType(of: use), defaultValue: use.fallback,
      location: Location(path: path, span: use.span),
      enclosingType: use.enclosingType, origin: origin)
    let store = use.receiver == .scene ? KeyStore.scene : purpose.kind.store
    let identity = KeyIdentity(store: store, text: text.value, form: .exact)
    return ResolvedUse(identity: identity, site: site, names: text.names)
  }

  private struct ResolvedText {
    var value: String
    var spelling: KeySite.Spelling
    var names: [KeyName]
  }

  private func text(of use: KeyUse, in path: String) -> ResolvedText? {
    switch use.text {
    case .literal(let literal):
      guard case .constant(let name) = use.position else {
        return ResolvedText(value: literal, spelling: .literal, names: [])
      }
      let full = ConstantTable.fullName(name, in: use.enclosingType)
      return ResolvedText(
        value: literal, spelling: .named(full),
        names: [KeyName(name: full, location: Location(path: path, span: use.span))])
    case .reference(let shape):
      let constant = constants.constant(shape, in: use.enclosingType, of: project)
      return constant.flatMap { text(through: $0, of: use, in: path) }
    case .implicit(let name):
      let constant = constants.constant(implicit: name, of: use.kind, in: project)
      return constant.flatMap { text(through: $0, of: use, in: path) }
    case .parameter, .interpolated: return nil
    }
  }

  private func text(
    through constant: ConstantTable.Found, of use: KeyUse, in path: String
  ) -> ResolvedText? {
    guard let name = constant.names.first, use.accepts(constant) else { return nil }
    var result = ResolvedText(
      value: constant.literal, spelling: .named(name.name), names: constant.names)
    if case .constant(let own) = use.position {
      let full = ConstantTable.fullName(own, in: use.enclosingType)
      result.spelling = .named(full)
      result.names.append(KeyName(name: full, location: Location(path: path, span: use.span)))
    }
    return result
  }
}

extension KeyKind {
  package var store: KeyStore {
    switch self {
    case .userDefaults, .appStorage: .defaults
    case .notification: .notifications
    case .image: .images
    case .color: .colors
    case .reuseIdentifier: .reuseIdentifiers
    case .segue: .segues
    case .storyboard: .storyboards
    case .nib: .nibs
    case .keyValueCoding: .keyPaths
    case .selector: .selectors
    case .userInfo: .userInfo
    case .custom: .custom
    }
  }
}

extension KeyUse {
  fileprivate var route: KeySite.Route {
    switch receiver {
    case .certain, .scene, .name, .type, .defaults, .codable: .direct
    case .own(_, let callee, _, _): .function(callee)
    case .wrapper(let name, _): .propertyWrapper(name)
    }
  }
}

extension KeyResource.Kind {
  /// The store in which code asks for it.
  fileprivate var store: KeyStore? {
    switch self {
    case .imageSet, .symbolSet, .appIcon: .images
    case .colorSet: .colors
    case .storyboard: .storyboards
    case .nib: .nibs
    case .viewController: .viewControllers
    case .segue: .segues
    case .reuseIdentifier: .reuseIdentifiers
    case .dataSet, .infoKey: nil
    }
  }
}

extension LedgerKey {
  fileprivate func withResources(_ all: [KeyResource]) -> LedgerKey {
    var result = self
    result.resources = all.filter { $0.kind.store == store && $0.text == text }
    return result
  }

  fileprivate var inOrder: LedgerKey {
    var result = self
    result.sites.sort { $0.location < $1.location }
    result.names = Set(names).sorted { ($0.location, $0.name) < ($1.location, $1.name) }
    result.resources.sort { $0.path.precedesByBytes($1.path) }
    return result
  }
}

extension [LedgerKey] {
  fileprivate var inOrder: [LedgerKey] {
    sorted { left, right in
      left.store == right.store
        ? left.text.precedesByBytes(right.text) : left.store.rawValue < right.store.rawValue
    }
  }
}
