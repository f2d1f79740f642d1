/// What a badge tells: the points for each 1,000 lines.
///
/// The sum alone grows with the code, and the number of findings depends on the rules that run.
struct BadgeFigure: Hashable, Sendable {
  let label = "untangle"
  var message: String
  var grade: Grade

  /// A first choice: IINA, an application of 44,000 lines, has 2.1 points per 1,000 lines.
  ///
  /// White text has a contrast of 4.5 and more on each colour.
  enum Grade: String, CaseIterable, Sendable {
    case low = "1a7f37"
    case middling = "876300"
    case high = "b54708"
    case veryHigh = "b42318"
    /// There is nothing to judge.
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
