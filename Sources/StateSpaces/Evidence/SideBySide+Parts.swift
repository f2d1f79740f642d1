import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

extension [SideBySide.Sight] {
  /// Joins observations that share a variable. What several works fill joins none of them, and what two of them leave in one
  /// variable is no state of both. A failure that only works with flags of their own leave joins them all.
  func together(of own: [StateVariable]) -> [SideBySide] {
    var parts = UnionFind(names: own.map(\.name))
    for sight in self where !sight.isOfOneWork && sight.kind != .resultOrError {
      parts.join(sight.first.name, sight.second.name)
    }
    let works = Dictionary(grouping: filter(\.isOfOneWork), by: \.second.name)
    for (result, filled) in works.sorted(by: { $0.key < $1.key }) {
      let flags = filled.map(\.first.name)
      if filled.contains(where: \.isOfSeveralWorks) {
        for flag in flags { parts.join(flag, result) }
        continue
      }
      guard Set(flags.map { parts.root(of: $0) }).count == 1 else { continue }
      parts.join(flags[0], result)
    }
    let ofWork = Set(filter(\.isOfOneWork).map { parts.root(of: $0.first.name) })
    var apart: Set<String> = []
    let ended = Dictionary(grouping: filter { $0.kind == .resultOrError }, by: \.first.name)
    for (result, ends) in ended.sorted(by: { $0.key < $1.key }) {
      guard Set(ends.map { parts.root(of: $0.second.name) }).intersection(ofWork).count < 2 else {
        apart.insert(result)
        continue
      }
      for end in ends { parts.join(result, end.second.name) }
    }
    let told = filter { $0.kind != .resultOrError || !apart.contains($0.first.name) }
    return Dictionary(grouping: told) { parts.root(of: $0.first.name) }.values.map { sights in
      let names = Set(sights.flatMap { [$0.first.name, $0.second.name] })
      return SideBySide(variables: own.filter { names.contains($0.name) }, sights: sights)
    }.sorted { one, other in
      one.variables.lexicographicallyPrecedes(other.variables) { $0.location < $1.location }
    }
  }
}

/// Who writes the variables of a type.
struct Owners {
  /// The variables that bodies of the type write, other than its initialisers.
  private let own: Set<String>
  /// Those that others set.
  private let given: Set<String>

  init(of writes: [VariableWrite]) {
    let own = Set(
      writes.lazy.filter { $0.moment != .outside && $0.bodyKind != .initializer }.map(\.variable))
    self.own = own
    given = Set(writes.lazy.map(\.variable)).subtracting(own)
  }

  /// Whether the type is given one of the two and moves the other by itself. A value that follows from what is given is
  /// worth a word, all else is no state of the type.
  func isGiven(oneOf sight: SideBySide.Sight) -> Bool {
    switch sight.kind {
    case .keptUp, .decidedByObserver, .observersBoth, .follows, .valueOfState, .onePresented: return false
    default: break
    }
    let (first, second) = (sight.first.name, sight.second.name)
    return given.contains(first) && own.contains(second) || given.contains(second) && own.contains(first)
  }
}

extension SideBySide.Sight {
  /// Whether it says of the work of the first variable what it leaves in the second.
  fileprivate var isOfOneWork: Bool {
    switch kind {
    case .workAndResult, .workAndOutcome, .handleAndResult: true
    default: false
    }
  }
}
