package import UntangleSourceFiles

/// A declaration that hands out values and an error of which each may be nil: `(Data?, (any Error)?) -> Void`.
package struct PairedOutcome: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// A parameter of a function, with what the function does with it.
    case callback(Use)
    /// What a function returns.
    case result
    case property
    case alias
  }

  /// What becomes of a callback.
  package enum Use: UInt8, Hashable, Sendable, Storable {
    /// It is called, or kept for later.
    case used
    /// It goes to other functions as it is.
    case handedOn
    /// The function has no body, or does nothing with it.
    case unseen
  }

  package var form: Form
  /// The base name of the function, or the name of the property or alias.
  package var name: String
  /// Of the parameter in the body; empty for others.
  package var parameter: String
  /// Dotted path of the types around it; nil at file scope.
  package var enclosingType: String?
  /// The source of the type, on one line.
  package var typeText: String
  /// What the elements are, less their optionals, in order.
  package var elements: [WrittenType]
  /// Language attributes and modifiers of the declaration, without `@`.
  package var modifiers: [String]
  /// The place of the type.
  package var span: Span

  package init(
    form: Form, name: String, parameter: String, enclosingType: String?, typeText: String,
    elements: [WrittenType], modifiers: [String], span: Span
  ) {
    self.form = form
    self.name = name
    self.parameter = parameter
    self.enclosingType = enclosingType
    self.typeText = typeText
    self.elements = elements
    self.modifiers = modifiers
    self.span = span
  }
}
