package import UntangleProjectModel

/// An enum whose cases are keys, with the calls that take them.
package struct KeyEnum: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// Keys of user defaults for one type of value.
    case defaults(StoredType)
    /// Constants of `Notification.Name`.
    case notifications
    /// Names that are passed on as strings.
    case texts(KeyStore)
  }

  package var role: Role
  package var name: String
  /// Sorted by group, then by name.
  package var cases: [KeyCase]
  /// The calls to declare overloads for.
  var calls: Set<DefaultsCall> = []

  /// The enum's name as other code writes it.
  var fullName: String {
    switch role {
    case .defaults: "UserDefaults.\(name)"
    case .notifications, .texts: name
    }
  }
}

/// A key as an enum case.
package struct KeyCase: Hashable, Sendable {
  /// Without backticks.
  package var name: String
  /// The text in the key index.
  package var text: String
  /// With quotes, as in one of its uses.
  var literal: String
  /// The heading under which it is listed: a prefix of its text, or the type that uses it; nil for the rest.
  package var group: String?
}
