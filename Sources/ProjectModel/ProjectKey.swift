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

/// A call of the project's own, or of a dependency, whose argument is a key; from the configuration.
package struct KeyCallDeclaration: Hashable, Sendable {
  package enum Argument: Hashable, Sendable {
    case label(String)
    /// From 0.
    case index(Int)
  }

  /// The base name.
  package var function: String
  /// Dotted, as written in front of the function; nil for any.
  package var receiver: String?
  /// `_` for none; nil for any.
  package var labels: [String]?
  package var argument: Argument
  package var kind: KeyKind
  package var access: KeyAccess

  package init(
    function: String, receiver: String?, labels: [String]?, argument: Argument, kind: KeyKind,
    access: KeyAccess
  ) {
    self.function = function
    self.receiver = receiver
    self.labels = labels
    self.argument = argument
    self.kind = kind
    self.access = access
  }
}
