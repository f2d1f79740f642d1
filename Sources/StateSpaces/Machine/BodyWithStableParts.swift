import UntangleFacts

/// A body in which constants' parts that it reads more than once, as `state.isRunning`, are locals that are
/// never assigned.
///
/// Each is one unknown value throughout, so that repeated tests of it correlate. A part that is read once
/// gains nothing from this.
struct BodyWithStableParts {
  let body: Body
  let use: LocalUse

  /// `keeps` says whether a part has the same value on every read. Other parts stay unknown.
  init(_ body: Body, keeps: (StoredPart) -> Bool) {
    let use = LocalUse(body.statements)
    let kept = Set(use.parts.filter { $0.value > 1 }.keys.filter(keeps))
    guard !kept.isEmpty else {
      self.body = body
      self.use = use
      return
    }
    var settled = body
    settled.statements = body.statements.replacingValues { value in
      guard case .stored(let part) = value, kept.contains(part) else { return nil }
      return .local(part.name)
    }
    self.body = settled
    self.use = LocalUse(settled.statements)
  }
}

extension [Statement] {
  /// The statements with expressions replaced, as by `LoweredExpression.replacing`.
  fileprivate func replacingValues(_ replacement: @escaping (LoweredExpression) -> LoweredExpression?)
    -> [Statement]
  {
    rebuilt(
      Rebuilding(value: { $0.replacing(replacement) }) { statement in
        switch statement {
        case .assign(let target, let value, let span): [.assign(target, value.replacing(replacement), span)]
        case .test(let value, let span): [.test(value.replacing(replacement), span)]
        case .call(let name, let arguments, let span):
          [
            .call(
              name, arguments.map { Argument(label: $0.label, value: $0.value.replacing(replacement)) }, span)
          ]
        default: [statement]
        }
      })
  }
}
