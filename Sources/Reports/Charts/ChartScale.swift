/// The scale of an axis that starts at zero.
package struct ChartScale: Hashable, Sendable {
  /// Roots instead of logarithms, because most types have no commits and zero has no logarithm.
  package enum Kind: Hashable, Sendable {
    case linear
    case squareRoot
    case fourthRoot
  }

  package let kind: Kind
  /// The value at the end of the axis.
  package let end: Double
  /// Ascending from zero, with enough distance for labels.
  package let ticks: [Double]

  /// Chooses the kind of scale that spreads the values best, so that a few large values do not compress the
  /// others.
  package init(for values: [Double]) {
    let sorted = values.filter { $0 > 0 && $0.isFinite }.sorted()
    let highest = sorted.last ?? 1
    let spread = sorted.isEmpty ? 1 : highest / sorted[sorted.count / 2]
    let kind: Kind = spread <= 4 ? .linear : spread <= 40 ? .squareRoot : .fourthRoot
    let end = max(highest * 1.08, 1)
    let candidates = kind == .linear ? Self.evenTicks(to: end) : Self.decimalTicks(to: end)
    ticks = candidates.reversed().reduce(into: [Double]()) { kept, tick in
      let place = Self.root(tick / end, kind)
      let isClear = kept.last.map { Self.root($0 / end, kind) - place >= Self.leastDistance } ?? true
      if tick == 0 || isClear && place >= Self.leastDistance { kept.append(tick) }
    }.reversed()
    self.kind = kind
    self.end = end
  }

  private static let leastDistance = 0.09

  /// From 0 to 1.
  package func position(of value: Double) -> Double {
    value.isFinite ? Self.root(min(max(value / end, 0), 1), kind) : 0
  }

  /// The value at a position from 0 to 1.
  func value(at position: Double) -> Double {
    let square = position * position
    return switch kind {
    case .linear: position * end
    case .squareRoot: square * end
    case .fourthRoot: square * square * end
    }
  }

  /// A suffix for the title of the axis; empty for a linear scale.
  var words: String {
    switch kind {
    case .linear: ""
    case .squareRoot: " (square-root scale)"
    case .fourthRoot: " (fourth-root scale)"
    }
  }

  private static func root(_ share: Double, _ kind: Kind) -> Double {
    switch kind {
    case .linear: share
    case .squareRoot: share.squareRoot()
    case .fourthRoot: share.squareRoot().squareRoot()
    }
  }

  /// About five multiples of 1, 2 or 5 times a power of ten.
  private static func evenTicks(to end: Double) -> [Double] {
    let step = decimalTicks(to: end * 10).first { $0 > 0 && $0 >= end / 6 } ?? end
    return (0...Int(end / step)).map { Double($0) * step }
  }

  /// The ticks 0, 1, 2, 5, 10, 20, 50 and so on.
  private static func decimalTicks(to end: Double) -> [Double] {
    var ticks = [0.0]
    var power = 1.0
    while power <= end {
      ticks += [1, 2, 5].map { $0 * power }.filter { $0 <= end }
      power *= 10
    }
    return ticks
  }
}
