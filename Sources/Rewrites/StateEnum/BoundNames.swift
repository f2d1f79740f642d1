import SwiftSyntax

/// The names of parameters, variables and patterns in a piece of code.
func namesBound(in node: Syntax) -> Set<String> {
  let finder = BoundNameFinder(viewMode: .sourceAccurate)
  finder.walk(node)
  return finder.names
}

/// Whether the conditions in a range of the file bind a name, as `let source = chosenSource` does: code behind them may need
/// it, so that no other question takes their place.
func bindsName(in range: Range<Int>, of file: ParsedFile) -> Bool {
  guard let token = file.tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound)) else { return false }
  var node = Syntax(token)
  while let parent = node.parent,
    file.end(of: node) < range.upperBound
      || file.start(of: parent) >= range.lowerBound && file.end(of: parent) <= range.upperBound
  { node = parent }
  return !namesBound(in: node).isEmpty
}

/// The outermost function, initialiser or accessor around a node, or the node's file.
func surroundingCode(of node: Syntax) -> Syntax {
  var found = node
  var next = node.parent
  while let parent = next {
    if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
      || parent.is(AccessorBlockSyntax.self) || parent.is(VariableDeclSyntax.self)
      || parent.is(SubscriptDeclSyntax.self)
    {
      found = parent
    }
    if parent.is(MemberBlockSyntax.self), found.id != node.id { return found }
    next = parent.parent
  }
  return found
}

private final class BoundNameFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // A local with a getter runs code when it is read.
    let binding = node.parent?.as(PatternBindingSyntax.self)
    let declaration = binding?.parent?.parent?.as(VariableDeclSyntax.self)
    let isLazy = declaration?.modifiers.contains { $0.name.text == "lazy" } ?? false
    let runsCode = isLazy || binding?.accessorBlock != nil
    if !runsCode { names.insert(node.identifier.identifier?.name ?? node.identifier.text) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
