import SwiftSyntax
import UntangleSourceFiles

/// Collects what the values of assignments mention.
final class ComputedWriteCollector: FactCollector {
  /// How many parts of one value are looked at.
  private static let limit = 60

  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var writes: [ComputedWrite] = []

  init(_ walk: FactWalk) { self.walk = walk }

  /// `elements` are those of the assignment: the target, `=` and the value.
  func note(_ elements: [ExprSyntax], at place: Span) {
    guard isHandwritten, !isElsewhere, isInBody, elements.count > 2 else { return }
    var mentions = Mentions(left: Self.limit)
    for element in elements.dropFirst(2) { gather(element, into: &mentions) }
    guard !mentions.names.isEmpty else { return }
    writes.append(ComputedWrite(span: place, mentioned: mentions.names, isOfInstance: !mentions.hasLocals))
  }

  private struct Mentions {
    var names: [String] = []
    var left: Int
    var hasLocals = false
  }

  private func gather(_ expression: ExprSyntax, into mentions: inout Mentions) {
    guard mentions.left > 0 else { return }
    mentions.left -= 1
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      if isLocal(node.baseName) {
        mentions.hasLocals = true
      } else {
        add(text(node.baseName), to: &mentions)
      }
    case .memberAccessExpr(let node):
      guard let base = node.base else { return }
      if isSelf(withoutMarks(base)) {
        add(text(node.declName.baseName), to: &mentions)
      } else {
        gather(base, into: &mentions)
      }
    case .functionCallExpr(let node): gather(node, into: &mentions)
    case .sequenceExpr(let node): for element in node.elements { gather(element, into: &mentions) }
    case .unresolvedTernaryExpr(let node): gather(node.thenExpression, into: &mentions)
    case .tupleExpr(let node): for element in node.elements { gather(element.expression, into: &mentions) }
    case .prefixOperatorExpr(let node): gather(node.expression, into: &mentions)
    case .optionalChainingExpr(let node): gather(node.expression, into: &mentions)
    case .forceUnwrapExpr(let node): gather(node.expression, into: &mentions)
    default: break
    }
  }

  /// A value that is only handed to a function is no part of the result: `channels = load(from: server)`.
  private func gather(_ call: FunctionCallExprSyntax, into mentions: inout Mentions) {
    switch call.calledExpression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let callee): if let base = callee.base { gather(base, into: &mentions) }
    case .declReferenceExpr(let callee):
      let name = text(callee.baseName)
      guard startsUppercase(name) || ["min", "max", "abs"].contains(name) else { return }
      for argument in call.arguments { gather(argument.expression, into: &mentions) }
    default: break
    }
  }

  private func add(_ name: String, to mentions: inout Mentions) {
    if !startsUppercase(name), name != "self", !mentions.names.contains(name) { mentions.names.append(name) }
  }
}
