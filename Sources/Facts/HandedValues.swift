/// What a function hands to a closure that it is given: the types of the closure's parameters.
package struct HandedValues: Hashable, Sendable {
  /// The base name; `init` for initialisers.
  package var function: String
  /// Dotted path of the enclosing types; nil at file scope.
  package var enclosingType: String?
  /// The label of the closure, `_` where it has none.
  package var label: String
  /// Whether no later parameter of the function is a closure, so that a trailing closure is this one.
  package var position: Position
  /// The types of the closure's parameters, in order.
  package var types: [WrittenType]

  package enum Position: UInt8, Hashable, Sendable, Storable { case last, earlier }

  package init(
    function: String, enclosingType: String?, label: String, position: Position, types: [WrittenType]
  ) {
    self.function = function
    self.enclosingType = enclosingType
    self.label = label
    self.position = position
    self.types = types
  }
}
