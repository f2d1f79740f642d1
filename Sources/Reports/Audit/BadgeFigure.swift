/// The figure of a badge: points per 1,000 lines.
///
/// The sum of points grows with the code, and the number of findings depends on the enabled rules.
struct BadgeFigure: Hashable, Sendable {
  let label = "untangle"
  var message: String
  var grade: Grade

  /// The thresholds are a first choice. For comparison: IINA, an application with 44,000 lines, has 2.1
  /// points per 1,000 lines.
  ///
  /// White text has a contrast of at least 4.5 on each colour.
  enum Grade: String, CaseIterable, Sendable {
    case low = "1a7f37"
    case middling = "876300"
    case high = "b54708"
    case veryHigh = "b42318"
    /// There are no lines.
    case unknown = "57606a"

    init(density: Double?) {
      guard let density else {
        self = .unknown
        return
      }
      self = density < 1 ? .low : density < 3 ? .middling : density < 6 ? .high : .veryHigh
    }
  }

  init(_ totals: AuditTotals) {
    grade = Grade(density: totals.density)
    message = totals.density.map { "\(points($0)) points per 1,000 lines" } ?? "no sources"
  }
}
