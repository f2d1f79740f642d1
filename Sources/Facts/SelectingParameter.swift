package import UntangleSourceFiles

/// A parameter of type `Bool` that selects between two bodies of its function.
///
///     func show(animated: Bool) {
///       if animated { fadeIn() } else { appear() }
///     }
package struct SelectingParameter: Hashable, Sendable {
  /// The name inside the body.
  package var name: String
  /// The base name of the function.
  package var function: String
  /// How many parameters the function has.
  package var parameterCount: Int
  /// The number of statements of both sides, larger first; empty for a protocol requirement.
  package var statementCounts: [Int]
  /// Dotted path of the enclosing types; nil at file scope.
  package var enclosingType: String?
  /// Language attributes and modifiers of the function, without `@`.
  package var modifiers: [String]
  /// The place of the parameter's name.
  package var span: Span

  package init(
    name: String, function: String, parameterCount: Int, statementCounts: [Int], enclosingType: String?,
    modifiers: [String], span: Span
  ) {
    self.name = name
    self.function = function
    self.parameterCount = parameterCount
    self.statementCounts = statementCounts
    self.enclosingType = enclosingType
    self.modifiers = modifiers
    self.span = span
  }
}
