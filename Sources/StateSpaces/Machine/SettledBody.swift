import UntangleFacts

/// A body with what it reads more than once of constants, `state.isRunning`, as locals that nothing assigns.
///
/// Each is one unknown value, however often it is asked for. What is read once would say no more than that.
struct SettledBody {
  let body: Body
  let use: LocalUse

  /// `keeps` says whether a part is the same whenever it is asked for; other ones are unknown.
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
  /// With others in the place of parts of values, as `LoweredExpression.replacing`.
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
