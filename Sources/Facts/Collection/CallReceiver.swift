import SwiftSyntax

/// Whose function a call may invoke.
enum CallReceiver {
  /// Called without receiver or on `self`.
  case instance
  /// A global actor, which has a name that ends with `Actor`: `MainActor.run { … }`.
  case actor
  /// A queue, which has such a name or type: `queue?.sync { … }`, `DispatchQueue.global().sync { … }`.
  case queue
  case other

  init(_ base: ExprSyntax, _ text: (TokenSyntax) -> String) {
    var names: [String] = []
    var current: ExprSyntax? = base
    while let part = current {
      switch part.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let node):
        names.append(text(node.declName.baseName))
        current = node.base
      case .optionalChainingExpr(let node): current = node.expression
      case .forceUnwrapExpr(let node): current = node.expression
      case .functionCallExpr(let node): current = node.calledExpression
      case .declReferenceExpr(let node):
        names.append(text(node.baseName))
        current = nil
      default: current = nil
      }
    }
    guard let called = names.first, let root = names.last else {
      self = .other
      return
    }
    let isOfQueueType = root.hasSuffix("Queue") && root.first?.isUppercase == true
    self =
      called.hasSuffix("Actor")
      ? .actor
      : isOfQueueType || called.lowercased().hasSuffix("queue")
        ? .queue : names == ["self"] ? .instance : .other
  }

  /// Whether what is known of a function of this name holds for the receiver. `run` and `sync` of other values may
  /// call their closure later.
  func mayBeMeant(by function: String) -> Bool {
    guard self != .instance, SDK.says(.once, of: function) else { return true }
    if SDK.says(.waits, of: function) { return self == .actor }
    return !SDK.says(.runsOnQueue, of: function) || self == .queue
  }
}
