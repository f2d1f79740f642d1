/// Hands out pieces of work of known sizes, each once: the largest first, so that none is left alone with a large one
/// at the end, and the smallest first while what is worked on is as large as it may be together.
package struct SizedQueue: Sendable {
  package enum Piece: Equatable, Sendable {
    /// Its place among the sizes.
    case at(Int)
    /// None fits beside what is worked on.
    case later
    case none
  }

  /// Largest first.
  private let sizes: [Int]
  private let limit: Int
  /// The places that nobody has taken yet.
  private var rest: Range<Int>
  /// The sum of the sizes that are worked on.
  private var taken = 0

  /// `sizes` are in descending order; `limit` is of the sum of those that are worked on at once, where they are more
  /// than one.
  package init(sizes: [Int], limit: Int) {
    self.sizes = sizes
    self.limit = limit
    rest = sizes.indices
  }

  package mutating func next() -> Piece {
    guard let first = rest.first, let last = rest.last else { return .none }
    if fits(first) {
      rest = rest.dropFirst()
      return take(first)
    }
    guard fits(last) else { return .later }
    rest = rest.dropLast()
    return take(last)
  }

  package mutating func finish(_ place: Int) { taken -= sizes[place] }

  private mutating func take(_ place: Int) -> Piece {
    taken += sizes[place]
    return .at(place)
  }

  private func fits(_ place: Int) -> Bool { taken == 0 || taken + sizes[place] <= limit }
}
