import Synchronization
import UntangleProjectModel

/// Spreads work on all files over threads.
struct ThreadedWork: WorkSharing {
  let threadCount: Int

  /// In a small project threads cost more than they save.
  init(threadCount: Int, fileCount: Int) { self.threadCount = fileCount > 100 ? threadCount : 1 }

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
