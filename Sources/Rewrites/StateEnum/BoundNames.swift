import SwiftSyntax
import UntangleFacts

/// The names of parameters, variables and patterns in a piece of code.
func namesBound(in node: Syntax) -> Set<String> {
  // A local with a getter runs code when it is read.
  Set(localsDeclared(in: node).filter { !$0.runsCode }.map(\.name))
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

/// A place where a parameter, a variable, a pattern or a local function gets its name.
struct Local {
  var name: String
  /// The type where it is a plain name; nil for others.
  var declared: AccessPath?
  /// The first value, where no type stands before it.
  var value: ExprSyntax?
  /// The code in which the name stands for it, as far as that is known.
  var scope: Syntax?
  /// Whether it is a variable with a getter or a lazy one: then code runs when it is read.
  var runsCode = false
}

/// What a piece of code declares, without the members of types in it.
func localsDeclared(in node: Syntax) -> [Local] {
  let finder = LocalFinder(viewMode: .sourceAccurate)
  finder.walk(node)
  return finder.found
}

private final class LocalFinder: SyntaxVisitor {
  private(set) var found: [Local] = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let binding = node.parent?.as(PatternBindingSyntax.self)
    let declaration = binding?.parent?.parent?.as(VariableDeclSyntax.self)
    let isLazy = declaration?.modifiers.contains { $0.name.text == "lazy" } ?? false
    let items = declaration?.parent?.parent?.as(CodeBlockItemListSyntax.self)
    found.append(
      Local(
        name: node.identifier.identifier?.name ?? node.identifier.text,
        declared: binding?.typeAnnotation?.type.plainPath,
        value: binding?.typeAnnotation == nil ? binding?.initializer?.value : nil,
        scope: items.map(Syntax.init), runsCode: isLazy || binding?.accessorBlock != nil))
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let function = node.parent?.parent?.parent?.parent
    found.append(
      Local(
        name: (node.secondName ?? node.firstName).text, declared: node.type.plainPath, scope: function))
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName)
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

  private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    found.append(Local(name: name.text))
    return .visitChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension TypeSyntax {
  /// The type, where it is a name without generic arguments, perhaps optional.
  fileprivate var plainPath: AccessPath? {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.plainPath }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.plainPath }
    if let type = self.as(IdentifierTypeSyntax.self) {
      return type.genericArgumentClause == nil ? .typed(.named(type.name.text)) : nil
    }
    guard let type = self.as(MemberTypeSyntax.self), type.genericArgumentClause == nil,
      case .typed(.named(let base))? = type.baseType.plainPath
    else { return nil }
    return .typed(.named("\(base).\(type.name.text)"))
  }
}
