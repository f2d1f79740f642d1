import UntangleFacts
import UntangleSourceFiles

/// A use of a key, with everything that the project tells about it.
struct ResolvedKeyUse {
  var use: KeyUse
  var path: String
  var origin: FileOrigin
  var purpose: KeyPurpose
  var store: KeyStore
  var route: KeySite.Route
  /// The text of the argument at the place of use.
  var argument: ReadText
  /// The text of the key, as the function or the property wrapper makes it from the argument.
  var text: ReadText
  var valueType: String?
  var fallback: String?

  var location: Location { Location(path: path, span: use.span) }
}

/// Decides which uses are keys, and reads their texts.
struct KeyResolution {
  let project: Project
  let declared: [KeyDeclaration]
  private let reader: KeyTextReader
  private let functions: KeyFunctions
  private let wrappers: KeyWrapperTypes

  init(_ project: Project, _ declared: [KeyDeclaration]) {
    self.project = project
    self.declared = declared
    reader = KeyTextReader(project: project, table: NamedTextTable(files: project.files))
    functions = KeyFunctions(project)
    wrappers = KeyWrapperTypes(project)
  }

  /// In order of files, then of facts.
  var uses: [ResolvedKeyUse] {
    project.files.indices.flatMap { index in
      let (path, origin) = (project.files[index].path, project.files[index].origin)
      return project.files[index].keyUses.compactMap { booked($0, path, origin) }
    }
  }

  private func booked(_ use: KeyUse, _ path: String, _ origin: FileOrigin) -> ResolvedKeyUse? {
    switch use.receiver {
    case .own(let receiver, let callee, let labels, let argument):
      let call = OwnCall(
        receiver: receiver, callee: callee, labels: labels, argument: argument,
        enclosingType: use.enclosingType)
      if let declaration = declared.first(where: { $0.fits(call) }) {
        return plain(use, declaration.purpose, path, origin, route: .function(callee))
      }
      // No lazy sequence: its closure would copy `self` for each call.
      for function in functions.candidates(for: call, in: project) {
        if let found = booked(use, call, through: function, path, origin) { return found }
      }
      return nil
    case .wrapper(let name, let label):
      guard let found = wrappers.key(of: use, name, label: label, with: reader, in: path) else { return nil }
      let purpose = KeyPurpose(kind: found.wrapper.kind, access: KeyAccess(of: found.wrapper.accesses))
      return ResolvedKeyUse(
        use: use, path: path, origin: origin, purpose: purpose, store: purpose.kind.store(.usual),
        route: .propertyWrapper(name), argument: found.argument, text: found.text,
        valueType: project.valueType(of: use), fallback: use.fallback)
    case .certain, .name, .type, .defaults, .codable:
      guard let purpose = project.sdkPurpose(of: use) else { return nil }
      return plain(use, purpose, path, origin, route: .direct)
    }
  }

  private func plain(
    _ use: KeyUse, _ purpose: KeyPurpose, _ path: String, _ origin: FileOrigin, route: KeySite.Route
  ) -> ResolvedKeyUse? {
    var scope = KeyTextReader.Scope(path: path, enclosing: use.enclosingType)
    scope.kind = purpose.kind
    guard var text = reader.read(use.text, in: scope), text.saysSomething, use.accepts(text) else {
      return nil
    }
    if case .constant(let name) = use.position {
      let full = NamedTextTable.fullName(name, in: use.enclosingType)
      text.spelling = .named(full)
      text.names.append(KeyName(name: full, location: Location(path: path, span: use.span)))
    }
    return ResolvedKeyUse(
      use: use, path: path, origin: origin, purpose: purpose, store: purpose.kind.store(use.target),
      route: route, argument: text, text: text, valueType: project.valueType(of: use),
      fallback: use.fallback)
  }

  private func booked(
    _ use: KeyUse, _ call: OwnCall, through function: KeyFunctions.Function, _ path: String,
    _ origin: FileOrigin
  ) -> ResolvedKeyUse? {
    var inside = KeyTextReader.Scope(path: function.path, enclosing: function.owner)
    inside.receiver = project.owner(of: call.receiver, in: call.enclosingType)
    let type = function.text.type(ofParameter: function.parameter)
    var outside = KeyTextReader.Scope(path: path, enclosing: use.enclosingType)
    outside.expected = reader.expectedType(type, in: inside)
    outside.kind = function.kind
    guard let argument = reader.read(use.text, in: outside), argument.fits(outside.expected, in: project)
    else {
      return nil
    }
    inside.arguments[function.parameter] = argument
    guard let text = reader.read(function.text, in: inside), text.saysSomething else { return nil }
    let name = NamedTextTable.fullName(function.signature.name, in: function.owner)
    return ResolvedKeyUse(
      use: use, path: path, origin: origin,
      purpose: KeyPurpose(kind: function.kind, access: function.access(by: use)),
      store: function.kind.store(function.target), route: .function(name), argument: argument, text: text,
      valueType: function.valueType ?? project.valueType(of: use),
      fallback: use.fallback ?? function.fallback)
  }
}

extension ReadText {
  /// Whether it can be the argument of a parameter of that type.
  fileprivate func fits(_ type: String?, in project: Project) -> Bool {
    switch (form, type) {
    case (.boxed, "String"): false
    case (.boxed(let own?), let type?) where project.type(named: type) != nil:
      project.lineage(of: project.fullName(own, in: nil)).contains(type)
    case (.text, let type?) where kind == nil:
      project.type(named: type) == nil
    default: true
    }
  }
}

extension KeyUse {
  /// Whether the text fits the position. An enum case alone is no text. Where a name type such as
  /// `Notification.Name` is required, only a value of it fits.
  fileprivate func accepts(_ text: ReadText) -> Bool {
    if receiver == .name { return text.kind == kind }
    guard case .boxed = text.form else { return true }
    return !(self.text.isReference)
  }
}

extension KeyText {
  fileprivate var isReference: Bool {
    switch self {
    case .reference, .implicit: true
    case .literal, .parameter, .member, .composed, .applied, .typeName, .unknown: false
    }
  }
}

extension KeyKind {
  func store(_ target: KeyTarget) -> KeyStore {
    switch (self, target) {
    case (_, .scene): .scene
    case (_, .viewController): .viewControllers
    case (.userDefaults, _), (.appStorage, _): .defaults
    case (.notification, _): .notifications
    case (.image, _): .images
    case (.color, _): .colors
    case (.reuseIdentifier, _): .reuseIdentifiers
    case (.segue, _): .segues
    case (.storyboard, _): .storyboards
    case (.nib, _): .nibs
    case (.keyValueCoding, _): .keyPaths
    case (.selector, _): .selectors
    case (.userInfo, _): .userInfo
    case (.custom, _): .custom
    }
  }
}
