import SwiftSyntax
import UntangleSourceFiles

/// Whether the enclosing body can drive other objects.
enum Driving {
  /// The body belongs to a test or to no class: only classes keep other objects and drive them together.
  case ignored
  case noted
}

/// A statement that drives a member of the instance. It is evaluated only if the body has enough of them.
struct DrivingStatement {
  var receiver: TokenSyntax
  var name: NameID
  var statement: ExprSyntax
}

/// Collects bodies that drive three members of the instance or more.
final class DrivingCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var bodies: [DrivingBody] = []
  private var current = Surroundings()

  init(_ walk: FactWalk) { self.walk = walk }

  /// What is known of the body around the walk.
  struct Surroundings {
    fileprivate var driving = Driving.ignored
    /// What the body drives, in order.
    fileprivate var driven: [DrivingStatement] = []
    /// The parameters that stand for members: `searchBar` of a delegate's function.
    fileprivate var handedMembers: Set<NameID> = []
  }

  /// Enters a body, and returns the surroundings for `leave`.
  func enter(_ parameters: FunctionParameterListSyntax?) -> Surroundings {
    let outer = current
    (current.driving, current.driven) = (drivingOfBodies, [])
    current.handedMembers = membersHanded(as: parameters)
    return outer
  }

  func leave(to outer: Surroundings) { current = outer }
}

extension DrivingCollector {
  /// Whether bodies of the enclosing type are searched for drives.
  private var drivingOfBodies: Driving {
    guard isHandwritten else { return .ignored }
    switch typeKind {
    case .class, .extension: return .noted
    case .struct, .actor, .enum, .protocol, nil: return .ignored
    }
  }

  /// The parameters of a name and a type that a stored property of the type has, too, as far as the file has come:
  /// who is told of by its delegate is the one that the instance keeps.
  private func membersHanded(as parameters: FunctionParameterListSyntax?) -> Set<NameID> {
    guard let parameters, current.driving == .noted, let type = typeName else { return [] }
    var handed: Set<NameID> = []
    for parameter in parameters {
      let token = parameter.secondName ?? parameter.firstName
      let name = text(token)
      guard case .named(let own) = writtenType(parameter.type),
        walk.facts.variables.contains(where: {
          $0.name == name && $0.enclosingType == type && $0.isMade(of: own)
        })
      else { continue }
      handed.insert(id(token))
    }
    return handed
  }

  /// Notes a statement that sets a member of a member, or calls one for what it does.
  func note(_ statement: ExprSyntax) {
    guard current.driving == .noted, let receiver = receiver(ofStatement: statement) else { return }
    current.driven.append(
      DrivingStatement(receiver: receiver, name: id(receiver), statement: statement))
  }

  /// Stores the drives of a body that drives at least three members.
  func keep(_ kind: Body.Kind, _ name: String, at span: Span) {
    let driven = current.driven
    guard driven.count > 2, let type = typeName, Set(driven.map(\.name.index)).count > 2 else { return }
    bodies.append(
      DrivingBody(
        kind: kind, name: name, enclosingType: type, span: span, drives: driven.compactMap(drive)))
  }

  private func receiver(ofStatement statement: ExprSyntax) -> TokenSyntax? {
    switch statement.kind {
    case .sequenceExpr:
      guard let (target, _) = assignment(statement) else { return nil }
      return drivenMember(target.base)
    case .functionCallExpr:
      let node = FunctionCallExprSyntax(node: statement.node)
      guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
        node.trailingClosure == nil
      else { return nil }
      return drivenMember(callee.base)
    default: return nil
    }
  }

  /// `spinner.isHidden = true`, `self.spinner?.isHidden = true`.
  private func assignment(
    _ statement: ExprSyntax
  ) -> (target: MemberAccessExprSyntax, value: ExprSyntax)? {
    let elements = SequenceExprSyntax(node: statement.node).elements
    var next = elements.makeIterator()
    guard elements.count == 3, let target = next.next()?.as(MemberAccessExprSyntax.self),
      next.next()?.kind == .assignmentExpr, let value = next.next()
    else { return nil }
    return (target, value)
  }

  private func drive(_ driven: DrivingStatement) -> Drive? {
    let name = text(driven.receiver)
    let place = span(driven.statement)
    if driven.statement.kind == .sequenceExpr {
      guard let (target, value) = assignment(driven.statement) else { return nil }
      return Drive(
        receiver: name, form: .set, member: text(target.declName.baseName), constant: constant(value),
        span: place)
    }
    let call = FunctionCallExprSyntax(node: driven.statement.node)
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    return Drive(
      receiver: name, form: .call, member: text(callee.declName.baseName),
      constant: constants(call.arguments), span: place)
  }

  private func constants(_ arguments: LabeledExprListSyntax) -> String? {
    var parts: [String] = []
    for argument in arguments {
      guard let value = constant(argument.expression) else { return nil }
      parts.append(argument.label.map { "\(text($0)): \(value)" } ?? value)
    }
    return parts.joined(separator: ", ")
  }

  /// The name in `x`, `x?`, `x!` or `self.x`, unless it is a local.
  private func drivenMember(_ base: ExprSyntax?) -> TokenSyntax? {
    guard let base else { return nil }
    switch withoutMarks(base).as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      guard !isSelf(ExprSyntax(node)) else { return nil }
      let raw = node.baseName.bytes
      guard let first = raw.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z"),
        !isLocal(node.baseName) || current.handedMembers.contains(id(node.baseName))
      else { return nil }
      return node.baseName
    case .memberAccessExpr(let node):
      guard let outer = node.base, isSelf(withoutMarks(outer)) else { return nil }
      return node.declName.baseName
    default: return nil
    }
  }

  private func constant(_ value: ExprSyntax) -> String? {
    switch value.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr, .nilLiteralExpr, .integerLiteralExpr, .floatLiteralExpr:
      return sourceText(value)
    case .prefixOperatorExpr(let node): return constant(node.expression).map { _ in sourceText(value) }
    case .stringLiteralExpr(let node): return walk.isInterpolated(node) ? nil : sourceText(value)
    case .memberAccessExpr(let node): return node.base == nil ? sourceText(value) : nil
    default: return nil
    }
  }
}

extension Variable {
  /// Whether its declaration says that it is of a type: `let bar: SearchBar`, `let bar = SearchBar()`.
  fileprivate func isMade(of type: String) -> Bool {
    switch typing {
    case .annotated(let written): written.unwrapped == .named(type)
    case .expression(let shape), .literal(let shape): shape == .call(.name(type))
    case .unknown: false
    }
  }
}
