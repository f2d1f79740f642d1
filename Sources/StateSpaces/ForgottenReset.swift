import UntangleFacts
import UntangleProjectModel
package import UntangleSourceFiles

/// A body that resets some variables of a set that other bodies reset together.
package struct ForgottenReset: Hashable, Sendable {
  /// The base name of the body.
  package var body: String
  /// The place of the first of its writes.
  package var location: Location
  /// The variables that the others reset and this body does not; in order of declaration.
  package var forgotten: [String]
  /// The variables that it resets as the others do; in order of declaration.
  package var written: [String]
  /// The names of the bodies that reset all of them; sorted, unique.
  package var others: [String]
}

extension Project {
  /// Bodies that reset only a part of what others reset together. Requires two bodies that reset three or
  /// more variables, and exactly one other that resets at least two of them and does not write the rest. The
  /// states must show that a forgotten variable may still be set afterwards.
  func forgottenResets(
    of type: ProjectType, _ variables: [StateVariable], _ counter: inout TypeCounter
  ) -> [ForgottenReset] {
    let own = variables.filter { $0.ownership == .own }
    guard own.count > 2 else { return [] }
    // A body that resets a single variable is neither a part nor a whole.
    let byName = Dictionary(own.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let resets = type.bodies.flatMap { $0.fact.isOrdinary ? straightResets(of: byName, in: $0) : [] }
      .filter { $0.values.count > 1 }
    guard Set(resets.map(\.body)).count > 2 else { return [] }
    let commons = CommonReset.all(of: resets)
    var found: [ForgottenReset] = []
    for reset in resets where !found.contains(where: { $0.body == reset.body }) {
      guard let whole = WholeReset(beside: reset, among: resets, commons) else { continue }
      let names = own.map(\.name).filter { whole.values[$0] != nil }
      let forgotten = names.filter { reset.values[$0] == nil }
      guard !type.mayWrite(forgotten, through: reset.body) else { continue }
      let set = own.filter { names.contains($0.name) }
      guard case .counted(let space) = counter.count(set), space.reading == .followed,
        space.leaves(forgotten, after: reset, whole: whole.values)
      else { continue }
      found.append(
        ForgottenReset(
          body: reset.body, location: reset.location, forgotten: forgotten,
          written: names.filter { reset.values[$0] != nil }, others: whole.bodies.sorted()))
    }
    return found.sorted { $0.location < $1.location }
  }
}

/// What two resets of different bodies have in common.
private struct CommonReset {
  var values: [String: LoweredExpression]
  /// Each pair of bodies that has these writes in common.
  private var makers: [(String, String)]

  func isMade(without body: String) -> Bool { makers.contains { $0.0 != body && $0.1 != body } }

  /// The common resets of three or more variables, in the order of the first pair that makes them. Bounded by
  /// `SearchLimits.comparedResets` and `SearchLimits.commonResets`.
  static func all(of resets: [StraightReset]) -> [CommonReset] {
    let wide = resets.lazy.filter { $0.values.count > 2 }.prefix(SearchLimits.comparedResets)
    var places: [[String: LoweredExpression]: Int] = [:]
    var found: [CommonReset] = []
    for (index, first) in wide.enumerated() {
      for second in wide.dropFirst(index + 1) where second.body != first.body {
        let common = first.values.filter { second.values[$0.key] == $0.value }
        guard common.count > 2 else { continue }
        if let place = places[common] {
          found[place].makers.append((first.body, second.body))
        } else if found.count < SearchLimits.commonResets {
          places[common] = found.count
          found.append(CommonReset(values: common, makers: [(first.body, second.body)]))
        }
      }
    }
    return found
  }
}

/// A reset that two or more bodies make in full, and one body makes in part.
private struct WholeReset {
  var values: [String: LoweredExpression]
  var bodies: Set<String>

  /// The reset that most bodies make, and of these the one of most variables. nil if there is none, or if a
  /// second body makes only a part of it.
  init?(beside part: StraightReset, among resets: [StraightReset], _ commons: [CommonReset]) {
    let others = resets.filter { $0.body != part.body }
    var best: WholeReset?
    for common in commons where common.isMade(without: part.body) && part.isPart(of: common.values) {
      let bodies = Set(others.filter { $0.makes(common.values) }.map(\.body))
      let whole = WholeReset(values: common.values, bodies: bodies)
      if best.map({ $0.rank < whole.rank }) ?? true { best = whole }
    }
    guard let best else { return nil }
    let alike = others.contains { !best.bodies.contains($0.body) && $0.isPart(of: best.values) }
    let forgotten = best.values.count { part.values[$0.key] == nil }
    // With only two bodies as examples, the part must reset at least as many variables as it leaves out.
    guard !alike, best.bodies.count > 2 || forgotten <= best.values.count - forgotten else { return nil }
    self = best
  }

  private init(values: [String: LoweredExpression], bodies: Set<String>) {
    (self.values, self.bodies) = (values, bodies)
  }

  private var rank: (Int, Int) { (bodies.count, values.count) }
}

extension StraightReset {
  fileprivate func makes(_ reset: [String: LoweredExpression]) -> Bool {
    reset.allSatisfy { values[$0.key] == $0.value }
  }

  /// Makes at least two of three or more assignments, and does not write the other variables.
  fileprivate func isPart(of whole: [String: LoweredExpression]) -> Bool {
    let made = whole.filter { values[$0.key] == $0.value }
    let rest = whole.keys.filter { made[$0] == nil }
    return whole.count > 2 && made.count > 1 && !rest.isEmpty && !rest.contains(where: touched.contains)
  }
}

extension StateSpace {
  /// Whether a forgotten variable may differ from its reset value after the body. Where the body is not an
  /// operation, whether any reachable state has the rest reset and a forgotten variable not.
  fileprivate func leaves(
    _ forgotten: [String], after reset: StraightReset, whole: [String: LoweredExpression]
  ) -> Bool {
    let targets = (transitions ?? []).filter { operations[$0.operation].name.text == reset.body }.map {
      states[$0.to]
    }
    return (targets.isEmpty ? Array(states) : targets).contains { state in
      variables.enumerated().allSatisfy { place, variable in
        guard !forgotten.contains(variable.name), let value = whole[variable.name] else { return true }
        return variable.place(of: value) == state.values[place]
      }
        && variables.enumerated().contains { place, variable in
          forgotten.contains(variable.name)
            && whole[variable.name].flatMap(variable.place) != state.values[place]
        }
    }
  }
}

extension Body {
  fileprivate var isOrdinary: Bool {
    switch kind {
    case .method, .setter, .willSet, .didSet: true
    case .initializer, .deinitializer, .getter, .initialValue, .topLevel: false
    }
  }
}

extension StateVariable {
  /// The index of a constant in the domain's values. nil for other expressions.
  fileprivate func place(of value: LoweredExpression) -> Int? {
    switch value {
    case .boolean(let truth): domain.values.firstIndex(of: truth ? "true" : "false")
    case .null: domain.values.firstIndex(of: "nil")
    case .enumCase(let name), .found(.enumCase(let name), _): domain.values.firstIndex(of: name)
    default: nil
    }
  }
}

extension ProjectType {
  /// Whether functions that a body calls, directly or indirectly, write one of the variables.
  fileprivate func mayWrite(_ names: [String], through body: String) -> Bool {
    let modRef = ModRef(variables: Set(names), CallGraph(bodies))
    return modRef.reach(of: Member(.own, body)).contains(.writes)
  }
}
