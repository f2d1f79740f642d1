package import UntangleSourceFiles

/// A number or a text that is only given constants, and only asked which of them it has, as far as its file shows.
///
///     var mode = 0                               values: 0
///     func start() { mode = 1 }                  values: 1
///     var isOn: Bool { mode == 1 }               asked: 1
package struct CodedState: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable, Storable { case number, text }

  /// A constant at a place.
  package struct Value: Hashable, Sendable {
    /// As written: `1`, `"idle"`, `Status.idle`.
    package var text: String
    package var span: Span
  }

  package var kind: Kind
  package var name: String
  /// nil at file scope.
  package var enclosingType: String?
  /// The place of the name in the declaration.
  package var span: Span
  /// What it is given, the initial value first.
  package var values: [Value]
  /// What it is compared with, or what a switch over it names.
  package var asked: [Value]
}
