package import UntangleSourceFiles

/// An `if … else if …` that asks another value for one optional of it after the other.
///
///     if let transfer = clip.transfer { … } else if let file = clip.file { … } else { … }
package struct OptionalChain: Hashable, Sendable {
  /// What has the members.
  package var receiver: AccessPath
  /// In the order in which they are asked for, at least two.
  package var members: [String]
  package var enclosingType: String?
  /// The base name of the function or property around it; nil outside of one.
  package var enclosingFunction: String?
  /// Of the first condition.
  package var span: Span
}
