/// A state transformer: the precondition and effect of one path through code, for sets of states at once.
///
/// It distinguishes the values of a variable only where the code reads it. A method that sets one flag has
/// one transformer, whatever the other flags are. All masks cover whole variables. Transformers are copied
/// and compared all the time, so they are plain values without reference counting or allocation.
struct StateTransformer: Hashable, Sendable {
  /// The mask of variables whose prior value is fixed, and those values.
  var known: UInt64 = 0
  var before: UInt64 = 0
  /// The mask of variables that are assigned, and their new values.
  var written: UInt64 = 0
  var after: UInt64 = 0
  /// The mask of havocked variables, which may have any value.
  var free: UInt64 = 0
  private var madeNumber = Int32(PendingSets.empty)
  private var lowTaken: UInt32 = 0

  init(free: UInt64 = 0) { self.free = free }

  /// The code created to run later, as a number of the executor's `PendingSets`.
  var made: Int {
    get { Int(madeNumber) }
    set { madeNumber = Int32(newValue) }
  }

  /// The mask of assigned variables of which only this value is looked at, though the code may assign another one, which comes
  /// from elsewhere. Only noted where premises ask for it, and for the first 32 bits of the state.
  private(set) var taken: UInt64 {
    get { UInt64(lowTaken) }
    set { lowTaken = UInt32(truncatingIfNeeded: newValue) }
  }

  /// Forgets where the assigned values come from.
  mutating func forgetTaken() { lowTaken = 0 }

  /// Assigns one of several values that the code does not choose from.
  mutating func take(_ mask: UInt64, _ bits: UInt64) {
    write(mask, bits)
    taken |= mask
  }

  /// The current value of a variable; nil where it is not fixed.
  func bits(of field: StateLayout.Field) -> UInt64? {
    if written & field.mask != 0 { return after & field.mask }
    if free & field.mask != 0 { return nil }
    return known & field.mask != 0 ? before & field.mask : nil
  }

  /// Restricts a variable's current value.
  mutating func settle(_ field: StateLayout.Field, _ bits: UInt64) {
    if free & field.mask != 0 {
      take(field.mask, bits)
    } else {
      known |= field.mask
      before = (before & ~field.mask) | bits
    }
  }

  mutating func write(_ mask: UInt64, _ bits: UInt64) {
    written |= mask
    after = (after & ~mask) | bits
    free &= ~mask
    taken &= ~mask
  }

  mutating func havoc(_ mask: UInt64) {
    free |= mask
    written &= ~mask
    after &= ~mask
    taken &= ~mask
  }

  /// Composes this transformer with a following one. nil where the precondition of the second cannot hold
  /// after the first. `sets` are those of the executor.
  func then(_ next: StateTransformer, _ sets: inout PendingSets) -> StateTransformer? {
    guard (after ^ next.before) & next.known & written == 0 else { return nil }
    var result = self
    let chosen = next.known & free
    if chosen != 0 { result.take(chosen, next.before & chosen) }
    let unread = next.known & ~(written | free)
    guard (before ^ next.before) & unread & known == 0 else { return nil }
    result.known |= unread
    result.before |= next.before & unread
    result.write(next.written, next.after & next.written)
    result.taken |= next.taken
    result.havoc(next.free)
    result.made = sets.sum(of: made, next.made)
    return result
  }
}

/// A summary edge: one path through a routine, to an end or a suspension.
struct SummaryEdge: Hashable, Sendable {
  enum End: Hashable, Sendable {
    case returned, threw
    /// Can be resumed from here: the number of the executor's stack of suspended frames.
    case suspended(Int)
    /// Not an end: a watch point, by the executor's number.
    case watched(Int)
  }

  var effect: StateTransformer
  var end: End
}

/// A position in a routine from which execution can continue.
struct Frame: Hashable, Sendable {
  var routine: RoutineID
  var position: Int
  /// The position to continue from if the callee throws.
  var throwPosition: Int
  /// By slot.
  var locals: Locals
}

/// Code that was created to run later.
struct Continuation: Hashable, Sendable {
  /// The number of the executor's stack.
  var stack: Int
  var recurrence: Recurrence
}
