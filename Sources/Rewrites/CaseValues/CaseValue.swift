package import UntangleSourceFiles
package import UntangleStateSpaces

/// A variable beside those of an enum that counts in some of its cases only, as its reads and writes show: these cases could
/// carry its value. Nothing is proved.
package struct CaseValue: Hashable, Sendable {
  package var name: String
  /// The place of the name.
  package var location: Location
  /// The cases in which it is set, in their order. At least one.
  package var cases: [String]
}

extension ValueUses {
  /// The variables that are only set where a case of the enum is entered, and only read where the code knows the state.
  /// In order of declaration, at most `mostCaseValues`.
  package func caseValues(of rewrite: StateRewrite, tracing trace: StateTrace) -> [CaseValue] {
    let beginnings = Set(trace.space.states.prefix(trace.space.initialCount).map(\.values))
    let after = Dictionary(
      trace.after.map { (WritePlace($0.key), $0.value) }, uniquingKeysWith: { $0.union($1) })
    return values(beside: Set(rewrite.states.variables.map(\.name))) { writes in
      // Those before it have not settled the state yet.
      guard let entered = writes.last.flatMap({ after[$0.place] }), beginnings.isDisjoint(with: entered)
      else { return nil }
      let cases = entered.compactMap(rewrite.states.index)
      return cases.count == entered.count && cases.count < rewrite.states.cases.count ? cases : nil
    }
    .map { $0.naming(rewrite.states.cases.map(\.name)) }
  }

  /// The variables that are only set where those of one optional value are, and only read where the code asks for one of
  /// them. `core` are indices of the variables that are set together.
  package func members(of value: OptionalValue, _ variables: [StateVariable], core: [Int]) -> [CaseValue] {
    let names = Set(core.map { variables[$0].name })
    return values(beside: Set(variables.map(\.name))) { writes in
      writes.contains { names.contains($0.name) && $0.level != .off } ? [0] : nil
    }
    .map { $0.naming([value.structName.startingSmall]) }
  }
}

/// Where a write begins: the facts have the place of its target, and syntax the same.
struct WritePlace: Hashable {
  var path: String
  var line: Int
  var column: Int

  init(_ location: Location) {
    (path, line, column) = (location.path, location.line, location.column)
  }
}

/// More than this is not one case's value.
let mostCaseValues = 4

/// A value of some cases, by their indices.
struct FoundCaseValue {
  var name: String
  var location: Location
  /// Ascending.
  var cases: [Int]

  func naming(_ names: [String]) -> CaseValue {
    CaseValue(name: name, location: location, cases: cases.map { names[$0] })
  }
}
