import UntangleProjectModel

extension StateSpace {
  /// A reached state that the code does not seem to mean, by what its writes and conditions show, with one of the shortest
  /// ways to it; nil where there is none, or instances begin with it.
  package func unmeantState(by sights: [SideBySide.Sight]) -> State? {
    let exclusions = sights.exclusions(among: variables)
    return states.first { state in !state.witness.isEmpty && exclusions.contains(where: state.breaks) }
  }
}

extension [SideBySide.Sight] {
  /// The combinations of two variables that the code does not seem to mean.
  func exclusions(among variables: [StateVariable]) -> [Exclusion] {
    let places = variables.placesByName
    let own = flatMap { $0.exclusions(places) }
    return own + exclusionsOfOneView(places).filter { !own.contains($0) }
  }

  /// A view shows one of all its presentations at a time, and not only of those that stand beside each other.
  private func exclusionsOfOneView(_ places: [String: Int]) -> [Exclusion] {
    var parts = UnionFind(names: places.keys.sorted())
    for sight in self where sight.kind == .onePresented {
      guard places[sight.first.name] != nil, places[sight.second.name] != nil else { continue }
      parts.join(sight.first.name, sight.second.name)
    }
    let views = Dictionary(grouping: places.keys) { parts.root(of: $0) }.values
      .map { names in names.compactMap { places[$0] }.sorted() }
    return views.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { members in
      members.indices.flatMap { first in
        members[(first + 1)...].map { Exclusion(both: members[first], $0) }
      }
    }
  }
}

extension SideBySide.Sight {
  fileprivate func exclusions(_ places: [String: Int]) -> [Exclusion] {
    guard let one = places[first.name], let other = places[second.name], first.isChoice, second.isChoice
    else {
      return []
    }
    func exclusion(_ left: Int, _ right: Int) -> Exclusion {
      let (left, right) = (Term(variable: one, values: [left]), Term(variable: other, values: [right]))
      return one < other ? Exclusion(first: left, second: right) : Exclusion(first: right, second: left)
    }
    /// One is set while the other is not. Nothing needs a failure.
    func only(_ left: Int, _ right: Int) -> [Exclusion] {
      (left == 0 ? first : second).namesFailure ? [] : [exclusion(left, right)]
    }
    switch kind {
    case .exclusive, .swapped, .clearedTogether, .askedInTurn, .resultOrError, .onePresented, .chosenApart,
      .beginsAlone,
      .endedTogether, .takenApart, .pointedAt, .handleAndResult:
      return [exclusion(1, 1)]
    case .workAndOutcome, .workAndResult: return keepsLast ? [] : [exclusion(1, 1)]
    // The value may stay when what shows it is closed.
    case .presented, .askedWhileShown: return only(1, 0)
    case .clearedByObserver, .steersWork: return only(0, 1)
    case .setBeside: return first.isFlag && !first.namesWork ? only(1, 0) : []
    // The handle of work may stay when it is over.
    case .workAndHandle: return only(1, 0)
    case .inStep, .clearedApart, .presentTogether:
      return only(0, 1) + only(1, 0)
    case .askedTogether, .observersBoth, .observerAsks, .guardsBoth, .guardsWrite, .worksApart,
      .confirmedWork,
      .follows, .keptUp, .decidedByObserver, .setInTurn, .valueOfState:
      return []
    }
  }
}

extension Exclusion {
  /// That both variables are set; in order of the indices.
  fileprivate init(both first: Int, _ second: Int) {
    self.init(first: Term(variable: first, values: [1]), second: Term(variable: second, values: [1]))
  }
}
