package import UntangleSourceFiles

/// A declaration that passes values and an error, each of which may be nil: `(Data?, (any Error)?) -> Void`.
package struct PairedOutcome: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// A parameter of a function, with the function's use of it.
    case callback(Use)
    /// The result of a function.
    case result
    case property
    case alias
  }

  /// What a function does with its callback.
  package enum Use: UInt8, Hashable, Sendable, Storable {
    /// Calls it or stores it.
    case used
    /// Passes it on to other functions unchanged.
    case handedOn
    /// Nothing, or the function has no body.
    case unseen
  }

  package var form: Form
  /// The base name of the function, or the name of the property or alias.
  package var name: String
  /// The parameter's name inside the body; empty for other forms.
  package var parameter: String
  /// Dotted path of the enclosing types; nil at file scope.
  package var enclosingType: String?
  /// The source of the type, on one line.
  package var typeText: String
  /// The types of the elements without their optionals, in order.
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
