import UntangleFacts

extension Project {
  /// Whether an initialiser of a type of another module cannot return nil. One without arguments is taken not to fail.
  func isNeverNil(initializerOf type: String, _ arguments: [Argument]) -> Bool {
    guard !arguments.isEmpty else { return true }
    return SDK.says(.neverNil, of: type) && !arguments.contains { $0.label == "coder" }
  }
}
