package import UntangleFindings

/// What the judged sources have changed.
package struct AuditComparison: Sendable {
  /// The score of one type on both sides.
  package struct ChangedType: Hashable, Sendable {
    package var type: TypeIdentity
    /// nil where the type was not there.
    package var before: Double?
    /// nil where it is gone.
    package var after: Double?

    package init(type: TypeIdentity, before: Double?, after: Double?) {
      self.type = type
      self.before = before
      self.after = after
    }
  }

  /// As the user names it.
  package var reference: String
  /// What the reference and the judged sources have in common, in full.
  package var base: String
  package var before: HistoryPoint
  package var after: HistoryPoint
  /// Findings that were not there before; sorted.
  package var new: [Finding]
  /// Findings that are there no more, with the places that they had; sorted.
  package var gone: [Finding]
  /// Those with another score, the largest difference first.
  package var types: [ChangedType]
  /// The same types as they were, for what is drawn side by side.
  package var typesBefore: [AuditedType]

  package init(
    reference: String, base: String, before: HistoryPoint, after: HistoryPoint, new: [Finding],
    gone: [Finding], types: [ChangedType], typesBefore: [AuditedType]
  ) {
    self.reference = reference
    self.base = base
    self.before = before
    self.after = after
    self.new = new
    self.gone = gone
    self.types = types
    self.typesBefore = typesBefore
  }
}
