package import UntangleFindings

/// The difference between the judged sources and a base.
package struct AuditComparison: Sendable {
  /// The score of a type before and after.
  package struct ChangedType: Hashable, Sendable {
    package var type: TypeIdentity
    /// nil if the type did not exist before.
    package var before: Double?
    /// nil if the type was removed.
    package var after: Double?

    package init(type: TypeIdentity, before: Double?, after: Double?) {
      self.type = type
      self.before = before
      self.after = after
    }
  }

  /// The revision as the user named it.
  package var reference: String
  /// The full hash of the common ancestor of the reference and the judged sources.
  package var base: String
  package var before: HistoryPoint
  package var after: HistoryPoint
  /// Findings that did not exist before; sorted.
  package var new: [Finding]
  /// Findings that no longer exist, with their old locations; sorted.
  package var gone: [Finding]
  /// Types whose score changed, the largest difference first.
  package var types: [ChangedType]
  /// The same types before the change, to draw them side by side.
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
