/// How the points of some sources differ from those before a change.
package struct ScoreChange: Hashable, Sendable {
  /// The points of all types, and of code outside of types.
  package var before: Double
  package var after: Double
  /// Those with another score, the largest difference first.
  package var types: [AuditComparison.ChangedType]

  package init(before: Double, after: Double, types: [AuditComparison.ChangedType]) {
    self.before = before
    self.after = after
    self.types = types
  }

  /// Negative where there are fewer points than before; to hundredths, as sums of fractions are never exact.
  package var rise: Double { (after - before).inHundredths }
}

extension AuditComparison.ChangedType {
  /// A type that is not there has no points.
  package var rise: Double { ((after ?? 0) - (before ?? 0)).inHundredths }
}

extension Double {
  fileprivate var inHundredths: Double { (self * 100).rounded() / 100 }
}
