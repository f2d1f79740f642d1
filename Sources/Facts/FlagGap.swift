package import UntangleSourceFiles

/// A flag that only its own file can reach and that the text of the file never sets or never reads.
package struct FlagGap: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// It keeps this initial value.
    case neverSet(Bool)
    /// The number of places that set it.
    case neverRead(writes: Int)
    /// Only its declaration names it.
    case unused
  }

  package var name: String
  /// nil at file scope.
  package var enclosingType: String?
  package var kind: Kind
  package var span: Span

  package var isUnread: Bool {
    switch kind {
    case .neverSet: false
    case .neverRead, .unused: true
    }
  }

  package init(name: String, enclosingType: String?, kind: Kind, span: Span) {
    self.name = name
    self.enclosingType = enclosingType
    self.kind = kind
    self.span = span
  }
}
