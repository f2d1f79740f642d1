/// Runs independent pieces of work, perhaps in parallel.
package protocol WorkSharing: Sendable {
  /// The results of `work` for `0..<count`, in this order.
  func results<Result: Sendable>(
    count: Int, _ work: @Sendable @escaping (Int) -> Result
  ) -> [Result]
}

/// Runs the pieces sequentially.
package struct WorkInTurn: WorkSharing {
  package init() {}

  package func results<Result: Sendable>(
    count: Int, _ work: @Sendable @escaping (Int) -> Result
  ) -> [Result] {
    (0..<count).map(work)
  }
}

extension WorkSharing {
  package func results<Result: Sendable>(
    forPartsOf whole: Range<Int>, _ work: @Sendable @escaping (Range<Int>) -> Result
  ) -> [Result] {
    let parts = whole.parts
    return results(count: parts.count) { work(parts[$0]) }
  }
}

extension Range<Int> {
  /// At most sixteen parts: few enough for little overhead, and small enough that threads finish at about the
  /// same time.
  package var parts: [Range<Int>] {
    let most = Swift.min(16, count)
    return (0..<most).map { part in
      (lowerBound + count * part / most)..<(lowerBound + count * (part + 1) / most)
    }
  }
}
