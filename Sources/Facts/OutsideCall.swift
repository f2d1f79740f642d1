package import UntangleSourceFiles

/// A function that is called, or a member that is named, through another value: `player.stop()`.
///
/// Kept where the file declares a function or a computed property of that name: what others do to a type
/// matters where they may do what nobody else can, or call back.
package struct OutsideCall: Hashable, Sendable {
  package var receiver: AccessPath
  /// The base name.
  package var member: String
  package var span: Span
  /// The type whose body calls; nil at file scope.
  package var enclosingType: String?
  /// The base name of the function, or of the property whose accessor, calls; nil outside of one.
  package var enclosingFunction: String?
  /// The member of another value that the closure around it is assigned to, as `onChange` in
  /// `player.onChange = { … }`; nil elsewhere.
  package var handler: String?

  package init(
    receiver: AccessPath, member: String, span: Span, enclosingType: String?,
    enclosingFunction: String?, handler: String?
  ) {
    self.receiver = receiver
    self.member = member
    self.span = span
    self.enclosingType = enclosingType
    self.enclosingFunction = enclosingFunction
    self.handler = handler
  }
}
