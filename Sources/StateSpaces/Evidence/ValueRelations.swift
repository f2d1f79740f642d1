import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// How the values that bodies of a type write hang together.
struct ValueRelations {
  /// Where a value is written beside a flag that is set, if it is written nowhere else and wherever the flag is set;
  /// `first` is the value. Leaves out initialisers.
  private(set) var ofState: [Works.Relation: [Location]] = [:]
  /// Where the first is computed from the second: wherever it is written, or where one run writes both and nothing else
  /// writes it.
  private(set) var following: [Works.Relation: [Location]] = [:]
  /// Those of `following` where two writes at least mention the second, and all writes do.
  private(set) var decided: Set<Works.Relation> = []
  /// Those of `following` where a value tests the second.
  private(set) var tested: Set<Works.Relation> = []
  /// Where every write of the first mentions the second, which is not written after it: what the two have to do with each
  /// other is said once, where the first is computed.
  private(set) var defined: Set<Works.Relation> = []
  /// Where an optional that holds work is given work that fills the second.
  private(set) var fulfilled: [Works.Relation: [Location]] = [:]

  private let flags: Set<String>
  private let contents: Set<String>

  init() { (flags, contents) = ([], []) }

  /// `flags` are names of Bools, `contents` of variables of many values.
  init(_ bodies: [(kind: Body.Kind, events: WorkEvents)], flags: Set<String>, contents: Set<String>) {
    (self.flags, self.contents) = (flags, contents)
    for body in bodies { lookForHandles(in: body.events) }
    let steps = bodies.filter { $0.kind != .initializer }.map(\.events)
    lookForValues(in: steps)
    lookForFollowers(in: steps)
  }

  /// Notes the values that are written exactly where a flag is set.
  private mutating func lookForValues(in bodies: [WorkEvents]) {
    var owners: [String: Set<String>] = [:]
    var companions: [String: Set<String>] = [:]
    var places: [String: [Location]] = [:]
    for events in bodies {
      for event in events.all {
        guard case .writes(let name, let level) = event.deed else { continue }
        if flags.contains(name) {
          guard level == .on else { continue }
          let written = events.written(beside: event)
          companions[name] = companions[name].map { $0.intersection(written) } ?? written
        } else if level != .off {
          let set = events.flagsSet(around: event, flags)
          owners[name] = owners[name].map { $0.intersection(set) } ?? set
          places[name, default: []].append(event.place)
        }
      }
    }
    for (name, states) in owners {
      for state in states where companions[state, default: []].contains(name) {
        ofState[Works.Relation(first: name, second: state)] = places[name]
      }
    }
  }

  /// What the writes of one variable have in common.
  private struct Sources {
    /// The variables that each write mentions, or that its run writes, too.
    var beside: Set<String>
    /// Those that each write mentions.
    var everywhere: Set<String>
    /// Those that some write mentions whose run writes them, too.
    var renewed: Set<String> = []
    /// Those that some write mentions beside locals, or whose run writes them after it: a comparison with the past.
    var left: Set<String> = []
    var places: [String: [Location]] = [:]
  }

  /// Notes what the closures of a value fill that is stored: `task = Task { image = await load() }`.
  private mutating func lookForHandles(in events: WorkEvents) {
    for event in events.all {
      guard case .writes(let handle, .unknown) = event.deed, !flags.contains(handle),
        !contents.contains(handle)
      else { continue }
      for other in events.all {
        guard let closure = other.closures.last, other.closures.dropLast() == event.closures[...],
          event.place.span.contains(closure)
        else { continue }
        guard case .writes(let name, let level) = other.deed, name != handle, level != .off else { continue }
        fulfilled[Works.Relation(first: handle, second: name), default: []].append(other.place)
      }
    }
  }

  private mutating func lookForFollowers(in bodies: [WorkEvents]) {
    var sources: [String: Sources] = [:]
    for events in bodies {
      for (index, event) in events.all.enumerated() {
        guard case .writes(let name, let level) = event.deed else { continue }
        let written = events.written(beside: event)
        // A number or a text that is named may be anything, beside what the other one is.
        let beside = (level == .on || level == .off ? written : events.settled(around: event)).union(
          event.read)
        var known = sources[name] ?? Sources(beside: beside, everywhere: Set(event.read))
        known.beside.formIntersection(beside)
        known.everywhere.formIntersection(event.read)
        known.renewed.formUnion(written.intersection(event.read))
        known.left.formUnion(
          event.isOfInstance ? events.overtaken(after: index, before: name) : Set(event.read))
        for source in event.tested { tested.insert(Works.Relation(first: name, second: source)) }
        for source in event.read { known.places[source, default: []].append(event.place) }
        sources[name] = known
      }
    }
    for (name, known) in sources {
      for source in known.everywhere.subtracting(known.left) {
        defined.insert(Works.Relation(first: name, second: source))
      }
      let kept = contents.contains(name) ? known.renewed.intersection(flags) : []
      let sources = known.everywhere.union(known.beside.intersection(known.renewed)).union(kept)
      for source in sources.subtracting(known.left) {
        let relation = Works.Relation(first: name, second: source)
        following[relation] = known.places[source]
        if known.everywhere.contains(source), known.places[source, default: []].count > 1 {
          decided.insert(relation)
        }
      }
    }
  }
}

extension WorkEvents {
  /// The flags that the run of an event sets around it and does not clear: what a run clears, too, is set for the time of
  /// the event only.
  fileprivate func flagsSet(around event: Event, _ flags: Set<String>) -> Set<String> {
    var (set, cleared): (Set<String>, Set<String>) = ([], [])
    for other in all where other.closures == event.closures && !event.excludes(other) {
      guard case .writes(let flag, let level) = other.deed, flags.contains(flag) else { continue }
      if level == .on, event.branches.starts(with: other.branches) { set.insert(flag) }
      if level == .off { cleared.insert(flag) }
    }
    return set.subtracting(cleared)
  }

  /// The names of the variables that the value of an event mentions and its run may write later, without a write of `name`
  /// beside that.
  fileprivate func overtaken(after index: Int, before name: String) -> Set<String> {
    var names: Set<String> = []
    let event = all[index]
    guard event.timing == .inOrder else { return [] }
    let later = all[(index + 1)...]
    for other in later where other.closures == event.closures && !event.excludes(other) {
      guard case .writes(let written, _) = other.deed, written != name, event.read.contains(written),
        !later.contains(where: { $0.isSureWrite(of: name, beside: other) })
      else { continue }
      names.insert(written)
    }
    return names
  }

  /// The names of the variables that the run of an event surely sets to a value that the code names.
  fileprivate func settled(around event: Event) -> Set<String> {
    var names: Set<String> = []
    for other in all where other.closures == event.closures && event.branches.starts(with: other.branches) {
      if case .writes(let name, let level) = other.deed, level != .unknown, !other.isInPlace {
        names.insert(name)
      }
    }
    return names
  }

  /// The names of the variables that the run of an event writes besides.
  fileprivate func written(beside event: Event) -> Set<String> {
    var names: Set<String> = []
    for other in all where other.closures == event.closures && !event.excludes(other) {
      if case .writes(let name, _) = other.deed { names.insert(name) }
    }
    return names
  }
}

extension WorkEvents.Event {
  /// Whether a run that gets to `other` writes the variable here.
  fileprivate func isSureWrite(of name: String, beside other: WorkEvents.Event) -> Bool {
    guard case .writes(name, _) = deed else { return false }
    return closures == other.closures && other.branches.starts(with: branches)
  }
}
