/// A pattern with its payloads in full, to decide whether a switch names every case.
///
/// `(.failed(.timeout), _)` is
/// `.tuple([.enumCase("failed", type: nil, payload: [.enumCase("timeout", …)]), .any])`.
package indirect enum CasePattern: Hashable, Sendable {
  /// `_`, `let x`, `var x`.
  case any
  /// `type` is as written before the dot. `payload` is nil where none is written, which matches every
  /// payload.
  case enumCase(String, type: String?, payload: [CasePattern]?)
  /// `x?` or `.some(x)`.
  case some(CasePattern)
  case null
  case boolean(Bool)
  case tuple([CasePattern])
  /// A literal, a type test or any other expression: matches some values only.
  case other
}

extension CasePattern {
  /// The pattern reduced to what `Pattern` can express.
  package var outline: Pattern {
    switch self {
    case .any: .any
    case .enumCase(let name, let type, let payload):
      .enumCase(name, type: type, payload: payload?.allSatisfy { $0 == .any } ?? true ? .any : .refutable)
    case .some(let inner): .some(inner.outline)
    case .null: .null
    case .boolean(let truth): .boolean(truth)
    case .tuple(let elements): .tuple(elements.map(\.outline))
    case .other: .expression
    }
  }
}

extension CasePattern {
  /// The pattern as Swift source.
  package var text: String {
    switch self {
    case .any, .other: return "_"
    case .enumCase(let name, _, let payload):
      guard let payload, !payload.isEmpty else { return ".\(name)" }
      return ".\(name)(" + payload.map(\.text).joined(separator: ", ") + ")"
    case .some(let inner): return "\(inner.text)?"
    case .null: return "nil"
    case .boolean(let truth): return "\(truth)"
    case .tuple(let elements): return "(" + elements.map(\.text).joined(separator: ", ") + ")"
    }
  }
}
