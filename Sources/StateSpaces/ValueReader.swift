package import UntangleFacts
import UntangleProjectModel

/// Evaluates expressions of a type's code in given states.
package struct ValueReader: Sendable {
  private let fields: [StateLayout.Field]
  private let resolution: Resolution

  /// Name resolution without the locals of a body.
  private struct Resolution: Sendable {
    var members: Members
    func expression(_ value: LoweredExpression) -> ResolvedExpression {
      NameResolution(members).expression(value)
    }
  }

  init(_ members: Members) {
    fields = members.layout.fields
    resolution = Resolution(members: members)
  }

  /// The values that a variable may have after the assignment in a state, as indices into its domain. All of
  /// them where nothing is known.
  package func values(of value: LoweredExpression, assignedTo variable: Int, in state: [Int]) -> [Int] {
    let field = fields[variable]
    return codes(outcomes(of: value, in: state), field)
  }

  /// Whether a condition is true in a state; nil where that depends on something else.
  package func truth(of condition: LoweredExpression, in state: [Int]) -> Bool? {
    var evaluation = Evaluation(fields: fields)
    let verdict = evaluation.verdict(on: resolution.expression(condition), path(to: state))
    return verdict.no.isEmpty ? true : verdict.yes.isEmpty ? false : nil
  }

  private func outcomes(of value: LoweredExpression, in state: [Int]) -> [AbstractValue] {
    var evaluation = Evaluation(fields: fields)
    return evaluation.values(of: resolution.expression(value), on: path(to: state)).map(\.symbol)
  }

  private func codes(_ symbols: [AbstractValue], _ field: StateLayout.Field) -> [Int] {
    Set(symbols.flatMap { field.codes(for: $0) }).sorted()
  }

  private func path(to state: [Int]) -> Path {
    var effect = StateTransformer()
    for (field, value) in zip(fields, state) { effect.write(field.mask, field.bits(value)) }
    return Path(effect: effect, locals: Locals(count: 0))
  }
}
