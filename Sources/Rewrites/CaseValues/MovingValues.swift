import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

extension ValueUses {
  /// The variables that one of the enum's variables takes along: each place that sets the one sets the other, and each place
  /// that clears the one clears the other.
  ///
  ///     message = text(of: error)
  ///     hasFailed = true               // and `message = ""` beside each `hasFailed = false`
  ///
  /// So they hold no value outside of its cases, whoever reads them. In order of declaration.
  func movingAlong(with states: StateEnum, in type: ProjectType) -> [CaseValue] {
    let cases = states.variables.indices.map { leader in
      states.cases.filter { $0.values[leader] > 0 }.map(\.name)
    }
    let leaders = states.variables.indices.filter { leader in
      cases[leader].count < states.cases.count && (1...mostCasesOfValue).contains(cases[leader].count)
    }
    return moving(along: leaders, of: states.variables, in: type) { cases[$0] }
  }

  /// The variables that move along with one of those of an optional value.
  func movingAlong(
    with value: OptionalValue, _ variables: [StateVariable], core: [Int], in type: ProjectType
  ) -> [CaseValue] {
    moving(along: core, of: variables, in: type) { _ in [value.structName.startingSmall] }
  }

  /// `leaders` are indices of `variables`; `cases` has the names of the cases in which one is set.
  private func moving(
    along leaders: [Int], of variables: [StateVariable], in type: ProjectType, cases: (Int) -> [String]
  ) -> [CaseValue] {
    let names = Set(variables.map(\.name))
    let free = companions.filter { !names.contains($0.name) }
    guard !free.isEmpty else { return [] }
    let activity = type.accessSummary(of: names)
    return free.compactMap { companion in
      let leader = leaders.first { isTaken(companion.name, along: variables[$0], activity) }
      return leader.map {
        CaseValue(
          name: companion.name, location: companion.location, cases: cases($0), leader: variables[$0].name)
      }
    }
  }

  private func isTaken(_ name: String, along leader: StateVariable, _ activity: AccessSummary) -> Bool {
    guard leader.isFlag || leader.domain == .optional, leader.initial == .off else { return false }
    let own = activity.writes(of: leader.name).filter { $0.changesState && $0.bodyKind != .deinitializer }
    // Others may take a flag back, as an alert does that is closed.
    let inside = own.filter { $0.moment != .outside || $0.level != .off }
    let isKnown = inside.allSatisfy { write in
      write.moment != .outside && (!leader.isFlag || write.level == .on || write.level == .off)
    }
    guard isKnown else { return false }
    let beside = { (kind: ValueUse.Kind) in places(besideWrites: kind, of: name, leader: leader.name) }
    guard let set = beside(.set), let cleared = beside(.clear), !set.isEmpty, !isAlwaysOn(name) else {
      return false
    }
    let (ons, offs) = (inside.filter { $0.level != .off }, inside.filter { $0.level == .off })
    // What stays when the flag is taken back is seen by nobody who asks for the flag.
    let isClearedAlong = !offs.isEmpty && offs.allSatisfy { cleared.contains(WritePlace($0.location)) }
    return ons.allSatisfy { set.contains(WritePlace($0.location)) }
      && (isClearedAlong || isAskedFor(name, with: leader))
  }

  /// Whether it is a flag that is only set to `true`: it says no more than the variable that it moves along with.
  private func isAlwaysOn(_ name: String) -> Bool {
    uses(of: name, .set).allSatisfy { use in
      use.node.parent?.as(ExprListSyntax.self)?.last?.as(BooleanLiteralExprSyntax.self) != nil
    }
  }

  /// Whether the code asks for the flag wherever it reads the variable, which is named nowhere else. Other files may name the
  /// message of a failure: without one it says nothing.
  private func isAskedFor(_ name: String, with flag: StateVariable) -> Bool {
    var members: [String: Bool] = [:]
    let reads = uses(of: name, .read)
    let isMessage = flag.isFlag && flag.namesFailure && namesFailure(name)
    return (isMessage || candidates.contains { $0.name == name })
      && reads.allSatisfy { isKnown($0, [flag.name], &members) }
  }

  /// The places of the writes of `leader` beside the writes of a variable: those that set it, or those that clear it. nil
  /// where one of these stands alone, or beside the opposite.
  private func places(
    besideWrites kind: ValueUse.Kind, of name: String, leader: String
  ) -> Set<WritePlace>? {
    var places: Set<WritePlace> = []
    for use in uses(of: name, kind) {
      guard let list = use.statementsAround.first else { return nil }
      let found = writes(in: [list], of: use.file, among: [leader])
      guard !found.isEmpty, found.allSatisfy({ ($0.level == .off) == (kind == .clear) }) else { return nil }
      places.formUnion(found.map(\.place))
    }
    return places
  }
}
