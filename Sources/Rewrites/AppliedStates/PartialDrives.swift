import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleRules
import UntangleSourceFiles

/// The other methods of a class that drive several objects of a group, but leave some of them as they are: what such a
/// state makes of the others, only its author knows.
func partialDrives(
  of group: DrivenTogether, in type: String, _ files: [ParsedFile]
) -> [Refusal] {
  let known = Set(group.bodies.map { Location(path: $0.path, span: $0.fact.span) })
  let acts = Set(group.bodies.flatMap(\.fact.drives).map { "\($0.receiver).\($0.member)" })
  return files.flatMap { file in
    let finder = PartialDriveFinder(type, acts)
    finder.walk(file.tree)
    return finder.found.compactMap { method, driven -> Refusal? in
      let place = file.location(of: method.name)
      let left = group.receivers.filter { !driven.contains($0) }
      guard driven.count > 1, !isSetUp(method.name.text), !known.contains(place) else { return nil }
      let rest = left.isEmpty ? ", too" : ", and not \(quotedList(left))"
      return Refusal(
        "'\(method.name.text)' drives \(quotedList(driven.sorted()))\(rest): look whether it is one of the states",
        at: place)
    }
  }
}

private final class PartialDriveFinder: TypeVisitor {
  private(set) var found: [(method: FunctionDeclSyntax, driven: Set<String>)] = []
  private let acts: Set<String>

  init(_ type: String, _ acts: Set<String>) {
    self.acts = acts
    super.init(type)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInside, node.parent?.is(MemberBlockItemSyntax.self) == true,
      !node.modifiers.contains(where: \.isStatic)
    {
      found.append((node, []))
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, let method = found.last?.method, node.position < method.endPosition,
      let statement = node.item.as(ExprSyntax.self),
      let receiver = statement.drivenMember?.text, let member = statement.drivingMember?.text,
      acts.contains("\(receiver).\(member)")
    else { return .visitChildren }
    found[found.count - 1].driven.insert(receiver)
    return .visitChildren
  }
}

extension DeclModifierSyntax {
  fileprivate var isStatic: Bool { ["static", "class"].contains(name.text) }
}

extension ExprSyntax {
  /// The last name in what is set or called: `text` of `bar.text = nil`.
  fileprivate var drivingMember: TokenSyntax? {
    let callee = driving.as(FunctionCallExprSyntax.self)?.calledExpression ?? driving
    return callee.as(MemberAccessExprSyntax.self)?.declName.baseName
  }
}
