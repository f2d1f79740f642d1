import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

extension StateEnum {
  /// What becomes of each write to the variables of an enum in which one is set at a time, sorted by place. For an enum that
  /// is shown without its writes.
  package func adviceOnWrites(in type: ProjectType) -> [Refusal] {
    let facts = TypeWrites(to: variables, in: type)
    let own = facts.writes.values.map { Refusal(advice(on: $0.variable, $0.value), at: $0.location) }
    let outside = variables.indices.flatMap { place in
      type.outsideWrites.filter { $0.fact.member == variables[place].name }.map {
        Refusal(advice(on: place, $0.fact.value), at: Location(path: $0.path, span: $0.fact.span))
      }
    }
    return (own + outside + facts.refusals).sorted()
  }

  /// What becomes of one write, as far as the enum has the case in which nothing else is set. `moment` says with what else it
  /// is one step.
  func advice(on variable: Int, _ value: LoweredExpression, _ moment: String = "") -> String {
    "'\(variables[variable].name)' is set here\(moment): \(result(of: variable, value))"
  }

  private func result(of variable: Int, _ value: LoweredExpression) -> String {
    switch value {
    case .boolean(false), .null:
      cleared(variable) ?? "the write goes, or '\(property)' becomes \(alone(nil))"
    case .boolean(true), .some: "'\(property)' becomes \(alone(variable))"
    default: "'\(property)' becomes \(alone(variable)) or \(alone(nil))"
    }
  }

  /// What becomes of the state where a variable is cleared; nil where a case that has it is none without it, or several have it.
  private func cleared(_ variable: Int) -> String? {
    let holding = cases.filter { $0.values[variable] > 0 }
    guard holding.count == 1, let only = holding.first, cases.count > 2 else { return nil }
    var values = only.values
    values[variable] = 0
    return index(of: values).map {
      "\(written(only)) becomes \(written(cases[$0])), and another case stays"
    }
  }

  /// The case in which one variable alone is set, or none is; with `…` in the place of what it carries.
  private func alone(_ variable: Int?) -> String {
    let values = variables.indices.map { $0 == variable ? 1 : 0 }
    return index(of: values).map { written(cases[$0]) } ?? "another case"
  }

  private func written(_ state: Case) -> String { "'.\(state.name)\(state.payload.isEmpty ? "" : "(…)")'" }
}
