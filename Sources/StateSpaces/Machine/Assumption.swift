package import UntangleSourceFiles

/// An assumption that the analysis made where the sources do not decide.
package struct Assumption: Hashable, Comparable, Sendable {
  /// One sentence without a period; its places follow.
  package var text: String
  /// Sorted; empty where the assumption holds for the whole type.
  package var places: [Location]

  package static func < (left: Self, right: Self) -> Bool {
    if let first = left.places.first, let second = right.places.first, first != second {
      return first < second
    }
    return left.text < right.text
  }

  package init(_ text: String, at places: [Location] = []) {
    self.text = text
    self.places = places
  }
}

extension Assumption {
  /// The text with its places: `TEXT (A.swift:3:5, A.swift:9:5 and 2 more)`.
  package var line: String {
    guard !places.isEmpty else { return text }
    let shown = places.prefix(3).map { "\($0.path):\($0.line):\($0.column)" }
    let rest = places.count > shown.count ? " and \(places.count - shown.count) more" : ""
    return "\(text) (\(shown.joined(separator: ", "))\(rest))"
  }

  static func closure(
    _ name: OperationName, _ recurrence: Recurrence, _ reading: ClosureReading, _ path: String, _ span: Span
  ) -> Assumption {
    let reading = recurrence == .repeating && reading == .later(.once) ? .unknown : reading
    let times = recurrence == .once ? "at most once for each time it is made" : "any number of times"
    let also = reading == .unknown ? "in place or later, " : "later, "
    return Assumption(
      "'\(name)' runs \(also)\(times)", at: [Location(path: path, span: span)])
  }

  static func recursiveLocalFunction(_ name: String, in path: String) -> Assumption {
    Assumption("the local function '\(name)', which calls itself, may leave any value (\(path))")
  }

  static func sharedLocalFunctions(in routine: RoutineSource) -> Assumption {
    Assumption(
      "local functions of '\(routine.name)' that are called too often to be followed call by call go on after "
        + "any of their calls (\(routine.body.path))")
  }

  static func unfollowed(_ routine: RoutineSource) -> Assumption {
    Assumption(
      "'\(routine.name)' has too many ways through it to be followed: it may run at any time, and leave any "
        + "value in what it writes (\(routine.body.path))")
  }

  static func manyWays(in routine: RoutineSource) -> Assumption {
    Assumption(
      "conditions of '\(routine.name)' with more than \(SearchLimits.ways) ways through them go both ways "
        + "(\(routine.body.path))")
  }

  static func undecidedTest(in path: String, _ span: Span) -> Assumption {
    Assumption(
      "conditions that ask for more than the variables go both ways",
      at: [Location(path: path, span: span)])
  }

  /// The possible values of an expression that is not visible in the sources.
  enum Range: String {
    case any
    /// A parameter of a non-optional type, stored in an optional.
    case anyButNil = "any but nil"
  }

  /// A write by outside code is in no body, and its path is empty.
  static func undecidedValue(_ range: Range, in path: String, _ span: Span) -> Assumption {
    Assumption(
      "values that come from elsewhere may be \(range.rawValue)",
      at: path.isEmpty ? [] : [Location(path: path, span: span)])
  }

  static func guessedWrite(of name: String, in path: String, _ span: Span) -> Assumption {
    Assumption(
      "writes of a '\(name)' through values of unknown type may be of this one",
      at: [Location(path: path, span: span)])
  }

  static func comesBack(at places: [Location]) -> Assumption {
    Assumption("what other code is called may come back to this file before it returns", at: places)
  }

  static func guessedCall(of name: String, in path: String, _ span: Span) -> Assumption {
    Assumption(
      "calls of a '\(name)' through values of unknown type may be of this one",
      at: [Location(path: path, span: span)])
  }

  static func noCallback(by name: String, in path: String, _ span: Span) -> Assumption {
    Assumption(
      "'\(name)' calls nothing of the instance before the function goes on that calls it",
      at: [Location(path: path, span: span)])
  }

  static let deepSuspension = Assumption(
    "calls that wait for each other more than eight deep may leave any value")
  static let anyTime = Assumption(
    "closures and what follows an 'await' run at any time and any number of times, before what makes them, too"
  )
}

/// The assumptions made so far, in order of arrival. They are joined on demand.
struct AssumptionNotes: Sendable {
  private var notes: [Assumption]

  init(_ known: [Assumption] = []) { notes = known }

  mutating func add(_ new: Assumption) { notes.append(new) }
  mutating func add(_ other: AssumptionNotes) { notes += other.notes }

  /// One assumption for each sentence, in the order of their first notes, with all places.
  var joined: [Assumption] {
    var numbers: [String: Int] = [:]
    var joined: [Assumption] = []
    var places: [[Location]] = []
    for note in notes {
      if let number = numbers[note.text] {
        places[number] += note.places
      } else {
        numbers[note.text] = joined.count
        joined.append(note)
        places.append([])
      }
    }
    for number in joined.indices where !places[number].isEmpty {
      joined[number].places = Set(joined[number].places + places[number]).sorted()
    }
    return joined
  }
}

extension [Assumption] {
  /// Adds an assumption; one with the same sentence receives its places.
  mutating func add(_ new: Assumption) {
    guard let place = firstIndex(where: { $0.text == new.text }) else { return append(new) }
    self[place].places = Set(self[place].places + new.places).sorted()
  }
}
