/// A queue of work items of known sizes. It returns the largest items first, so that no thread is left with a
/// large item at the end. If the largest does not fit into the limit of concurrent work, it returns the
/// smallest.
package struct SizedQueue: Sendable {
  package enum Piece: Equatable, Sendable {
    /// The index of the item in the sizes.
    case at(Int)
    /// No item fits beside the current work.
    case later
    case none
  }

  /// In descending order.
  private let sizes: [Int]
  private let limit: Int
  /// The indices of the items that are not taken yet.
  private var rest: Range<Int>
  /// The sum of the sizes of the current work.
  private var taken = 0

  /// `sizes` must be in descending order. `limit` is the maximum sum of the sizes that are worked on at once;
  /// a single larger item is allowed.
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
