package import UntangleFacts

extension Closure {
  /// Whether the closure runs before the enclosing call returns, or as a part of what the call starts.
  package var runsAtOnce: Bool {
    switch fate {
    case .immediate: true
    case .argument(let function, _), .ownArgument(let function, _):
      immediateFunctions.contains(function)
    case .local, .stored: false
    }
  }
}

/// Functions that call their closure before they return, or that start it as a part of the call.
private let immediateFunctions: Set<String> = [
  "withAnimation", "withTransaction", "forEach", "map", "run", "sync", "withLock", "autoreleasepool",
  "performWithoutAnimation", "assumeIsolated",
]
