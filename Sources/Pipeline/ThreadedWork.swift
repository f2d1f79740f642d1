import Synchronization
import UntangleProjectModel

/// The number of files up to which threads cost more than they save.
let smallProject = 100

extension Analysis {
  /// For work on all of its types.
  var work: ThreadedWork {
    ThreadedWork(threadCount: outcome.request.threadCount, fileCount: outcome.filesRead)
  }
}

extension ThreadedWork {
  /// The results of `work` for these elements, in their order. Those of one file that come one after the other have one
  /// thread, which then parses the file once.
  func results<Element: Sendable, Result: Sendable>(
    of all: [Element], at path: (Element) -> String, _ work: @Sendable @escaping (Element) -> Result
  ) -> [Result] {
    let starts = all.indices.filter { $0 == 0 || path(all[$0]) != path(all[$0 - 1]) }
    let shares = Array(zip(starts, starts.dropFirst() + [all.count]))
    return results(count: shares.count) { share in
      all[shares[share].0..<shares[share].1].map(work)
    }.flatMap(\.self)
  }
}

/// A value that is made when it is first asked for, while other threads that ask for it wait.
final class MadeOnce<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  /// `make` must not ask for the value.
  func value(_ make: () -> Value) -> Value {
    kept.withLock { kept in
      if let kept { return kept }
      let made = make()
      kept = made
      return made
    }
  }
}

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
