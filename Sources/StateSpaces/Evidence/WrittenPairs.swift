import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// Writes of two variables that one run makes, at most two lines apart.
struct NeighbouringWrites {
  var left: VariableWrite
  var right: VariableWrite

  var location: Location { max(left.location, right.location) }

  /// Whether at least one of the values is determined here, and not passed through.
  var isDecided: Bool { left.level != .unknown || right.level != .unknown }

  /// Whether both values are said here.
  var isKnown: Bool {
    [left, right].allSatisfy { $0.level == .on || $0.level == .off }
  }

  var setsBoth: Bool { left.isSet && right.isSet }
  var setsLeftOnly: Bool { left.isSet && !right.isSet }
  var setsRightOnly: Bool { right.isSet && !left.isSet }

  /// Whether one run makes both pairs of writes without suspending: a body that restores what it changed for
  /// a while.
  func isRest(of other: NeighbouringWrites) -> Bool {
    left.bodyPlace == other.left.bodyPlace && left.moment == .straight && other.left.moment == .straight
      && left.isTogether(with: other.left)
  }

  func write(of variable: StateVariable) -> VariableWrite { left.variable == variable.name ? left : right }
}

/// The accesses of two variables of a type.
struct WrittenPair {
  /// In order of declaration.
  let first: StateVariable
  let second: StateVariable
  private let firstWrites: [VariableWrite]
  private let secondWrites: [VariableWrite]
  /// `left` is the write of `first`. Sorted by place.
  fileprivate(set) var neighbours: [NeighbouringWrites] = []
  /// Conditions over both.
  fileprivate(set) var tests: [VariableTest] = []
  /// What the observer of one does with the other.
  fileprivate(set) var effects: [ObserverEffects.Effect] = []
  /// Conditions over both in an observer of one of them.
  fileprivate(set) var observerTests: [VariableTest] = []
  /// Where a run clears both, and nothing else of the type; by place.
  fileprivate(set) var endings: [NeighbouringWrites] = []
  /// What a view shows while the flag is set asks for the other variable there.
  fileprivate(set) var questions: [ShownQuestion] = []
  fileprivate(set) var traits: Traits = []

  struct Traits: OptionSet {
    var rawValue: UInt8

    /// Some body sets the one and calls a function that sets the other.
    static let setThroughCalls = Traits(rawValue: 1)
    /// One is asked for where the other is known to be set.
    static let askedWithin = Traits(rawValue: 2)
  }

  /// Each `switch` that takes both apart as one value.
  fileprivate(set) var selections: [VariableTest] = []

  struct ShownQuestion {
    var flag: String
    var place: Location
  }

  fileprivate init(
    _ first: StateVariable, _ firstWrites: [VariableWrite], _ second: StateVariable,
    _ secondWrites: [VariableWrite]
  ) {
    (self.first, self.firstWrites) = (first, firstWrites)
    (self.second, self.secondWrites) = (second, secondWrites)
  }

  func other(than variable: StateVariable) -> StateVariable { variable.name == first.name ? second : first }

  func writes(of variable: StateVariable) -> [VariableWrite] {
    variable.name == first.name ? firstWrites : secondWrites
  }

  /// Writes of either variable without a write of the other beside them, sorted by place.
  var alone: [VariableWrite] {
    let paired = Set(neighbours.flatMap { [$0.left, $0.right] })
    return (firstWrites + secondWrites).filter { !paired.contains($0) }.sorted { $0.location < $1.location }
  }

  /// Whether its initial value is set, or some write sets it.
  func isSetSomewhere(_ variable: StateVariable) -> Bool {
    variable.initial == .on || writes(of: variable).contains(where: \.isSet)
  }

  /// Whether some run makes both this write and one of the other variable.
  func isShared(_ write: VariableWrite) -> Bool {
    let others = write.variable == first.name ? secondWrites : firstWrites
    return others.contains { $0.isTogether(with: write) }
  }

  /// The writes of one that happen under a condition over the other, by place. None where each of their bodies clears the
  /// other first: that says what has happened in this run only.
  func guarded(_ variable: StateVariable) -> [VariableWrite] {
    let other = other(than: variable)
    let found = writes(of: variable).filter { $0.guards.contains(other.name) }
    let cleared = writes(of: other).filter { $0.level == .off && $0.moment == .straight }
    let isOfThisRun = found.allSatisfy { write in
      cleared.contains { $0.bodyPlace == write.bodyPlace && $0.location < write.location }
    }
    return isOfThisRun ? [] : found
  }

  /// The bodies of the type that write both in one go, and decide on one of the values.
  var decidingBodies: Set<Location> {
    Set(
      firstWrites.filter { left in
        left.moment != .outside
          && secondWrites.contains { right in
            (left.level != .unknown || right.level != .unknown) && left.closures == right.closures
              && left.isTogether(with: right)
          }
      }.map(\.bodyPlace))
  }

  /// Whether some run of a body writes both.
  var sharesBody: Bool { firstWrites.contains(where: isShared) }

  /// Whether some run of a body sets both, at any distance.
  var isEverSetTogether: Bool {
    firstWrites.contains { left in
      left.isSet && secondWrites.contains { $0.isSet && $0.isTogether(with: left) }
    }
  }
}

/// The pairs of a type's variables that the code writes or asks for in one place, or that are named after work and what
/// may go wrong or stop it; by the places of their declarations.
struct WrittenPairs {
  private(set) var all: [WrittenPair] = []
  private let own: [StateVariable]
  /// By variable name. Leaves out variables with more than `SearchLimits.looseWrites` writes.
  private let writes: [String: [VariableWrite]]
  private let numbers: [String: Int]
  private var places: [Pair: Int] = [:]

  private struct Pair: Hashable {
    var first: Int
    var second: Int
  }

  init(
    among own: [StateVariable], of type: ProjectType, _ modifiers: ViewModifiers, _ activity: AccessSummary
  ) {
    self.own = own
    numbers = Dictionary(own.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let names = numbers
    writes = Dictionary(
      grouping: activity.writes.filter { $0.changesState && names[$0.variable] != nil }, by: \.variable
    ).filter { $0.value.count <= SearchLimits.looseWrites }
    guard !writes.isEmpty else { return }
    addNeighbours(besides: modifiers.handedOn)
    let observers = ObserverEffects(
      of: type, modifiers, writes, enums: Set(own.filter { $0.enumName != nil }.map(\.name)))
    addTests(activity.tests, in: observers.observed)
    addSelections(activity.selections)
    dropFarNeighbours()
    addGuarded()
    addNamed()
    addObserved(observers)
    addShown(modifiers)
    addEndings()
    addCalls(activity)
    for number in all.indices where activity.isAskedWithin(all[number].first.name, all[number].second.name) {
      all[number].traits.insert(.askedWithin)
    }
    all.sort { ($0.first.location, $0.second.location) < ($1.first.location, $1.second.location) }
  }

  /// A binding that is handed on is no write of the run that hands it on.
  private mutating func addNeighbours(besides handedOn: Set<Location>) {
    let ordered = writes.values.joined().filter { !handedOn.contains($0.location) }.sorted {
      ($0.location, $0.variable) < ($1.location, $1.variable)
    }
    for (place, write) in ordered.enumerated() {
      for other in ordered[(place + 1)...].prefix(SearchLimits.neighbouringWrites) {
        guard other.location.path == write.location.path,
          other.location.span.line - write.location.span.line <= 2
        else { break }
        guard other.variable != write.variable, other.isTogether(with: write),
          let number = number(of: write.variable, other.variable)
        else { continue }
        let isOrdered = all[number].first.name == write.variable
        all[number].neighbours.append(
          NeighbouringWrites(left: isOrdered ? write : other, right: isOrdered ? other : write))
      }
    }
  }

  /// Of the writes of another type the branches around them are not known. So a write is paired with the nearest one only.
  private mutating func dropFarNeighbours() {
    func distance(_ pair: NeighbouringWrites) -> Int32 {
      abs(pair.left.location.span.line - pair.right.location.span.line)
    }
    for number in all.indices where all[number].neighbours.contains(where: { $0.left.moment == .outside }) {
      var nearest: [Location: Int32] = [:]
      for pair in all[number].neighbours {
        for place in [pair.left.location, pair.right.location] {
          nearest[place] = min(nearest[place] ?? .max, distance(pair))
        }
      }
      all[number].neighbours.removeAll { pair in
        pair.left.moment == .outside
          && [pair.left.location, pair.right.location].contains { distance(pair) > nearest[$0] ?? .max }
      }
    }
  }

  private mutating func addSelections(_ selections: [VariableTest]) {
    for selection in selections where selection.variables.count <= SearchLimits.looseVariables {
      for (index, first) in selection.variables.enumerated() {
        for second in selection.variables[(index + 1)...] {
          if let number = number(of: first, second) { all[number].selections.append(selection) }
        }
      }
    }
  }

  private mutating func addGuarded() {
    for name in writes.keys.sorted() {
      for write in writes[name] ?? [] where write.guards.count <= SearchLimits.looseVariables {
        for other in write.guards { _ = number(of: name, other) }
      }
    }
  }

  private mutating func addObserved(_ observers: ObserverEffects) {
    for effect in observers.all {
      let number = number(of: effect.observed, effect.written, orNeverWritten: effect.observed)
      if let number { all[number].effects.append(effect) }
    }
  }

  private mutating func addShown(_ modifiers: ViewModifiers) {
    for shown in modifiers.presenting where modifiers.presentations[shown.variable] == 1 {
      for (name, place) in shown.asked.sorted(by: { $0.key < $1.key }) where name != shown.variable {
        guard let number = number(of: shown.variable, name) else { continue }
        all[number].questions.append(WrittenPair.ShownQuestion(flag: shown.variable, place: place))
      }
    }
  }

  private mutating func addEndings() {
    let cleared = Dictionary(grouping: writes.values.joined().filter { !$0.isSet }, by: \.bodyPlace)
    for number in all.indices {
      all[number].endings = all[number].neighbours.filter { pair in
        guard !pair.left.isSet, !pair.right.isSet else { return false }
        let run = (cleared[pair.left.bodyPlace] ?? []).filter { $0.isTogether(with: pair.left) }
        return Set(run.map(\.variable)).count == 2
      }
    }
  }

  private mutating func addCalls(_ activity: AccessSummary) {
    let tested = all.indices.filter { !all[$0].tests.isEmpty }
    guard !tested.isEmpty else { return }
    let sets = Dictionary(grouping: activity.carriedWrites().lazy.filter(\.isSet), by: \.variable)
    guard !sets.isEmpty else { return }
    for number in tested {
      let (first, second) = (all[number].first, all[number].second)
      let isSet = [(first, second), (second, first)].contains { direct, called in
        let own = all[number].writes(of: direct).filter(\.isSet)
        return (sets[called.name] ?? []).prefix(SearchLimits.looseWrites).contains { write in
          own.contains { $0.isTogether(with: write) }
        }
      }
      if isSet { all[number].traits.insert(.setThroughCalls) }
    }
  }

  private mutating func addTests(_ tests: [VariableTest], in observed: Set<String>) {
    for test in tests where test.variables.count <= SearchLimits.looseVariables {
      for (index, first) in test.variables.enumerated() {
        for second in test.variables[(index + 1)...] where first != second {
          guard let number = number(of: first, second) else { continue }
          all[number].tests.append(test)
          let isObserver = observed.contains(test.body) && (test.body == first || test.body == second)
          if isObserver, test.form != .chain { all[number].observerTests.append(test) }
        }
      }
    }
  }

  private mutating func addNamed() {
    let partners = own.filter { $0.domain == .optional && ($0.namesOutcome || $0.namesHandle) }
    guard !partners.isEmpty else { return }
    for work in own where work.namesWork {
      for partner in partners { _ = number(of: work.name, partner.name) }
    }
  }

  /// The index of the pair in `all`, to which it is added if new. nil where one of the two is never written,
  /// or the bound is reached. `free` may be one that is never written.
  private mutating func number(of left: String, _ right: String, orNeverWritten free: String? = nil) -> Int? {
    guard let one = numbers[left], let other = numbers[right] else { return nil }
    let pair = Pair(first: min(one, other), second: max(one, other))
    if let known = places[pair] { return known }
    let (first, second) = (own[pair.first], own[pair.second])
    guard all.count < SearchLimits.writtenPairs,
      let firstWrites = writes[first.name] ?? (first.name == free ? [] : nil),
      let secondWrites = writes[second.name] ?? (second.name == free ? [] : nil)
    else { return nil }
    places[pair] = all.count
    all.append(WrittenPair(first, firstWrites, second, secondWrites))
    return all.count - 1
  }
}

extension VariableWrite {
  /// Whether it may set the variable.
  var isSet: Bool { level != .off }

  /// Whether the user takes back what the flag shows, by a binding that another type makes.
  func dismisses(_ flag: StateVariable) -> Bool {
    moment == .outside && level != .on && flag.domain == .boolean
      && (flag.namesShowing || flag.namesPresentation)
  }
}

extension StateVariable {
  /// Whether the domain is `Bool` or optional.
  package var isFlagOrOptional: Bool { domain == .boolean || domain == .optional }
}
