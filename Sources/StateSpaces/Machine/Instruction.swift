import UntangleSourceFiles

/// A point just before or just after a write.
struct WatchPoint: Hashable, Sendable {
  enum Moment: Hashable, Sendable { case before, after }

  var place: Location
  var moment: Moment
}

/// A jump target. Its position is known once the routine is complete.
struct Label: Hashable, Sendable {
  var id: Int
}

/// An instruction of a routine. The code is flat, so that execution can be suspended at a position and
/// resumed: needed for `await`.
enum Instruction: Sendable {
  case assign(variable: Int, ResolvedExpression)
  case store(slot: Int, ResolvedExpression)
  /// Fixes which value of a variable's domain a local of unknown value has.
  case settle(slot: Int, variable: Int)
  /// Resets locals to unknown, for a new iteration of a loop or a new call of a closure.
  case forget([Int])
  case test(ResolvedExpression, yes: Label, no: Label)
  case jump(Label)
  case choose([Label])
  /// Calls one of the routines. Arguments are stored in its slots.
  case call([RoutineID], arguments: [Argument], onThrow: Label)
  case create(RoutineID, captured: [Capture], Recurrence)
  /// A suspension point, where other operations may run.
  case suspend
  /// `self = …`: sets any of the initial states.
  case restart
  /// Havocs all variables.
  case havocAll
  /// Records the states in which this point is reached.
  case watch(WatchPoint)
  case finish(Finish)

  enum Finish: Hashable, Sendable {
    case returned, threw
    /// Execution ends here.
    case trapped
  }

  struct Argument: Sendable {
    /// The name of the parameter's local in the callee.
    var name: String
    var value: ResolvedExpression
  }

  /// A local of the enclosing body that a closure reads.
  struct Capture: Sendable {
    /// Its slot in the enclosing routine.
    var outer: Int
    var name: String
  }
}

/// How often a closure may run after its creation.
enum Recurrence: Hashable, Sendable {
  /// At most once for each time it was created.
  case once
  case repeating
}

struct RoutineID: Hashable, Sendable {
  var index: Int
}

extension Instruction {
  /// The slots that the instruction reads.
  fileprivate var reads: Set<Int> {
    switch self {
    case .assign(_, let value), .store(_, let value), .test(let value, _, _): value.slots
    case .settle(let slot, _): [slot]
    case .call(_, let arguments, _): arguments.reduce(into: []) { $0.formUnion($1.value.slots) }
    case .create(_, let captured, _): Set(captured.map(\.outer))
    case .forget, .jump, .choose, .suspend, .restart, .havocAll, .watch, .finish: []
    }
  }

  /// The slots whose values it replaces, whatever they were.
  fileprivate var overwrites: [Int] {
    switch self {
    case .store(let slot, _): [slot]
    case .forget(let slots): slots
    case .assign, .settle, .test, .jump, .choose, .call, .create, .suspend, .restart, .havocAll, .watch,
      .finish:
      []
    }
  }
}

/// A set of slots for each position, as bits.
private struct SlotTable {
  let wordCount: Int
  private var words: [UInt64]

  init(rows: Int, slots: Int) {
    wordCount = (slots + 63) / 64
    words = Array(repeating: 0, count: rows * wordCount)
  }

  subscript(row: Int, word: Int) -> UInt64 {
    get { words[row * wordCount + word] }
    set { words[row * wordCount + word] = newValue }
  }

  mutating func insert(_ slot: Int, at row: Int) { self[row, slot / 64] |= 1 << UInt64(slot % 64) }
  func contains(_ slot: Int, at row: Int) -> Bool { self[row, slot / 64] & 1 << UInt64(slot % 64) != 0 }
}

/// The code of a body or a closure, ready for symbolic execution.
struct Routine: Sendable {
  /// The name of its steps in a witness.
  var name: OperationName
  var code: [Instruction] = []
  /// Positions in `code`, by label.
  var positions: [Int] = []
  /// The number of local slots.
  var slotCount = 0
  /// The slots that a caller may initialise, by the names of the locals.
  var slots: [String: Int] = [:]

  /// Calls to code that is not visible.
  var callouts: [OutgoingCall] = []

  struct OutgoingCall: Sendable {
    /// The position of the instruction after the call.
    var position: Int
    /// The assumption to make where the call is in the middle of an operation.
    var assumption: Assumption
  }

  func position(of label: Label) -> Int { positions[label.id] }

  /// The dead slots at each position; empty for a routine without slots.
  private var dead: [[Int]] = []
  /// All slots unknown: the locals at the start of the routine.
  private(set) var unknownLocals = Locals(count: 0)

  func deadSlots(at position: Int) -> [Int] { dead.isEmpty ? [] : dead[position] }

  init(name: OperationName) { self.name = name }

  /// Computes the dead slots. Call once, when the code is complete.
  mutating func findDeadSlots() {
    guard slotCount > 0 else { return }
    unknownLocals = Locals(count: slotCount)
    let live = liveSlots()
    dead = code.indices.map { position in (0..<slotCount).filter { !live.contains($0, at: position) } }
  }

  /// Live-variable analysis: the slots that may be read at or after each position.
  private func liveSlots() -> SlotTable {
    var reads = SlotTable(rows: code.count, slots: slotCount)
    var writes = reads
    for position in code.indices {
      for slot in code[position].reads { reads.insert(slot, at: position) }
      for slot in code[position].overwrites { writes.insert(slot, at: position) }
    }
    let next = code.indices.map { successors(of: $0).filter { $0 < code.count } }
    var live = reads
    var isStable = Stability.unstable
    while isStable == .unstable {
      isStable = .stable
      for position in code.indices.reversed() {
        for word in 0..<live.wordCount {
          let after = next[position].reduce(0) { $0 | live[$1, word] }
          let found = reads[position, word] | after & ~writes[position, word]
          if found != live[position, word] {
            live[position, word] = found
            isStable = .unstable
          }
        }
      }
    }
    return live
  }

  private enum Stability { case stable, unstable }

  func successors(of position: Int) -> [Int] {
    switch code[position] {
    case .test(_, let yes, let no): [self.position(of: yes), self.position(of: no)]
    case .jump(let label): [self.position(of: label)]
    case .choose(let labels): labels.map { self.position(of: $0) }
    case .call(_, _, let thrown): [position + 1, self.position(of: thrown)]
    case .finish: []
    case .assign, .store, .settle, .forget, .create, .suspend, .restart, .havocAll, .watch:
      [position + 1]
    }
  }
}
