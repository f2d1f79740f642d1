import SwiftSyntax
import UntangleSourceFiles

/// The function call to which a closure is passed.
struct ClosureTaker {
  let called: ExprSyntax
  /// nil for a trailing closure.
  let label: String?

  /// nil where the function has no name.
  init?(_ call: FunctionCallExprSyntax, _ callee: TokenSyntax?, label: String?) {
    guard callee != nil else { return nil }
    called = call.calledExpression
    self.label = label
  }
}

extension ClosureTaker {
  /// The paths of the closure's parameters, `$0` included; empty where nothing can be known of them.
  func handed(to node: ClosureExprSyntax, in walk: FactWalk) -> [AccessPath] {
    let count = parameterCount(of: node, in: walk)
    guard count > 0, case let path = walk.shape(called), path.mayLeadToType else { return [] }
    return (0..<count).map { .handed(by: path, label: label, index: $0) }
  }

  private func parameterCount(of node: ClosureExprSyntax, in walk: FactWalk) -> Int {
    switch node.signature?.parameterClause {
    case .simpleInput(let parameters): return parameters.count
    case .parameterClause(let clause): return clause.parameters.count
    case nil:
      let start = walk.places.textStart(of: node.node)
      let length = walk.places.textEnd(of: node.node) - start
      guard length <= Self.longest else { return 0 }
      return walk.slice(start, length).contains(UInt8(ascii: "$")) ? 1 : 0
    }
  }

  /// The most bytes of a closure that is searched for `$0`. Longer ones name their parameters.
  private static let longest = 300
}

extension ExprSyntax {
  /// What a collection passes to a closure: an element, or its number and the element; empty where it is unknown.
  func handedElements(in walk: FactWalk) -> [AccessPath] {
    let list = listed(walk.text)
    guard let numbered = list.numbered(walk.text) else { return [.iterated(walk.shape(list))] }
    return [.typed(.named("Int")), .iterated(walk.shape(numbered))]
  }
}

extension AccessPath {
  /// `Reduce { state, action in … }` of the Composable Architecture: the first parameter is an `inout State`,
  /// where `State` belongs to the enclosing type.
  static let reducedState = AccessPath.typed(.named("State"))
}
