import SwiftSyntax
import UntangleSourceFiles

/// Collects `if` chains that ask another value for one optional after the other.
final class OptionalChainCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var chains: [OptionalChain] = []
  /// Places that are noted: some code is walked twice.
  private var seen: Set<Span> = []
  /// The `else if` of chains that were looked at, by their addresses.
  private var chainedIfs: Set<UInt> = []

  init(_ walk: FactWalk) { self.walk = walk }
}

extension OptionalChainCollector {
  /// The chain ends where something else is asked for.
  func note(_ node: IfExprSyntax) {
    guard isHandwritten, !isElsewhere, !chainedIfs.contains(node.node.address),
      case .ifExpr(var next)? = node.elseBody, let first = link(node.conditions)
    else { return }
    var members = [first.name]
    let subject = codeText(first.base)
    while let link = link(next.conditions), !members.contains(link.name), codeText(link.base) == subject {
      chainedIfs.insert(next.node.address)
      members.append(link.name)
      guard case .ifExpr(let further)? = next.elseBody else { break }
      next = further
    }
    guard members.count > 1, case let place = span(node.conditions), seen.insert(place).inserted else {
      return
    }
    chains.append(
      OptionalChain(
        receiver: shape(first.base), members: members, rest: rest(of: next), enclosingType: typeName,
        enclosingFunction: bodyName, span: place))
  }

  /// What becomes of the values that no condition up to this one takes.
  private func rest(of last: IfExprSyntax) -> OptionalChain.Rest {
    switch last.elseBody {
    case .ifExpr: .handled
    case .codeBlock(let block): block.statements.isEmpty ? .empty : .handled
    case nil: .passedOver
    }
  }

  /// `let file = clip.file`, `clip.file != nil`.
  private func link(_ conditions: ConditionElementListSyntax) -> (base: ExprSyntax, name: String)? {
    guard conditions.count == 1 else { return nil }
    switch conditions.first?.condition {
    case .optionalBinding(let binding): return binding.initializer.flatMap { member($0.value) }
    case .expression(let expression):
      guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3 else {
        return nil
      }
      let elements = Array(sequence.elements)
      guard let sign = elements[1].as(BinaryOperatorExprSyntax.self), text(sign.operator) == "!=",
        elements[2].kind == .nilLiteralExpr
      else { return nil }
      return member(elements[0])
    case .matchingPattern, .availability, nil: return nil
    }
  }

  private func member(_ expression: ExprSyntax) -> (base: ExprSyntax, name: String)? {
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      !isSelf(withoutMarks(base))
    else { return nil }
    return (base, text(access.declName.baseName))
  }
}
