import SwiftSyntax
import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles
package import UntangleStateSpaces

/// A variable that never has another value than its first.
package struct ConstantVariable: Sendable {
  package var variable: StateVariable
  /// In words: `false`, `nil`, `set`.
  package var value: String

  package init(_ variable: StateVariable, value: String) {
    self.variable = variable
    self.value = value
  }
}

/// The writes and reads of variables that can go, since they never change; sorted by place. `files` are those of the type.
package func usesThatGo(
  with constants: [ConstantVariable], in type: ProjectType, _ files: [ParsedFile]
) -> [Refusal] {
  let variables = constants.map(\.variable)
  let names = Set(variables.map(\.name))
  let own = TypeWrites(to: variables, in: type).writes.values.map { (name: $0.name, place: $0.location) }
  let outside = type.outsideWrites.filter { names.contains($0.fact.member) }.map {
    (name: $0.fact.member, place: Location(path: $0.path, span: $0.fact.span))
  }
  let writes = (own + outside).map { name, place in
    Refusal(
      "'\(name)' is set here to what it is already: the write goes, unless another value was meant", at: place
    )
  }
  let values = Dictionary(constants.map { ($0.variable.name, $0.value) }) { first, _ in first }
  let reads = files.flatMap { file in
    let finder = ReadFinder(of: values, type.name, in: file)
    finder.walk(file.tree)
    return finder.reads
  }
  return (writes + reads).sorted()
}

private final class ReadFinder: TypeVisitor {
  /// By the name of the variable.
  private let values: [String: String]
  private let file: ParsedFile
  private(set) var reads: [Refusal] = []

  init(of values: [String: String], _ type: String, in file: ParsedFile) {
    (self.values, self.file) = (values, file)
    super.init(type)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.identifier?.name ?? node.baseName.text
    guard isInside, let value = values[name] else { return .visitChildren }
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember = access?.declName.id == node.id
    let isOurs =
      isMember
      ? access?.base?.isSelf ?? false : !namesBound(in: surroundingCode(of: Syntax(node))).contains(name)
    let expression = isMember ? access.map(ExprSyntax.init) : ExprSyntax(node)
    if isOurs, let expression, expression.assignment == nil, !expression.isToggled {
      reads.append(Refusal("'\(name)' is read here: it is always \(value)", at: file.location(of: node)))
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  fileprivate var isToggled: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "toggle"
  }
}
