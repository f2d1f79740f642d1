package import UntangleProjectModel

/// An enum whose cases are keys, and the calls that take them.
package struct KeyEnum: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// Keys of user defaults for one type of value.
    case defaults(StoredType)
    /// Constants of `Notification.Name`.
    case notifications
    /// Names that are handed on as texts.
    case texts(KeyStore)
  }

  package var role: Role
  package var name: String
  /// By group, then by name.
  package var cases: [KeyCase]
  /// The calls beyond those that every enum of its role has.
  var calls: Set<DefaultsCall> = []

  /// How code elsewhere names it.
  var fullName: String {
    switch role {
    case .defaults: "UserDefaults.\(name)"
    case .notifications, .texts: name
    }
  }
}

/// A key as the case of an enum.
package struct KeyCase: Hashable, Sendable {
  /// Without backticks.
  package var name: String
  /// As the ledger has it.
  package var text: String
  /// With its quotes, as one of the places writes it.
  var literal: String
  /// What it stands together with: a prefix of its text, or the type that uses it; nil for the rest.
  package var group: String?
}
