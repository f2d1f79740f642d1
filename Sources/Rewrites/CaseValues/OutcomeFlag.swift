import SwiftSyntax
import UntangleSourceFiles
import UntangleStateSpaces

/// The flags that say how it went, beside a text or a value that a case of an enum carries:
///
///     if let message { Label(message, systemImage: hasFailed ? "xmark" : "checkmark") }
///
/// Each place that sets the value sets the flag, and the flag is only read where the code knows that the value is there. So
/// what the flag holds at other times is seen by nobody, and the case is two: `succeeded(String)` and `failed(String)`.
struct OutcomeFlags {
  let uses: ValueUses

  /// In order of declaration, one for a case.
  func values(of states: StateEnum) -> [CaseValue] {
    let names = Set(states.variables.map(\.name))
    let carrying = states.cases.indices.filter { place in
      let own = states.cases[place].payload
      return own.count == 1 && !namesFailure(states.variables[own[0]].name)
    }
    var taken: Set<Int> = []
    return uses.flags.filter { !names.contains($0.name) }.compactMap { flag -> CaseValue? in
      guard namesOutcome(flag.name),
        let place = carrying.first(where: { place in
          isOutcome(flag.name, of: states.variables[states.cases[place].payload[0]].name)
        }), taken.insert(place).inserted
      else { return nil }
      return CaseValue(
        name: flag.name, location: flag.location, cases: [states.cases[place].name], kind: .outcome)
    }
  }

  private func isOutcome(_ flag: String, of value: String) -> Bool {
    let set = uses.uses(of: value, .set)
    let reads = uses.uses(of: flag, .read)
    return !set.isEmpty && !reads.isEmpty
      && set.allSatisfy { !uses.writes(around: $0, among: [flag]).isEmpty }
      && reads.allSatisfy { $0.isAsking(for: [value]) }
  }
}

private func namesOutcome(_ flag: String) -> Bool {
  let words: Set = ["succeed", "succeeded", "success", "successful", "failed", "failure", "error", "fail"]
  return !words.isDisjoint(with: wordsInName(flag))
}
