import Synchronization
import Testing

@testable import UntanglePipeline

@Suite("Pipeline: work in shares") struct ThreadedWorkTests {
  @Test(arguments: [1, 2, 7]) func theOrderIsThatOfTheElements(threadCount: Int) {
    let work = ThreadedWork(threadCount: threadCount, fileCount: 1_000)
    let all = (0..<200).map { (path: "File\($0 / 3 % 20).swift", number: $0) }
    let numbers = work.results(of: all.map(\.number), at: { all[$0].path }) { $0 * 2 }
    #expect(numbers == all.map { $0.number * 2 })
    #expect(work.results(of: [Int](), at: { _ in "" }) { $0 }.isEmpty)
  }

  @Test func aValueIsMadeOnce() {
    let value = MadeOnce<Int>()
    let made = Mutex(0)
    let work = ThreadedWork(threadCount: 4, fileCount: 1_000)
    let found = work.results(count: 100) { _ in
      value.value {
        made.withLock { $0 += 1 }
        return 7
      }
    }
    #expect(Set(found) == [7])
    #expect(made.withLock { $0 } == 1)
  }
}
