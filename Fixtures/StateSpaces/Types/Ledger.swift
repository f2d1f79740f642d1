//~ states Ledger contains
//~ variables isOpen isBalanced isClosed
//~ make Ledger()
//~ do it.open()
//~ do it.enter(1)
//~ do it.close()
//~ do it.reopen()
//~ rewrite isOpen isBalanced isClosed

/// Private functions of its own that do nothing that could look are crossed with what they call.
/// The table does not know that a count is never negative.
final class Ledger {
  private(set) var isOpen = false
  private(set) var isBalanced = false
  private(set) var isClosed = false
  private var entries: [Int] = []
  private var sum = 0

  func open() {
    guard !isOpen, !isClosed else { return }
    isOpen = true
    reset(to: 0)
    isBalanced = true
  }

  func enter(_ amount: Int) {
    guard isOpen else { return }
    isBalanced = false
    entries.append(amount)
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    settle()
    isClosed = true
    isBalanced = true
  }

  func reopen() {
    guard isClosed else { return }
    isClosed = false
    let count = size()
    isOpen = count >= 0
  }

  private func reset(to start: Int) {
    sum = start
    entries.removeAll()
  }

  private func settle() {
    guard !entries.isEmpty else { return reset(to: 0) }
    for _ in 0..<1 {}
    if sum > 0 { sum = 0 }
  }

  private func size() -> Int { entries.count }
}
