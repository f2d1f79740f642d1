package import UntangleFacts
package import UntangleSourceFiles

/// A text that certainly is a key, at one place.
package struct ProjectKey: Hashable, Sendable {
  package enum Form: String, Hashable, Sendable {
    /// Written at the call.
    case inline
    /// Written once, as a constant; this is the constant's place.
    case constant
  }

  package var kind: KeyKind
  package var access: KeyAccess
  /// The text between the quotes, escapes as written.
  package var literal: String
  package var form: Form
  /// nil where the call does not say.
  package var valueType: String?
  package var location: Location
  /// The type around the place; nil at file scope.
  package var enclosingType: String?
}
