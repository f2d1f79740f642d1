/// The colour step of a score in charts. All reports have the same steps, so that they can be compared.
enum ScoreShade: Int, CaseIterable, Hashable, Sendable {
  case none
  case faint
  case light
  case middle
  case strong
  case full

  init(_ score: Double) {
    self = Self.allCases.last { $0 != .none && score > 0 && score >= $0.start } ?? .none
  }

  /// The lowest score of the step.
  private var start: Double {
    switch self {
    case .none, .faint: 0
    case .light: 1
    case .middle: 3
    case .strong: 8
    case .full: 20
    }
  }

  /// The class of the shape; its colour is in `ChartStyle`.
  var style: String { "s\(rawValue)" }

  /// The text in the legend.
  var words: String {
    guard self != .none else { return "no score" }
    let next = Self(rawValue: rawValue + 1)
    if self == .faint { return "below \(next?.start.drawn ?? "")" }
    return next.map { "\(start.drawn) to \($0.start.drawn)" } ?? "\(start.drawn) and more"
  }
}
