import SwiftSyntax
import UntangleSourceFiles

/// One condition of a chain: a value is asked for one case.
private struct ChainLink {
  var subject: ExprSyntax
  var name: String
  var type: String?
}

/// Collects `if` chains that ask one value for case after case.
final class CaseChainCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var chains: [ConditionChain] = []
  /// Places that are noted: some code is walked twice.
  private var seen: Set<Span> = []
  /// The `else if` of chains that were looked at, by their addresses.
  private var chainedIfs: Set<UInt> = []
  /// The values whose switches are around the walk, outermost first.
  private var switched: [String] = []

  init(_ walk: FactWalk) { self.walk = walk }
}

extension CaseChainCollector {
  /// Notes an `if` that asks one value for case after case; its `else if` are part of it.
  func note(_ node: IfExprSyntax) {
    guard isHandwritten, !isElsewhere, !chainedIfs.contains(node.node.address) else { return }
    guard let first = chainLink(node.conditions) else { return noteRest(after: node) }
    let subject = subjectText([first.subject])
    var links = [first]
    var current = node
    while case .ifExpr(let next)? = current.elseBody {
      chainedIfs.insert(next.node.address)
      guard let link = chainLink(next.conditions), subjectText([link.subject]) == subject,
        !links.contains(where: { $0.name == link.name })
      else { return }
      links.append(link)
      current = next
    }
    guard links.count > 2, !switched.contains(subject) else { return }
    let place = span(node.conditions)
    guard seen.insert(place).inserted else { return }
    chains.append(
      ConditionChain(
        subject: subjectShape([first.subject]), subjectText: subject,
        writtenType: links.compactMap(\.type).first, members: links.map(\.name),
        rest: current.elseBody == nil ? .passedOver : .taken, enclosingType: typeName,
        enclosingFunction: bodyName,
        span: place))
  }

  /// No chain begins behind a condition that asks its value for something: that one takes cases, too.
  private func noteRest(after node: IfExprSyntax) {
    var asked = codeText(node.conditions)
    var current = node
    while case .ifExpr(let next)? = current.elseBody {
      if let link = chainLink(next.conditions), asked.contains(subjectText([link.subject])) {
        chainedIfs.insert(next.node.address)
      }
      asked += " " + codeText(next.conditions)
      current = next
    }
  }

  /// What follows until `leaveSwitch` stands in the branches. A chain about the same value asks which of the branch's
  /// cases it is, and no others come there.
  func enter(_ node: SwitchExprSyntax) { switched.append(subjectText([node.subject])) }

  func leaveSwitch() { switched.removeLast() }

  private func chainLink(_ conditions: ConditionElementListSyntax) -> ChainLink? {
    guard conditions.count == 1 else { return nil }
    switch conditions.first?.condition {
    case .expression(let expression):
      guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3 else {
        return nil
      }
      let elements = Array(sequence.elements)
      guard let sign = elements[1].as(BinaryOperatorExprSyntax.self), text(sign.operator) == "==" else {
        return nil
      }
      return link(elements[0], elements[2]) ?? link(elements[2], elements[0])
    case .matchingPattern(let match):
      guard case .enumCase(let name, let type, let payload) = casePattern(match.pattern),
        payload?.allSatisfy({ $0 == .any }) ?? true
      else { return nil }
      return ChainLink(subject: match.initializer.value, name: name, type: type)
    case .optionalBinding, .availability, nil: return nil
    }
  }

  private func link(_ subject: ExprSyntax, _ member: ExprSyntax) -> ChainLink? {
    guard member.kind == .memberAccessExpr, case .enumCase(let name, let type, _)? = namedCase(member),
      type != nil || MemberAccessExprSyntax(node: member.node).base == nil
    else { return nil }
    return ChainLink(subject: subject, name: name, type: type)
  }
}
