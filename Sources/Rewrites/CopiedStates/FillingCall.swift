import SwiftSyntax

/// A call that fills parts of a new value with members of another one: `Update(isRunning: player.isRunning)`.
package struct FillingCall: Hashable, Sendable {
  /// The last name of the type of which it makes a value.
  package var type: String
  /// The last name of what the members are of: `player`, or the name of its type where the function says it.
  package var source: String
  /// By label, the member. Two or more.
  package var members: [String: String]
}

/// The calls in a file that fill values of some types, given by their last names, in order.
package func fillingCalls(of types: Set<String>, in file: ParsedFile) -> [FillingCall] {
  let finder = FillingCallFinder(types)
  finder.walk(file.tree)
  return finder.found
}

private final class FillingCallFinder: SyntaxVisitor {
  private let types: Set<String>
  private(set) var found: [FillingCall] = []
  /// By name, the types of the parameters of the functions around the node.
  private var parameters: [[String: String]] = []

  init(_ types: Set<String>) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.signature.parameterClause)
  }
  override func visitPost(_: FunctionDeclSyntax) { parameters.removeLast() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.signature.parameterClause)
  }
  override func visitPost(_: InitializerDeclSyntax) { parameters.removeLast() }

  private func enter(_ clause: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    var types: [String: String] = [:]
    for parameter in clause.parameters {
      guard let name = parameter.type.as(IdentifierTypeSyntax.self)?.name.text else { continue }
      types[(parameter.secondName ?? parameter.firstName).text] = name
    }
    parameters.append(types)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = lastName(of: node.calledExpression), types.contains(type) { note(type, node.arguments) }
    return .visitChildren
  }

  private func note(_ type: String, _ arguments: LabeledExprListSyntax) {
    var members: [String: [String: String]] = [:]
    for argument in arguments {
      guard let label = argument.label?.text,
        let access = argument.expression.as(MemberAccessExprSyntax.self),
        let base = access.base.flatMap(lastName)
      else { continue }
      members[base, default: [:]][label] = access.declName.baseName.text
    }
    for (base, members) in members.sorted(by: { $0.key < $1.key }) where members.count > 1 {
      let known = parameters.reversed().lazy.compactMap { $0[base] }.first
      found.append(FillingCall(type: type, source: known ?? base, members: members))
    }
  }
}

/// `player` for `player`, `self.player` and `scene.player`.
private func lastName(of expression: ExprSyntax) -> String? {
  if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
  return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
}
