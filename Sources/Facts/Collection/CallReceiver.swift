import SwiftSyntax

/// Whose function a call may invoke.
enum CallReceiver {
  /// Called without receiver or on `self`.
  case instance
  /// A global actor, which has a name that ends with `Actor`: `MainActor.run { … }`.
  case actor
  /// A queue, which has such a name: `queue.sync { … }`, `DispatchQueue.main.sync { … }`.
  case queue
  case other

  init(_ base: ExprSyntax, _ text: (TokenSyntax) -> String) {
    var names: [String] = []
    var current: ExprSyntax? = base
    while let access = current?.as(MemberAccessExprSyntax.self) {
      names.append(text(access.declName.baseName))
      current = access.base
    }
    if let first = current?.as(DeclReferenceExprSyntax.self) { names.append(text(first.baseName)) }
    self =
      names.first?.hasSuffix("Actor") == true
      ? .actor : names.contains { $0.lowercased().hasSuffix("queue") } ? .queue : .other
  }

  /// Whether what is known of a function of this name holds for the receiver. `run` and `sync` of other values may call their
  /// closure later.
  func mayBeMeant(by function: String) -> Bool {
    guard self != .instance, SDK.says(.once, of: function) else { return true }
    if SDK.says(.waits, of: function) { return self == .actor }
    return !SDK.says(.runsOnQueue, of: function) || self == .queue
  }
}
