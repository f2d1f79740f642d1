//~ states Batch exact
//~ variables isDirty hasMany isLocked
//~ make Batch()
//~ do it.add(Array(repeating: Payload(), count: number(below: 3)))
//~ do it.lock()
//~ do it.commit()
//~ rewrite isDirty hasMany isLocked

/// `forEach` and `map` run their closure in place, zero or more times.
final class Batch {
  private var isDirty = false
  private var hasMany = false
  private var isLocked = false

  func add(_ payloads: [Payload]) {
    guard !isLocked else { return }
    payloads.forEach { _ in
      if isDirty { hasMany = true }
      isDirty = true
    }
  }

  func lock() { isLocked = hasMany }

  func commit() {
    isDirty = false
    hasMany = false
    isLocked = false
  }
}
