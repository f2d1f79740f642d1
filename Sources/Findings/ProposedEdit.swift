package import UntangleSourceFiles

/// What a fix writes in one place of the finding's file.
package struct ProposedEdit: Hashable, Sendable {
  /// What goes; empty to insert.
  package var span: Span
  package var replacement: String

  package init(span: Span, replacement: String) {
    self.span = span
    self.replacement = replacement
  }
}
