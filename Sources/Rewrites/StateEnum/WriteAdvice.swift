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

  /// What becomes of one write, as far as the enum has the case in which nothing else is set.
  func advice(on variable: Int, _ value: LoweredExpression) -> String {
    let set = "'\(variables[variable].name)' is set here"
    switch value {
    case .boolean(false), .null: return "\(set): the write goes, or '\(property)' becomes \(alone(nil))"
    case .boolean(true), .some: return "\(set): '\(property)' becomes \(alone(variable))"
    default: return "\(set): '\(property)' becomes \(alone(variable)) or \(alone(nil))"
    }
  }

  /// The case in which one variable alone is set, or none is; with `…` in the place of what it carries.
  private func alone(_ variable: Int?) -> String {
    let values = variables.indices.map { $0 == variable ? 1 : 0 }
    guard let state = index(of: values).map({ cases[$0] }) else { return "another case" }
    return "'.\(state.name)\(state.payload.isEmpty ? "" : "(…)")'"
  }
}
