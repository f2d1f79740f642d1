package import UntangleSourceFiles

/// A call of a function, or a mention of a member, through another value: `player.stop()`.
///
/// Kept only where the file declares a function or a computed property of that name. Such calls matter where
/// they can do what no other code can, or call back.
package struct OutsideCall: Hashable, Sendable {
  package var receiver: AccessPath
  /// The base name.
  package var member: String
  package var span: Span
  /// The type of the calling body; nil at file scope.
  package var enclosingType: String?
  /// The base name of the calling function, or of the property of the calling accessor; nil outside of one.
  package var enclosingFunction: String?
  /// The member to which the enclosing closure is assigned: `onChange` in `player.onChange = { … }`; nil
  /// elsewhere.
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
