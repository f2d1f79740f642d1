import UntangleSourceFiles

/// Just before or just after a write.
struct WatchPoint: Hashable, Sendable {
  enum Moment: Hashable, Sendable { case before, after }

  var place: Location
  var moment: Moment
}

/// A place to jump to; its position is known once the routine is whole.
struct Label: Hashable, Sendable {
  var id: Int
}

/// A routine's code is flat, so that a point in it can be kept: an `await` goes on from there.
enum Instruction: Sendable {
  case assign(variable: Int, ResolvedExpression)
  case store(slot: Int, ResolvedExpression)
  /// Settles which value of a variable's domain a local of unknown value has.
  case settle(slot: Int, variable: Int)
  /// These locals are new each time: a turn of a loop, a call of a closure.
  case forget([Int])
  case test(ResolvedExpression, yes: Label, no: Label)
  case jump(Label)
  case choose([Label])
  /// One of the routines runs; arguments go into slots of theirs.
  case call([RoutineID], arguments: [Argument], onThrow: Label)
  case create(RoutineID, captured: [Capture], Recurrence)
  /// Anything else may run before what follows.
  case suspend
  /// `self = …`: any of the first states.
  case restart
  /// Any value for all variables.
  case disturbAll
  /// Tells in which states this point is passed.
  case watch(WatchPoint)
  case finish(Finish)

  enum Finish: Hashable, Sendable {
    case returned, threw
    /// Nothing comes after.
    case trapped
  }

  struct Argument: Sendable {
    /// The name of the callee's local.
    var name: String
    var value: ResolvedExpression
  }

  /// A local of the body around a closure that the closure looks at.
  struct Capture: Sendable {
    /// Its slot there.
    var outer: Int
    var name: String
  }
}

/// How often a closure may run once it is there.
enum Recurrence: Hashable, Sendable {
  /// At most once for each time that it was made.
  case once
  case repeating
}

struct RoutineID: Hashable, Sendable {
  var index: Int
}

extension Instruction {
  /// The slots that it looks at.
  fileprivate var reads: Set<Int> {
    switch self {
    case .assign(_, let value), .store(_, let value), .test(let value, _, _): value.slots
    case .settle(let slot, _): [slot]
    case .call(_, let arguments, _): arguments.reduce(into: []) { $0.formUnion($1.value.slots) }
    case .create(_, let captured, _): Set(captured.map(\.outer))
    case .forget, .jump, .choose, .suspend, .restart, .disturbAll, .watch, .finish: []
    }
  }

  /// The slots that have another value afterwards, whatever they had.
  fileprivate var overwrites: [Int] {
    switch self {
    case .store(let slot, _): [slot]
    case .forget(let slots): slots
    case .assign, .settle, .test, .jump, .choose, .call, .create, .suspend, .restart, .disturbAll, .watch,
      .finish:
      []
    }
  }
}

/// A set of slots for each position, one bit a slot.
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

/// A body or a closure, ready to run.
struct Routine: Sendable {
  /// What its steps are called in a witness: `start`, `start.closure2`.
  var name: String
  var code: [Instruction] = []
  /// By label.
  var positions: [Int] = []
  /// How many locals it keeps.
  var slotCount = 0
  /// The slots of the locals that a caller may give a value.
  var slots: [String: Int] = [:]

  /// Where others are called of whom nobody sees what they do.
  var callouts: [Callout] = []

  struct Callout: Sendable {
    /// Of the instruction that comes after it.
    var position: Int
    /// To be made where the call stands in the middle of something.
    var assumption: Assumption
  }

  func position(of label: Label) -> Int { positions[label.id] }

  /// By position, the slots that nothing looks at from there on; empty without slots.
  private var dead: [[Int]] = []
  /// By slot, what nobody knows yet.
  private(set) var unknownLocals = Locals(count: 0)

  func deadSlots(at position: Int) -> [Int] { dead.isEmpty ? [] : dead[position] }

  init(name: String) { self.name = name }

  /// To be called when the code is whole.
  mutating func findDeadSlots() {
    guard slotCount > 0 else { return }
    unknownLocals = Locals(count: slotCount)
    let live = liveSlots()
    dead = code.indices.map { position in (0..<slotCount).filter { !live.contains($0, at: position) } }
  }

  /// By position, the slots that may be looked at from there on.
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
    case .assign, .store, .settle, .forget, .create, .suspend, .restart, .disturbAll, .watch:
      [position + 1]
    }
  }
}
