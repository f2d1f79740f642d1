package import UntangleSourceFiles

/// An `if … else if …` that asks another value for one optional of it after the other.
///
///     if let transfer = clip.transfer { … } else if let file = clip.file { … } else { … }
package struct OptionalChain: Hashable, Sendable {
  package enum Rest: UInt8, Hashable, Sendable, Storable {
    /// Another `else if`, or an `else` that does something.
    case handled
    /// There is no `else`.
    case passedOver
    /// An `else` without a statement: its author knew of the case and had nothing to say.
    case empty
  }

  /// What has the members.
  package var receiver: AccessPath
  /// In the order in which they are asked for, at least two.
  package var members: [String]
  /// What becomes of the rest.
  package var rest: Rest
  package var enclosingType: String?
  /// The base name of the function or property around it; nil outside of one.
  package var enclosingFunction: String?
  /// Of the first condition.
  package var span: Span
}
