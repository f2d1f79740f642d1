import Synchronization
import UntangleProjectModel

/// The number of files up to which threads cost more than they save.
let smallProject = 100

/// Spreads work on all files over threads.
struct ThreadedWork: WorkSharing {
  let threadCount: Int

  init(threadCount: Int, fileCount: Int) { self.threadCount = fileCount > smallProject ? threadCount : 1 }

  func results<Result: Sendable>(
    count: Int, _ work: @Sendable @escaping (Int) -> Result
  ) -> [Result] {
    guard threadCount > 1, count > 1 else { return WorkInTurn().results(count: count, work) }
    let results = Mutex([Result?](repeating: nil, count: count))
    runOnWorkers(count: count, threadCount: threadCount, makeContext: {}) { index, _ in
      let result = work(index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
