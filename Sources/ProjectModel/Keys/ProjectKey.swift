package import UntangleFacts
package import UntangleSourceFiles

/// A literal that certainly is a key, at one place.
package struct ProjectKey: Hashable, Sendable {
  package enum Form: String, Hashable, Sendable {
    /// Written at the call.
    case inline
    /// A constant; the place is that of its declaration.
    case constant
  }

  package var kind: KeyKind
  package var store: KeyStore
  package var access: KeyAccess
  /// The text between the quotes, with escapes as written.
  package var literal: String
  package var form: Form
  /// nil where the call does not tell.
  package var valueType: String?
  package var location: Location
  /// The enclosing type; nil at file scope.
  package var enclosingType: String?
  /// The property in whose accessor it stands; nil anywhere else.
  package var enclosingProperty: String?
}
