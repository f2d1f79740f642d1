package import UntangleFacts
package import UntangleSourceFiles

/// All keys of a project: who reads and writes each, under which names, and what else knows it.
package struct KeyIndex: Hashable, Sendable {
  /// By store, then by the bytes of the text.
  package var keys: [LedgerKey]
  package var resources: KeyResources

  package init(keys: [LedgerKey], resources: KeyResources = KeyResources()) {
    self.keys = keys
    self.resources = resources
  }
}

/// What files other than sources say of keys.
package struct KeyResources: Hashable, Sendable {
  /// How much of it is known.
  package enum Reading: Hashable, Sendable {
    /// Nobody asked for it: that something is not here says nothing.
    case none
    /// A file could not be read: the same.
    case partial
    case complete
  }

  /// By path, then in the order of the file.
  package var all: [KeyResource]
  package var reading: Reading

  package init(all: [KeyResource] = [], reading: Reading = .none) {
    self.all = all
    self.reading = reading
  }
}

/// Where a key means something: one text in one store is one key.
package enum KeyStore: String, Hashable, Sendable, CaseIterable {
  /// User defaults, `@AppStorage` included.
  case defaults
  /// `@SceneStorage`.
  case scene
  case notifications, images, colors, reuseIdentifiers, segues
  /// Names of storyboard files.
  case storyboards
  /// Identifiers of view controllers within storyboards.
  case viewControllers
  case nibs, keyPaths, selectors, userInfo
  /// Stores that only the configuration names.
  case custom

  /// Whether values are stored under its keys, each of a type and perhaps with a default.
  package var isStorage: Bool {
    switch self {
    case .defaults, .scene: true
    case .notifications, .images, .colors, .reuseIdentifiers, .segues, .storyboards, .viewControllers, .nibs,
      .keyPaths, .selectors, .userInfo, .custom:
      false
    }
  }
}

/// One key with everything that is known of it.
package struct LedgerKey: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case exact
    /// With interpolations, `…` in the place of each: shown, never judged.
    case pattern
  }

  package var store: KeyStore
  /// As between the quotes of a literal, escapes as written.
  package var text: String
  package var form: Form
  /// By place; those in tests and generated files included.
  package var sites: [KeySite]
  /// The constants and enum cases that hold the text and stand in a key position somewhere, by place.
  package var names: [KeyName]
  /// What other files of the project know under this text, by path.
  package var resources: [KeyResource]

  package init(
    store: KeyStore, text: String, form: Form, sites: [KeySite], names: [KeyName],
    resources: [KeyResource]
  ) {
    self.store = store
    self.text = text
    self.form = form
    self.sites = sites
    self.names = names
    self.resources = resources
  }
}

/// A place in the code where a key is used.
package struct KeySite: Hashable, Sendable {
  /// How the place says which key.
  package enum Spelling: Hashable, Sendable {
    case literal
    /// Through a constant or an enum case; the dotted name of the one that the place names.
    case named(String)
    /// Put together from several texts.
    case composed
  }

  /// How the place gets at the store.
  package enum Route: Hashable, Sendable {
    /// By a call of the SDK's, or an attribute of it.
    case direct
    /// By a function of the project's, dotted with its type where it has one: `Settings.read`.
    case function(String)
    /// By a property wrapper of the project's: `UserDefault`.
    case propertyWrapper(String)
  }

  /// As the call says; a store may be used by several kinds of calls.
  package var kind: KeyKind
  /// `.use` where a place reads and writes, or where nobody can tell.
  package var access: KeyAccess
  package var spelling: Spelling
  package var route: Route
  /// Of what is stored, less optionality, its names full: as the call says, a cast, an annotation or the
  /// declaration of what is written; `[Int]`, `[String: Int]`, `Array` and `Dictionary` where the elements
  /// are not known. nil where nothing tells.
  package var valueType: String?
  /// What a reader gets where nothing was written, as source on one line; nil where none is given.
  package var defaultValue: String?
  /// Of the expression in the key position.
  package var location: Location
  /// Dotted; nil at file scope.
  package var enclosingType: String?
  package var origin: FileOrigin

  package init(
    kind: KeyKind, access: KeyAccess, spelling: Spelling, route: Route, valueType: String?,
    defaultValue: String?, location: Location, enclosingType: String?, origin: FileOrigin
  ) {
    self.kind = kind
    self.access = access
    self.spelling = spelling
    self.route = route
    self.valueType = valueType
    self.defaultValue = defaultValue
    self.location = location
    self.enclosingType = enclosingType
    self.origin = origin
  }
}

/// A constant or an enum case that holds a key's text.
package struct KeyName: Hashable, Sendable {
  /// Dotted, with the types around it: `Keys.isLoggedIn`.
  package var name: String
  /// Of the literal; of the case's name where the raw value is implied.
  package var location: Location

  package init(name: String, location: Location) {
    self.name = name
    self.location = location
  }
}

/// Something in a file other than Swift source that is known under a key's text.
package struct KeyResource: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case imageSet, colorSet, symbolSet, dataSet, appIcon
    /// An image file outside of catalogues.
    case imageFile
    case storyboard, nib, viewController, segue, reuseIdentifier
    /// Named by an `Info.plist`, for the system to load.
    case infoStoryboard, infoNib
    /// Read and written by the Settings app, as a property list of a `Settings.bundle` says.
    case setting
  }

  package var kind: Kind
  package var text: String
  /// Of the file or the folder that holds it, as users see it.
  package var path: String
  /// The class that it is of, where it says so: of a view controller, a cell, a file's owner.
  package var customClass: String?

  package init(kind: Kind, text: String, path: String, customClass: String?) {
    self.kind = kind
    self.text = text
    self.path = path
    self.customClass = customClass
  }
}

extension LedgerKey {
  /// Places in code that ships: neither tests nor generated.
  package var handwrittenSites: [KeySite] { sites.filter { $0.origin == .handwritten } }

  package func sites(_ accesses: KeyAccess...) -> [KeySite] {
    sites.filter { accesses.contains($0.access) }
  }
}
