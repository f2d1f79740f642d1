/// The difference between the scores before and after a change.
package struct ScoreChange: Hashable, Sendable {
  /// The points of all types and of code outside types.
  package var before: Double
  package var after: Double
  /// Types whose score changed, the largest difference first.
  package var types: [AuditComparison.ChangedType]

  package init(before: Double, after: Double, types: [AuditComparison.ChangedType]) {
    self.before = before
    self.after = after
    self.types = types
  }

  /// Negative if the score fell. Rounded to hundredths, because sums of fractions are inexact.
  package var rise: Double { (after - before).inHundredths }
}

extension AuditComparison.ChangedType {
  /// The change of the score; a missing type counts as 0.
  package var rise: Double { ((after ?? 0) - (before ?? 0)).inHundredths }
}

extension Double {
  fileprivate var inHundredths: Double { (self * 100).rounded() / 100 }
}
