package import UntangleProjectModel
package import UntangleSourceFiles
package import UntangleStateSpaces

/// A variable beside those of an enum that counts in some of its cases only, as its reads and writes show: these cases could
/// carry its value. Nothing is proved.
package struct CaseValue: Hashable, Sendable {
  package var name: String
  /// The place of the name.
  package var location: Location
  /// The cases in which it holds its value, in their order. At least one.
  package var cases: [String]
  /// The variable of the enum that it is set and cleared with, each time; nil where its reads show that it counts.
  package var leader: String?
  package var kind = Kind.value

  package enum Kind: Hashable, Sendable {
    case value
    /// A flag that says how it went, of what its only case carries.
    case outcome
  }
}

extension ValueUses {
  /// The variables that are only set where a case of the enum is entered, and only read where the code knows the state.
  /// They hold their values in the cases that follow, too, up to one with which instances begin, or beside which the
  /// variable is cleared. In order of declaration, at most `mostCaseValues`; none where the transitions are not known.
  package func caseValues(
    of rewrite: StateRewrite, in type: ProjectType, tracing trace: StateTrace
  ) -> [CaseValue] {
    let told =
      countingValues(of: rewrite, tracing: trace) + OutcomeFlags(uses: self).values(of: rewrite.states)
    return movingAlong(with: rewrite.states, in: type).beside(told)
  }

  private func countingValues(of rewrite: StateRewrite, tracing trace: StateTrace) -> [CaseValue] {
    guard let transitions = trace.space.transitions else { return [] }
    let next = Dictionary(grouping: transitions, by: \.from).mapValues { Set($0.map(\.to)) }
    let after = trace.afterWrites
    let numbers = Dictionary(
      trace.space.states.enumerated().map { ($1.values, $0) }, uniquingKeysWith: { first, _ in first })
    let found = values(beside: Set(rewrite.states.variables.map(\.name))) { writes in
      // Those before it have not settled the state yet.
      guard let all = writes.last.flatMap({ after[$0.place] }) else { return nil }
      let entered = all.asWritten(by: writes, rewrite.states.variables)
      let states = entered.compactMap { numbers[$0] }
      return states.count == entered.count ? states : nil
    }
    let beginnings = Set(0..<trace.space.initialCount)
    let names = trace.names(in: rewrite.states)
    // What a run that goes on beside brings is not shown with what went wrong.
    let failures = Set(
      trace.space.states.indices.filter { place in
        rewrite.states.variables.indices.contains { variable in
          rewrite.states.variables[variable].namesFailure && trace.space.states[place].values[variable] > 0
        }
      })
    return found.compactMap { value -> CaseValue? in
      guard beginnings.isDisjoint(with: value.cases) else { return nil }
      let kept = Set(value.cases).following(next, upTo: beginnings.union(value.ends).union(failures))
      guard kept.count <= mostCasesOfValue, kept.count < trace.space.states.count else { return nil }
      return value.naming(names, kept)
    }
  }

  /// The variables that are only set where those of one optional value are, and only read where the code asks for one of
  /// them. `core` are indices of the variables that are set together.
  package func members(
    of value: OptionalValue, _ variables: [StateVariable], core: [Int], in type: ProjectType
  ) -> [CaseValue] {
    let names = Set(core.map { variables[$0].name })
    let moving = movingAlong(with: value, variables, core: core, in: type)
    let told = values(beside: Set(variables.map(\.name))) { writes in
      writes.contains { names.contains($0.name) && $0.level != .off } ? [0] : nil
    }
    .map { $0.naming([value.structName.startingSmall], [0]) }
    return moving.beside(told)
  }
}

extension [CaseValue] {
  /// With those of the others that are not among them, in order of declaration, at most `mostCaseValues`.
  fileprivate func beside(_ others: [CaseValue]) -> [CaseValue] {
    let names = Set(map(\.name))
    let all = self + others.filter { !names.contains($0.name) }
    return Array(all.sorted { $0.location < $1.location }.prefix(mostCaseValues))
  }
}

extension Set<[Int]> {
  /// Those in which each variable has what the last of these writes gives it; all where there are none. Other branches lead to
  /// the others.
  fileprivate func asWritten(by writes: [ValueUses.GroupWrite], _ variables: [StateVariable]) -> Self {
    let last = Dictionary(writes.map { ($0.name, $0.level) }, uniquingKeysWith: { $1 })
    let found = filter { values in
      variables.indices.allSatisfy { place in
        switch last[variables[place].name] {
        case .on: values[place] > 0
        case .off: values[place] == 0
        case .unknown, nil: true
        }
      }
    }
    return found.isEmpty ? self : found
  }
}

extension StateTrace {
  /// The case of each state, in the order of the table; empty for a state without one.
  fileprivate func names(in states: StateEnum) -> [String] {
    space.states.map { state in states.index(of: state.values).map { states.cases[$0].name } ?? "" }
  }

  /// The states after each write, by where the write begins.
  var afterWrites: [WritePlace: Set<[Int]>] {
    Dictionary(after.map { (WritePlace($0.key), $0.value) }, uniquingKeysWith: { $0.union($1) })
  }
}

/// Where a write begins: the facts have the place of its target, and syntax the same.
struct WritePlace: Hashable, Comparable {
  var path: String
  var line: Int
  var column: Int

  init(_ location: Location) {
    (path, line, column) = (location.path, location.line, location.column)
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}

/// More than this is not one case's value.
let mostCaseValues = 4
/// What counts in more cases stays beside the enum: it would be repeated in each.
let mostCasesOfValue = 3

/// A value of some cases, by their indices.
struct FoundCaseValue {
  var name: String
  var location: Location
  /// Those that are entered where it is set.
  var cases: Set<Int>
  /// Those that are entered where it is cleared.
  var ends: Set<Int>

  func naming(_ names: [String], _ kept: Set<Int>) -> CaseValue {
    CaseValue(name: name, location: location, cases: kept.sorted().map { names[$0] })
  }
}

extension Set<Int> {
  /// These states and those that follow, up to some others, which are left out. Each state is visited once.
  fileprivate func following(_ next: [Int: Set<Int>], upTo ends: Set<Int>) -> Set<Int> {
    var found = self
    var waiting = Array(self)
    while let state = waiting.popLast() {
      for later in next[state] ?? [] where !ends.contains(later) && found.insert(later).inserted {
        waiting.append(later)
      }
    }
    return found
  }
}
