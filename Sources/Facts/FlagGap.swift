package import UntangleSourceFiles

/// A flag that nobody else can reach and that the text of its file never sets, or never asks for.
package struct FlagGap: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Its value is what it begins with.
    case neverSet(Bool)
    /// How many places set it.
    case neverRead(writes: Int)
    /// Nothing names it but its declaration.
    case unused
  }

  package var name: String
  /// nil at file scope.
  package var enclosingType: String?
  package var kind: Kind
  package var span: Span

  package init(name: String, enclosingType: String?, kind: Kind, span: Span) {
    self.name = name
    self.enclosingType = enclosingType
    self.kind = kind
    self.span = span
  }
}
