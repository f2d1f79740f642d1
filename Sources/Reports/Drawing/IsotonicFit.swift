/// Ascending numbers that are as close as possible to their wishes.
///
/// Numbers whose wishes contradict the order share one value (pool adjacent violators algorithm).
struct IsotonicFit: Sendable {
  enum Aim: Sendable { case mean, median }

  struct Wish: Sendable {
    var value: Double
    var weight: Double
  }

  struct Item: Sendable {
    var wishes: [Wish]
    /// The current value: used without wishes, and to choose between equally good values.
    var now: Double
  }

  private(set) var values: [Double] = []

  private struct Block {
    var wishes: [Wish]
    var now: Double
    var count: Int
    var value: Double
  }

  init(_ items: [Item], by aim: Aim) {
    var blocks: [Block] = []
    for item in items {
      var block = Block(wishes: item.wishes, now: item.now, count: 1, value: 0)
      block.value = Self.value(of: block, aim)
      while let last = blocks.last, last.value > block.value {
        blocks.removeLast()
        block = Block(
          wishes: last.wishes + block.wishes,
          now: (last.now * Double(last.count) + block.now * Double(block.count))
            / Double(last.count + block.count),
          count: last.count + block.count, value: 0)
        block.value = Self.value(of: block, aim)
      }
      blocks.append(block)
    }
    values = blocks.flatMap { [Double](repeating: $0.value, count: $0.count) }
  }

  private static func value(of block: Block, _ aim: Aim) -> Double {
    let weight = block.wishes.reduce(0) { $0 + $1.weight }
    guard weight > 0 else { return block.now }
    switch aim {
    case .mean: return block.wishes.reduce(0) { $0 + $1.value * $1.weight } / weight
    case .median: return median(of: block.wishes, weight, near: block.now)
    }
  }

  private static func median(of wishes: [Wish], _ weight: Double, near now: Double) -> Double {
    let sorted = wishes.sorted { $0.value < $1.value }
    var sum = 0.0
    for (index, wish) in sorted.enumerated() {
      sum += wish.weight
      if sum * 2 > weight { return wish.value }
      if sum * 2 == weight, index + 1 < sorted.count {
        return min(max(now, wish.value), sorted[index + 1].value)
      }
    }
    return now
  }
}
