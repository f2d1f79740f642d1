package import UntangleSourceFiles

/// Every key of a project, with all its places.
package struct KeysReport: Sendable {
  /// The kind of a key. The raw values are those of the contract.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case userDefaults, sceneStorage, notification, image, color, reuseIdentifier, segue, storyboard,
      viewController, nib, keyValueCoding, selector, userInfo, custom
  }

  package enum Form: Hashable, Sendable {
    case exact
    /// `…` stands for an unknown part.
    case pattern
  }

  package enum Access: String, Hashable, Sendable {
    case read, write, remove, define, observe, post, register, use
  }

  package enum Origin: String, Hashable, Sendable {
    case handwritten, test, generated
  }

  package struct Name: Hashable, Sendable {
    /// A dotted name: `Keys.isOn`.
    package var name: String
    package var location: Location

    package init(name: String, location: Location) {
      self.name = name
      self.location = location
    }
  }

  package struct Site: Hashable, Sendable {
    package var location: Location
    package var access: Access
    /// How the place names the key: `literal`, `constant` or `composed`.
    package var spelling: String
    /// The project's function or property wrapper that the access goes through; nil for a direct call of the
    /// SDK.
    package var route: String?
    package var valueType: String?
    /// The default in Swift syntax.
    package var defaultValue: String?
    package var enclosingType: String?
    package var origin: Origin

    package init(
      location: Location, access: Access, spelling: String, route: String?, valueType: String?,
      defaultValue: String?, enclosingType: String?, origin: Origin
    ) {
      self.location = location
      self.access = access
      self.spelling = spelling
      self.route = route
      self.valueType = valueType
      self.defaultValue = defaultValue
      self.enclosingType = enclosingType
      self.origin = origin
    }
  }

  /// A file other than Swift source that contains the key.
  package struct Resource: Hashable, Sendable {
    /// The kind as in the contract: `imageSet`, `viewController`, ….
    package var kind: String
    package var path: String
    package var customClass: String?

    package init(kind: String, path: String, customClass: String?) {
      self.kind = kind
      self.path = path
      self.customClass = customClass
    }
  }

  package struct Entry: Hashable, Sendable {
    package var kind: Kind
    package var text: String
    package var form: Form
    /// Sorted by location.
    package var names: [Name]
    /// Sorted by location.
    package var sites: [Site]
    /// Sorted by path.
    package var resources: [Resource]

    package init(
      kind: Kind, text: String, form: Form, names: [Name], sites: [Site], resources: [Resource]
    ) {
      self.kind = kind
      self.text = text
      self.form = form
      self.names = names
      self.sites = sites
      self.resources = resources
    }
  }

  /// In the order of the kinds, then by the bytes of the text.
  package var entries: [Entry]
  /// Sorted.
  package var unreadable: [Problem]

  package init(entries: [Entry], unreadable: [Problem]) {
    self.entries = entries
    self.unreadable = unreadable
  }
}

package enum KeysFormat: String, ReportFormat {
  /// For people: a table for each kind.
  case table
  /// For scripts: every key with every place.
  case json
  /// For pages and pull requests.
  case markdown

  package typealias Report = KeysReport

  package var reporter: any Reporter<KeysFormat> {
    switch self {
    case .table: KeysTable()
    case .json: KeysJSON()
    case .markdown: KeysMarkdown()
    }
  }
}

extension KeysReport.Entry {
  /// Places in shipped code, without those that only define a constant.
  var shippedSites: [KeysReport.Site] {
    sites.filter { $0.origin == .handwritten && $0.access != .define }
  }

  /// Whether handwritten code other than tests uses the key.
  var isShipped: Bool { sites.contains { $0.origin == .handwritten } }

  /// The distinct types of the stored values, in the order of the places.
  var valueTypes: [String] { sites.compactMap(\.valueType).distinct }

  /// The distinct default values, in the order of the places.
  var defaultValues: [String] { sites.compactMap(\.defaultValue).distinct }
}

extension [String] {
  /// Without repetitions; the first occurrence is kept.
  var distinct: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}

extension KeysReport {
  /// Such as `65 keys at 105 places; 3 of them are patterns, which nothing is said about`.
  var summary: String {
    let shown = entries.filter(\.isShipped)
    let places = shown.reduce(0) { $0 + $1.shippedSites.count }
    let patterns = shown.count { $0.form == .pattern }
    let hidden = entries.count - shown.count
    var text = "\(counted(shown.count, "key")) at \(counted(places, "place"))"
    if patterns > 0 { text += "; \(grouped(patterns)) of them known in part only, with … for the rest" }
    if hidden > 0 { text += "; \(grouped(hidden)) more in tests and generated files, which json has" }
    return text
  }
}
