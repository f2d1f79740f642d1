import UntangleFacts
import UntangleProjectModel
package import UntangleSourceFiles

/// A body that resets some variables of a set that other bodies reset together.
package struct ForgottenReset: Hashable, Sendable {
  /// The base name of the body.
  package var body: String
  /// The first of its writes.
  package var location: Location
  /// Of the variables that the others reset together, those it leaves alone; in order of declaration.
  package var forgotten: [String]
  /// Those it resets as the others do; in order of declaration.
  package var written: [String]
  /// The names of the bodies that reset all of them, sorted, each once.
  package var others: [String]
}

extension Project {
  /// Needs two bodies that reset three variables or more, one besides that resets two of them or more
  /// and writes the rest in no way, and no second one like it. The states must show that what was
  /// forgotten may still be set afterwards.
  func forgottenResets(
    of type: ProjectType, _ variables: [StateVariable], _ counter: inout TypeCounter
  ) -> [ForgottenReset] {
    let own = variables.filter { $0.ownership == .own }
    guard own.count > 2 else { return [] }
    // One that resets a single variable is neither a part nor a whole.
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
  /// The bodies of each pair that has it in common.
  private var makers: [(String, String)]

  func isMade(without body: String) -> Bool { makers.contains { $0.0 != body && $0.1 != body } }

  /// Those of three variables or more, in the order of their first pairs; of very many resets the first ones.
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

/// What two or more bodies reset together, and one resets in part.
private struct WholeReset {
  var values: [String: LoweredExpression]
  var bodies: Set<String>

  /// The one that most bodies make, of these the widest; nil where there is none, or a second body
  /// leaves out the same.
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
    // Where two say one thing and one another, the larger part of it must be said.
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

  /// Makes two or more of three or more, and writes the others in no way.
  fileprivate func isPart(of whole: [String: LoweredExpression]) -> Bool {
    let made = whole.filter { values[$0.key] == $0.value }
    let rest = whole.keys.filter { made[$0] == nil }
    return whole.count > 2 && made.count > 1 && !rest.isEmpty && !rest.contains(where: touched.contains)
  }
}

extension StateSpace {
  /// Whether after the body something forgotten may be other than reset: where the body is no
  /// operation of its own, whether it ever is while the rest is reset.
  fileprivate func leaves(
    _ forgotten: [String], after reset: StraightReset, whole: [String: LoweredExpression]
  ) -> Bool {
    let targets = (transitions ?? []).filter { operations[$0.operation].name == reset.body }.map {
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
  /// The place of a constant among the values.
  fileprivate func place(of value: LoweredExpression) -> Int? {
    switch value {
    case .boolean(let truth): domain.values.firstIndex(of: truth ? "true" : "false")
    case .null: domain.values.firstIndex(of: "nil")
    case .enumCase(let name): domain.values.firstIndex(of: name)
    default: nil
    }
  }
}

extension ProjectType {
  /// Whether functions that a body calls, directly or not, write one of the variables.
  fileprivate func mayWrite(_ names: [String], through body: String) -> Bool {
    let influence = ModRef(variables: Set(names), CallGraph(bodies))
    return influence.reach(ofCalling: body).contains(.writes)
  }
}
