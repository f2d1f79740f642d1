package import UntangleSourceFiles

/// One edit of a fix in the finding's file.
package struct ProposedEdit: Hashable, Sendable {
  /// The span to replace; empty to insert.
  package var span: Span
  package var replacement: String

  package init(span: Span, replacement: String) {
    self.span = span
    self.replacement = replacement
  }
}
