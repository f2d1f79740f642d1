import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// Work that bodies of a type do in the background, between setting a flag and clearing it, and what it does with the
/// type's other variables.
///
///     isLoading = true
///     Task {
///       defer { isLoading = false }
///       do { items = try await load() } catch { self.error = error }
///     }
struct Works {
  /// Two variables that the code relates, the first of them a flag or a result, by their names.
  struct Relation: Hashable {
    var first: String
    var second: String
  }

  /// Where work fills a variable; `first` is its flag.
  private(set) var filled: [Relation: Filling] = [:]

  struct Filling {
    private(set) var places: [Location] = []
    /// The bodies in which the work begins.
    private(set) var bodies: Set<Location> = []

    fileprivate mutating func add(_ places: [Location], in body: Location) {
      self.places += places
      bodies.insert(body)
    }
  }

  /// Where a variable is set beside a flag that goes off; `first` is the flag, which another body sets.
  private(set) var answered: [Relation: [Location]] = [:]
  /// What is set wherever a flag is set, by the name of the flag; with the places of the flag's writes.
  private(set) var beside: [String: Companions] = [:]

  struct Companions {
    var names: Set<String>
    var places: [Location]
  }

  /// Where a loop of the work asks for a flag; `first` is the flag of the work.
  private(set) var repeated: [Relation: [Location]] = [:]
  /// Where the first is set if something works, and the second if it fails.
  private(set) var ended: [Relation: [Location]] = [:]
  /// What the writes of values have to do with flags and other values.
  private(set) var values = ValueRelations()
  /// Where work begins, by the name of its flag.
  private(set) var begun: [String: [Beginning]] = [:]

  struct Beginning {
    var place: Location
    var body: Location
    var closures: [Span]
  }

  /// Flags that one body sets one after the other, as time goes by, and that nothing else writes; in order, with places.
  private(set) var stages: [[(flag: String, place: Location)]] = []

  private let flags: Set<String>
  private let contents: Set<String>
  /// By name; leaves out names of several functions.
  private let methods: [String: WorkBody]
  /// See `callers(of:)`.
  private let callers: [Location: Set<Location>]

  /// `flags` are names of Bools, `contents` of texts, collections and numbers.
  init(of bodies: [WorkBody], flags: Set<String>, contents: Set<String>) {
    (self.flags, self.contents) = (flags, contents)
    methods = bodies.soleMethods
    callers = bodies.callers(of: methods)
    for body in bodies {
      lookForWork(in: body.events, at: body.place)
      // An initialiser sets the first state; its closures run later.
      guard body.kind != .initializer else {
        lookForAnswers(in: body.events, inClosures: true)
        continue
      }
      lookForEnds(in: body.events)
      lookForAnswers(in: body.events)
      lookForCompanions(in: body.events)
    }
    lookForStages(in: bodies.map(\.events))
    values = ValueRelations(bodies.map { ($0.kind, $0.events) }, flags: flags, contents: contents)
  }

  private mutating func lookForWork(in events: WorkEvents, at body: Location) {
    for (index, first) in events.all.enumerated() {
      guard case .writes(let flag, .on) = first.deed, flags.contains(flag),
        let begin = events.beginning(of: flag, at: index)
      else { continue }
      begun[flag, default: []].append(
        Beginning(place: begin.place, body: body, closures: begin.closures))
      var found: [String: [Location]] = [:]
      var isLate = begin.closures != first.closures
      // What is shown before the work is over is no result of it, as a vote that is counted at once.
      var early: Set<String> = []
      for event in events.all[(index + 1)...] where event.follows(begin) {
        noteLoop(event, of: flag)
        isLate = isLate || event.isSuspension
        guard isLate || event.closures.count > begin.closures.count else {
          if case .writes(let name, let level) = event.deed, level != .off { early.insert(name) }
          continue
        }
        // What only fills texts and collections is data, and no step of the state.
        if let called = followed(event, from: body)?.events, movesState(called) {
          called.all.forEach { note($0, in: &found, but: flag) }
        }
        note(event, in: &found, but: flag)
      }
      for (name, places) in found where !early.contains(name) {
        filled[Relation(first: flag, second: name), default: Filling()].add(places, in: body)
      }
    }
  }

  /// Notes flags like those of an entrance: each is set once, in a closure within that of the flag before, or after a pause.
  private mutating func lookForStages(in bodies: [WorkEvents]) {
    var written: [String: Int] = [:]
    for events in bodies {
      for case .writes(let name, _) in events.all.lazy.map(\.deed) { written[name, default: 0] += 1 }
    }
    for events in bodies {
      var stages: [(flag: String, place: Location)] = []
      var (last, isLater): (WorkEvents.Event?, Bool) = (nil, true)
      for event in events.all {
        isLater = isLater || event.isSuspension
        guard case .writes(let flag, .on) = event.deed, flags.contains(flag), written[flag] == 1 else {
          continue
        }
        let isDeeper = last.map { event.closures.count > $0.closures.count && event.follows($0) } ?? true
        guard isDeeper || isLater && last.map({ event.follows($0) }) ?? true else { continue }
        stages.append((flag, event.place))
        (last, isLater) = (event, false)
      }
      if stages.count > 2 { self.stages.append(stages) }
    }
  }

  /// The method that does a part of the work: one that the body waits for, or that nothing else calls.
  private func followed(_ event: WorkEvents.Event, from body: Location) -> WorkBody? {
    switch event.deed {
    case .waits(let name): methods[name]
    case .calls(let name): methods[name].flatMap { callers[$0.place] == [body] ? $0 : nil }
    case .writes, .suspends, .repeats: nil
    }
  }

  /// The places of the methods that only these bodies call.
  func helpers(calledOnlyBy bodies: Set<Location>) -> Set<Location> {
    Set(callers.lazy.filter { bodies.isSuperset(of: $0.value) }.map(\.key))
  }

  private func movesState(_ events: WorkEvents) -> Bool {
    events.all.contains { event in
      if case .writes(let name, _) = event.deed { !contents.contains(name) } else { false }
    }
  }

  private func note(_ event: WorkEvents.Event, in found: inout [String: [Location]], but flag: String) {
    // What work adds to is there before and after.
    guard case .writes(let name, let level) = event.deed, name != flag, level != .off, !event.isInPlace
    else { return }
    found[name, default: []].append(event.place)
  }

  private mutating func noteLoop(_ event: WorkEvents.Event, of flag: String) {
    guard case .repeats(let asked) = event.deed else { return }
    for name in asked where name != flag && flags.contains(name) {
      repeated[Relation(first: flag, second: name), default: []].append(event.place)
    }
  }

  /// Notes what is set where a flag goes off that another body set, or another closure.
  private mutating func lookForAnswers(in events: WorkEvents, inClosures: Bool = false) {
    for end in events.all where !inClosures || !end.closures.isEmpty {
      guard case .writes(let flag, .off) = end.deed, flags.contains(flag),
        !events.all.contains(where: { $0.writes(flag, .on) && !(inClosures && $0.isBeside(end)) })
      else { continue }
      for event in events.all
      where event.closures == end.closures && event.branches.starts(with: end.branches) {
        guard case .writes(let name, let level) = event.deed, name != flag, level != .off else { continue }
        answered[Relation(first: flag, second: name), default: []].append(event.place)
      }
    }
  }

  private mutating func lookForCompanions(in events: WorkEvents) {
    for shown in events.all {
      guard case .writes(let flag, let level) = shown.deed, flags.contains(flag), level != .off else {
        continue
      }
      var names: Set<String> = []
      // What is computed elsewhere is set beside anything.
      for event in events.all
      where (level == .on || level == .decided) && event.closures == shown.closures
        && event.branches == shown.branches
      {
        guard case .writes(let name, let level) = event.deed, name != flag, level != .off else { continue }
        names.insert(name)
      }
      var known = beside[flag] ?? Companions(names: names, places: [])
      known.names.formIntersection(names)
      known.places.append(shown.place)
      beside[flag] = known
    }
  }

  /// Notes pairs of variables, one of which each way out of an attempt sets.
  private mutating func lookForEnds(in events: WorkEvents) {
    var sides: [Int: Sides] = [:]
    for (index, event) in events.all.enumerated() {
      guard case .writes(let name, let level) = event.deed, level != .off,
        level != .unknown || !flags.contains(name)
      else { continue }
      for branch in event.branches where branch.meaning != .open {
        if branch.meaning == .worked {
          guard branch.form == .choice || events.mayFail(in: branch, before: index) else { continue }
          sides[branch.number, default: Sides()].worked[name] = event.place
        } else {
          sides[branch.number, default: Sides()].failed[name] = event.place
        }
      }
    }
    for side in sides.values {
      for (result, _) in side.worked where side.failed[result] == nil {
        for (failure, place) in side.failed where side.worked[failure] == nil {
          ended[Relation(first: result, second: failure), default: []].append(place)
        }
      }
    }
  }

  /// What is set where something worked, and where it failed.
  private struct Sides {
    var worked: [String: Location] = [:]
    var failed: [String: Location] = [:]
  }
}

extension WorkEvents {
  /// Where work begins that a flag is set for at `index`; nil where it is no work. It begins outside of a closure that
  /// only changes the thread.
  fileprivate func beginning(of flag: String, at index: Int) -> Event? {
    if isWork(of: flag, from: all[index], index) { return all[index] }
    guard let last = all[index].closures.last, hops.contains(last) else { return nil }
    var begin = all[index]
    begin.closures.removeLast()
    return isWork(of: flag, from: begin, index) ? begin : nil
  }

  /// Whether a flag goes off again, after something else may have run.
  private func isWork(of flag: String, from begin: Event, _ index: Int) -> Bool {
    all.enumerated().contains { place, event in
      event.writes(flag, .off) && event.follows(begin) && event.timing != .later
        && (place > index || event.timing == .atExit)
        && (event.closures.count > begin.closures.count
          || isInterrupted(after: begin, index, before: place, event))
    }
  }

  private func isInterrupted(after begin: Event, _ index: Int, before place: Int, _ end: Event) -> Bool {
    let last = end.timing == .atExit ? all.count : place
    guard index + 1 < last else { return false }
    return all[(index + 1)..<last].contains { $0.isSuspension && $0.closures.starts(with: begin.closures) }
  }
}

extension WorkEvents.Event {
  /// Whether the two stand in closures neither of which is within the other.
  fileprivate func isBeside(_ other: WorkEvents.Event) -> Bool {
    !closures.starts(with: other.closures) && !other.closures.starts(with: closures)
  }

  /// Whether one run that has come to `other` may come to this.
  fileprivate func follows(_ other: WorkEvents.Event) -> Bool {
    closures.starts(with: other.closures) && !excludes(other)
  }
}
