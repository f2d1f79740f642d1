import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// A literal that is written as a key, maybe in several places.
struct RepeatedKey: Hashable {
  var kind: KeyKind
  /// Storyboards and the view controllers in them have names of their own.
  var store: KeyStore
  var literal: String

  /// A noun for the kind of key, to start a message.
  var words: String { kind == .storyboard ? store.words : kind.words }
}

/// The places of each key. A key of user defaults is one key, whether a call or a property wrapper names it.
func groupedByName(_ keys: [ProjectKey]) -> [RepeatedKey: [ProjectKey]] {
  let called = Set(keys.lazy.filter { $0.kind == .userDefaults && $0.store == .defaults }.map(\.literal))
  return Dictionary(grouping: keys) { key in
    let isCalled = key.kind == .appStorage && key.store == .defaults && called.contains(key.literal)
    return RepeatedKey(kind: isCalled ? .userDefaults : key.kind, store: key.store, literal: key.literal)
  }
}

/// The keys that properties of one type write in their accessors only.
struct AccessorKeys {
  var type: String
  /// In the order of the source.
  var names: [RepeatedKey]
  /// The places of each name, sorted; not empty.
  var uses: [[ProjectKey]]
}

extension [ProjectKey] {
  /// Whether all stand in the accessors of one property.
  var isOfOneProperty: Bool {
    guard let property = self[0].enclosingProperty else { return false }
    return allSatisfy {
      $0.enclosingProperty == property && $0.enclosingType == self[0].enclosingType
        && $0.location.path == self[0].location.path
    }
  }

  /// Whether a cell is made with the identifier where none is free: `dequeue… ?? UITableViewCell(…)`.
  var isOneExpression: Bool {
    guard count == 2, allSatisfy({ $0.kind == .reuseIdentifier }),
      self[0].location.path == self[1].location.path
    else { return false }
    return self[1].location.span.line - self[0].location.span.line <= 1
  }

  /// Whether it is a reuse identifier that no file writes twice: each table registers its own.
  var areOfTablesApart: Bool {
    self[0].store == .reuseIdentifiers && Set(map(\.location.path)).count == count
  }

  /// How many places read or write the key; `register(defaults:)` declares it.
  var usingCount: Int { count { $0.kind != .userDefaults || $0.access != .register } }

  /// Whether it names a part of a storyboard, and one type alone writes it.
  var isOfOneInterface: Bool {
    switch self[0].store {
    case .segues, .storyboards, .viewControllers:
      self[0].enclosingType != nil && allSatisfy { $0.enclosingType == self[0].enclosingType }
    case .defaults, .scene, .notifications, .images, .colors, .reuseIdentifiers, .nibs, .keyPaths, .selectors,
      .userInfo, .custom:
      false
    }
  }
}
