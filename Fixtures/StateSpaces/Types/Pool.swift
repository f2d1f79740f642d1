//~ states Pool exact
//~ variables isOpen isDrained isClosed
//~ make Pool.shared.renewed()
//~ do it.open()
//~ do Pool.drainAll()
//~ do Pool.Lifeguard(pool: it).close()
//~ do _ = it == Pool()
//~ sees false false false
//~ sees true false false
//~ sees false true false
//~ sees false false true
//~ sees true false true
//~ sees false true true
//~ rewrite isOpen isDrained

/// Private functions that static code, an operator and a nested type call.
final class Pool {
  private(set) static var shared = Pool()

  private var isOpen = false
  private var isDrained = false
  private var isClosed = false

  static func drainAll() { shared.drain() }

  static func == (left: Pool, right: Pool) -> Bool {
    left.refill()
    return left === right
  }

  func renewed() -> Pool {
    Pool.shared = Pool()
    return Pool.shared
  }

  func open() {
    if !isDrained, !isClosed { isOpen = true }
  }

  private func drain() {
    isOpen = false
    isDrained = true
  }

  private func refill() { isDrained = false }

  private var hasCloser: Bool {
    get { isClosed }
    set { isClosed = newValue }
  }

  struct Lifeguard {
    var pool: Pool

    func close() { pool.hasCloser = true }
  }
}
