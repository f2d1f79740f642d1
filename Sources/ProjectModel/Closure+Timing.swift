package import UntangleFacts

extension Closure {
  /// Whether the closure runs before the enclosing call returns, or as a part of what the call starts.
  package var runsAtOnce: Bool {
    switch fate {
    case .immediate: true
    case .argument(let function, let label), .ownArgument(let function, let label):
      SDK.says(oneOf: [.once, .eager], of: function)
        && !(label.map { SDK.says(.completion, of: $0) } ?? false)
    case .local, .stored: false
    }
  }
}
