//~ states Queue contains
//~ variables isBusy hasFailed isEmpty
//~ make Queue()
//~ do it.run([1, 2])
//~ do try? it.drain([1, 2, 3])
//~ do it.reset()
//~ rewrite refused: between

/// Closures in place that throw out of the middle; a labelled `do`, and `break` out of an `if`.
/// `try` before `forEach` may fail by itself, as far as the table knows.
final class Queue {
  private var isBusy = false
  private var hasFailed = false
  private var isEmpty = true

  func run(_ jobs: [Int]) {
    isBusy = true
    work: do {
      if hasFailed { break work }
      do {
        try jobs.forEach { _ in
          isEmpty = false
          try mayThrow()
          isEmpty = true
        }
      } catch {
        hasFailed = true
      }
      isBusy = false
    }
    check: if isBusy {
      guard hasFailed else { break check }
      isBusy = unknown()
    }
  }

  func drain(_ jobs: [Int]) throws {
    defer { isBusy = false }
    for _ in jobs where !isEmpty {
      defer { isEmpty = true }
      try mayThrow()
      hasFailed = false
    }
  }

  func reset() {
    if hasFailed, isEmpty { hasFailed = false }
  }
}
