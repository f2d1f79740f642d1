//~ states LazyLoader contains
//~ variables isPrepared isUsed
//~ make LazyLoader()
//~ do it.use()
//~ do it.reset()
//~ rewrite left: independent

/// A lazy variable whose first use has effects; that it is the first is not followed.
final class LazyLoader {
  private var isPrepared = false
  private var isUsed = false
  private lazy var engine: Payload = prepare()

  func use() {
    note("\(engine)")
    isUsed = isPrepared
  }

  func reset() {
    isPrepared = false
    if unknown() { isUsed = false }
  }

  private func prepare() -> Payload {
    isPrepared = true
    return Payload()
  }
}
