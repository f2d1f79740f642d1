/// One step of a wildcard pattern.
enum WildcardStep: Sendable {
  /// One byte in the set.
  case byte(ByteSet)
  /// One whole character whose first byte is in the set.
  case character(ByteSet)
  /// `*`: any bytes except slashes.
  case star
  /// `**` at the end or by itself: any bytes.
  case globstar
  /// `**/`: zero or more whole folders.
  case folders
}

/// How far a pattern matches a text.
enum WildcardReach: Sendable {
  /// No text with this prefix matches.
  case nothing
  /// No match, but a longer text may match.
  case start
  case whole
}

/// Whether a match of an ancestor counts.
enum WildcardSpan: Sendable {
  /// Only a match of the whole text.
  case wholeText
  /// Also a match of a containing folder.
  case anyFolder
}

/// A pattern as a nondeterministic finite automaton, simulated with bit sets (the shift-and algorithm).
///
/// It keeps the set of all states that the bytes read so far can lead to, one bit each. So it reads each byte
/// once, whatever the number of `**`.
struct WildcardProgram: Sendable {
  /// The number of words of a state set, 64 states each.
  private let wordCount: Int
  /// For each byte, the states that advance on it.
  private var moves: [UInt64]
  /// The states that stay on a byte, by kind: slashes, continuation bytes, others.
  private var stays: [UInt64]
  /// The states of `**/`, which can be skipped on entry.
  private var gaps: [UInt64]
  private let goal: Int

  init(_ written: [WildcardStep]) {
    let steps = written.withoutRepeatedFolders
    goal = steps.reduce(0) { $0 + $1.length }
    wordCount = goal / 64 + 1
    moves = Array(repeating: 0, count: 256 * wordCount)
    stays = Array(repeating: 0, count: 3 * wordCount)
    gaps = Array(repeating: 0, count: wordCount)
    var place = 0
    for step in steps {
      add(step, at: place)
      place += step.length
    }
  }

  func reach(_ text: some Sequence<UInt8>, span: WildcardSpan) -> WildcardReach {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: wordCount) { places in
      places.initialize(repeating: 0)
      places[0] = 1 | (gaps[0] & 1) << 1
      for byte in text {
        if byte == .slash && span == .anyFolder && isDone(places) { return .whole }
        guard step(places, byte) != 0 else { return .nothing }
      }
      return isDone(places) ? .whole : .start
    }
  }

  private func isDone(_ places: UnsafeMutableBufferPointer<UInt64>) -> Bool {
    places[goal / 64] & bit(goal) != 0
  }

  /// Advances all states; returns zero where none is left.
  private func step(_ places: UnsafeMutableBufferPointer<UInt64>, _ byte: UInt8) -> UInt64 {
    var moveCarry: UInt64 = 0
    var gapCarry: UInt64 = 0
    var left: UInt64 = 0
    let stayRow = stayKind(byte) * wordCount
    for word in 0..<wordCount {
      let moved = places[word] & moves[Int(byte) * wordCount + word]
      var entered = moved << 1 | moveCarry
      let passed = entered & gaps[word]
      entered |= passed << 1 | gapCarry
      moveCarry = moved >> 63
      gapCarry = passed >> 63
      places[word] = entered | places[word] & stays[stayRow + word]
      left |= places[word]
    }
    return left
  }
}

extension WildcardProgram {
  private mutating func add(_ step: WildcardStep, at place: Int) {
    switch step {
    case .byte(let set):
      advance(on: set, from: place)
    case .character(let set):
      advance(on: set, from: place)
      stay(on: [.continuation], at: place + 1)
    case .star:
      stay(on: [.continuation, .other], at: place)
    case .globstar:
      stay(on: StayKind.allCases, at: place)
    case .folders:
      stay(on: StayKind.allCases, at: place)
      advance(on: .slash, from: place)
      gaps[place / 64] |= bit(place)
    }
  }

  private enum StayKind: Int, CaseIterable { case slash, continuation, other }

  private func stayKind(_ byte: UInt8) -> Int {
    if byte == .slash { return StayKind.slash.rawValue }
    return byte.isContinuation ? StayKind.continuation.rawValue : StayKind.other.rawValue
  }

  private mutating func advance(on set: ByteSet, from place: Int) {
    for byte in UInt8.min...UInt8.max where set.contains(byte) {
      moves[Int(byte) * wordCount + place / 64] |= bit(place)
    }
  }

  private mutating func stay(on kinds: [StayKind], at place: Int) {
    for kind in kinds { stays[kind.rawValue * wordCount + place / 64] |= bit(place) }
  }

  private func bit(_ place: Int) -> UInt64 { 1 << UInt64(place % 64) }
}

extension WildcardStep {
  /// The number of states of the step.
  fileprivate var length: Int {
    switch self {
    case .byte, .character, .folders: 1
    case .star, .globstar: 0
    }
  }
}

extension [WildcardStep] {
  /// Removes repeated `**/`, which match the same: the automaton skips only one at a time.
  fileprivate var withoutRepeatedFolders: [WildcardStep] {
    reduce(into: []) { steps, step in
      if case .folders = step, case .folders = steps.last { return }
      steps.append(step)
    }
  }
}
