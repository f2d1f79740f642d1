import Testing
import UntanglePipeline

struct SizedQueueTests {
  /// Pieces are taken and finished in any order.
  @Test(arguments: 1..<200 as Range<UInt64>) func handsOutEachPieceOnceWithinTheLimit(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let largest = seed.isMultiple(of: 3) ? 4 : 100
    let count = Int.random(in: 0..<40, using: &random)
    let sizes = (0..<count).map { _ in Int.random(in: 1...largest, using: &random) }.sorted(by: >)
    let limit = Int.random(in: 0..<120, using: &random)
    let workerCount = Int.random(in: 1...8, using: &random)
    var queue = SizedQueue(sizes: sizes, limit: limit)
    var held: [Int] = []
    var seen: [Int] = []
    while seen.count < count || !held.isEmpty {
      let next = held.count < workerCount && Bool.random(using: &random) ? queue.next() : .later
      if case .at(let place) = next {
        held.append(place)
        seen.append(place)
        #expect(held.count == 1 || held.reduce(0) { $0 + sizes[$1] } <= limit)
      } else if !held.isEmpty {
        queue.finish(held.remove(at: Int.random(in: held.indices, using: &random)))
      }
    }
    #expect(seen.sorted() == Array(sizes.indices))
    #expect(queue.next() == .none)
  }

  @Test func takesTheSmallestWhileALargeOneIsWorkedOn() {
    var queue = SizedQueue(sizes: [9, 8, 2, 1], limit: 10)
    #expect(queue.next() == .at(0))
    #expect(queue.next() == .at(3))
    #expect(queue.next() == .later)
    queue.finish(0)
    #expect(queue.next() == .at(1))
    #expect(queue.next() == .later)
    queue.finish(1)
    #expect(queue.next() == .at(2))
    #expect(queue.next() == .none)
  }
}
