/// What a way through some code asks of the state before, and makes of it: sets of states at once.
///
/// Variables are told apart only where the code looks at them: a method that sets one flag is one
/// effect, whatever the other flags are. All masks cover whole variables. Effects are copied and compared
/// all the time: nothing in one is counted or allocated.
struct StateTransformer: Hashable, Sendable {
  /// Variables whose value before is fixed, and those values.
  var known: UInt64 = 0
  var before: UInt64 = 0
  /// Variables that have a new value, and those values.
  var written: UInt64 = 0
  var after: UInt64 = 0
  /// Variables that may have any value now.
  var free: UInt64 = 0
  /// What was made to run later: the number of the explorer's set.
  var made = PendingSets.empty

  /// The value that a variable has now, where that is fixed.
  func bits(of field: StateLayout.Field) -> UInt64? {
    if written & field.mask != 0 { return after & field.mask }
    if free & field.mask != 0 { return nil }
    return known & field.mask != 0 ? before & field.mask : nil
  }

  /// Fixes the value that a variable has now.
  mutating func settle(_ field: StateLayout.Field, _ bits: UInt64) {
    if free & field.mask != 0 {
      write(field.mask, bits)
    } else {
      known |= field.mask
      before = (before & ~field.mask) | bits
    }
  }

  mutating func write(_ mask: UInt64, _ bits: UInt64) {
    written |= mask
    after = (after & ~mask) | bits
    free &= ~mask
  }

  mutating func havoc(_ mask: UInt64) {
    free |= mask
    written &= ~mask
    after &= ~mask
  }

  /// This effect and then another one; nil where the other asks for what this one does not leave. `sets`
  /// are those of the explorer.
  func then(_ next: StateTransformer, _ sets: inout PendingSets) -> StateTransformer? {
    guard (after ^ next.before) & next.known & written == 0 else { return nil }
    var result = self
    let chosen = next.known & free
    if chosen != 0 { result.write(chosen, next.before & chosen) }
    let unread = next.known & ~(written | free)
    guard (before ^ next.before) & unread & known == 0 else { return nil }
    result.known |= unread
    result.before |= next.before & unread
    result.write(next.written, next.after & next.written)
    result.havoc(next.free)
    result.made = sets.sum(of: made, next.made)
    return result
  }
}

/// One way through a routine to where it ends or waits.
struct SummaryEdge: Hashable, Sendable {
  enum End: Hashable, Sendable {
    case returned, threw
    /// Goes on from here later: the number of the explorer's stack of frames that wait.
    case suspended(Int)
    /// No end at all: the place that was asked about is passed here, by the explorer's number.
    case watched(Int)
  }

  var effect: StateTransformer
  var end: End
}

/// A point in a routine from which it can go on.
struct Frame: Hashable, Sendable {
  var routine: RoutineID
  var position: Int
  /// Where it goes on after the frame within threw.
  var throwPosition: Int
  /// By slot.
  var locals: Locals
}

/// Something that was made to run later.
struct Continuation: Hashable, Sendable {
  /// The number of the explorer's stack.
  var stack: Int
  var recurrence: Recurrence
}
