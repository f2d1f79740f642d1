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

  /// Whether some run of a body writes both.
  var sharesBody: Bool { firstWrites.contains(where: isShared) }

  /// Whether some run of a body sets both, at any distance.
  var isEverSetTogether: Bool {
    firstWrites.contains { left in
      left.isSet && secondWrites.contains { $0.isSet && $0.isTogether(with: left) }
    }
  }
}

/// The pairs of a type's variables that the code writes or tests in one place, or that are named after work
/// and its failure. Sorted by the places of their declarations.
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

  init(among own: [StateVariable], _ activity: AccessSummary) {
    self.own = own
    numbers = Dictionary(own.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let names = numbers
    writes = Dictionary(
      grouping: activity.writes.filter { $0.changesState && names[$0.variable] != nil }, by: \.variable
    ).filter { $0.value.count <= SearchLimits.looseWrites }
    guard writes.count > 1 else { return }
    addNeighbours()
    addTests(activity.tests)
    addNamed()
    all.sort { ($0.first.location, $0.second.location) < ($1.first.location, $1.second.location) }
  }

  private mutating func addNeighbours() {
    let ordered = writes.values.joined().sorted { ($0.location, $0.variable) < ($1.location, $1.variable) }
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

  private mutating func addTests(_ tests: [VariableTest]) {
    for test in tests where test.variables.count <= SearchLimits.looseVariables {
      for (index, first) in test.variables.enumerated() {
        for second in test.variables[(index + 1)...] where first != second {
          if let number = number(of: first, second) { all[number].tests.append(test) }
        }
      }
    }
  }

  private mutating func addNamed() {
    let outcomes = own.filter { $0.domain == .optional && $0.namesOutcome }
    guard !outcomes.isEmpty else { return }
    for work in own where work.namesWork {
      for outcome in outcomes { _ = number(of: work.name, outcome.name) }
    }
  }

  /// The index of the pair in `all`, to which it is added if new. nil where one of the two is never written,
  /// or the bound is reached.
  private mutating func number(of left: String, _ right: String) -> Int? {
    guard let one = numbers[left], let other = numbers[right] else { return nil }
    let pair = Pair(first: min(one, other), second: max(one, other))
    if let known = places[pair] { return known }
    let (first, second) = (own[pair.first], own[pair.second])
    guard all.count < SearchLimits.writtenPairs, let firstWrites = writes[first.name],
      let secondWrites = writes[second.name]
    else { return nil }
    places[pair] = all.count
    all.append(WrittenPair(first, firstWrites, second, secondWrites))
    return all.count - 1
  }
}

extension VariableWrite {
  /// Whether it may set the variable.
  var isSet: Bool { level != .off }
}

extension StateVariable {
  /// Whether the domain is `Bool` or optional.
  var isFlagOrOptional: Bool { domain == .boolean || domain == .optional }
}
