package import UntangleFacts
package import UntangleSourceFiles

/// All keys of a project, with the places that read and write each, its names, and its resources.
package struct KeyIndex: Hashable, Sendable {
  /// Sorted by store, then by the UTF-8 bytes of the text.
  package var keys: [IndexedKey]
  package var resources: KeyResources

  package init(keys: [IndexedKey], resources: KeyResources = KeyResources()) {
    self.keys = keys
    self.resources = resources
  }
}

/// The resources in files other than sources that refer to keys.
package struct KeyResources: Hashable, Sendable {
  /// Whether the resources are complete.
  package enum Reading: Hashable, Sendable {
    /// Resources were not read, so that a missing one proves nothing.
    case none
    /// Some file could not be read, so that a missing one proves nothing.
    case partial
    case complete
  }

  /// Sorted by path, then in the order of the file.
  package var all: [KeyResource]
  package var reading: Reading

  package init(all: [KeyResource] = [], reading: Reading = .none) {
    self.all = all
    self.reading = reading
  }

  /// Whether Objective-C sources stand beside the Swift ones. They are not read.
  package var hasObjectiveC: Bool { all.contains { $0.kind == .objectiveC } }
}

/// The namespace of a key. The same text in another store is another key.
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
  /// Stores that are declared in the configuration.
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

/// One key, with everything known about it.
package struct IndexedKey: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case exact
    /// A text with interpolations, each shown as `…`. It is listed, but no rule reports it.
    case pattern
  }

  package var store: KeyStore
  /// As between the quotes of a literal, with escapes as written.
  package var text: String
  package var form: Form
  /// Sorted by place. Includes tests and generated files.
  package var sites: [KeySite]
  /// The constants and enum cases that hold the text and are used in a key position, sorted by place.
  package var names: [KeyName]
  /// The resources of other files with this text, sorted by path.
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
  /// How the place denotes the key.
  package enum Spelling: Hashable, Sendable {
    case literal
    /// By a constant or an enum case, with its dotted name.
    case named(String)
    /// Composed of several texts.
    case composed
  }

  /// How the place accesses the store.
  package enum Route: Hashable, Sendable {
    /// By a call of the SDK, or by one of its attributes.
    case direct
    /// By a function of the project, with the dotted name including its type: `Settings.read`.
    case function(String)
    /// By a property wrapper of the project: `UserDefault`.
    case propertyWrapper(String)
  }

  /// As the call tells. One store may be used by several kinds of calls.
  package var kind: KeyKind
  /// `.use` where a place reads and writes, or where that is unknown.
  package var access: KeyAccess
  package var spelling: Spelling
  package var route: Route
  /// The full name of the stored type without optionality, from the call, a cast, an annotation or the
  /// declaration of the written value: `[Int]`, `[String: Int]`; `Array` and `Dictionary` where the elements
  /// are unknown. nil where the type is unknown.
  package var valueType: String?
  /// The value that a reader gets where nothing was stored, as source text on one line; nil where none is
  /// given.
  package var defaultValue: String?
  /// The place of the expression in the key position.
  package var location: Location
  /// The dotted name; nil at file scope.
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
  /// The dotted name with enclosing types: `Keys.isLoggedIn`.
  package var name: String
  /// The place of the literal; for an implicit raw value, that of the case's name.
  package var location: Location

  package init(name: String, location: Location) {
    self.name = name
    self.location = location
  }
}

/// A resource in a file other than Swift source, under the text of a key.
package struct KeyResource: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case imageSet, colorSet, symbolSet, dataSet, appIcon
    /// An image file outside of catalogues.
    case imageFile
    case storyboard, nib, viewController, segue, reuseIdentifier
    /// Named in an `Info.plist` and loaded by the system.
    case infoStoryboard, infoNib
    /// Read and written by the Settings app, as described in a `Settings.bundle`.
    case setting
    /// A source file of which only the name is known. Code in it may use any key.
    case objectiveC
  }

  package var kind: Kind
  package var text: String
  /// The path of the file, or of the folder that holds it, as shown to users.
  package var path: String
  /// The custom class of a view controller, a cell or a file's owner; nil where none is set.
  package var customClass: String?

  package init(kind: Kind, text: String, path: String, customClass: String?) {
    self.kind = kind
    self.text = text
    self.path = path
    self.customClass = customClass
  }
}

extension IndexedKey {
  /// The sites in handwritten code: neither tests nor generated files.
  package var handwrittenSites: [KeySite] { sites.filter { $0.origin == .handwritten } }

  package func sites(_ accesses: KeyAccess...) -> [KeySite] {
    sites.filter { accesses.contains($0.access) }
  }
}
