import SwiftSyntax

/// The chains of modifiers that are the whole value of a view's computed properties.
///
/// A chain goes on where another property continues it, as in `var body: some View { content.sheet(…) { … } }` where
/// `content` is a private property of the view that nothing else mentions.
final class ViewChains: TypeVisitor {
  /// What presentations of one view hang on.
  enum Root: Hashable {
    /// The first expression of a chain.
    case expression(SyntaxIdentifier)
    /// The innermost property.
    case property(String)
  }

  /// By call: the property whose value ends with the chain that the call is in.
  private var owners: [SyntaxIdentifier: String] = [:]
  /// The names that the chains of the properties start with; nil where a chain starts with something else.
  private var starts: [String: String?] = [:]
  private var mentions: [String: Int] = [:]
  private var isPrivate: Set<String> = []
  /// Declared more than once, under `#if`: their chains are no one chain.
  private var repeated: Set<String> = []

  init(of type: String, in files: [ParsedFile], home: ParsedFile) {
    super.init(type)
    walk(home.tree)
    for file in files {
      for (name, count) in MentionCounter(Set(starts.keys), in: file).counts {
        mentions[name, default: 0] += count
      }
    }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true,
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      case .getter(let items)? = node.accessorBlock?.accessors, items.count == 1,
      var expression = items.first?.item.as(ExprSyntax.self)
        ?? items.first?.item.as(ReturnStmtSyntax.self)?.expression
    else { return .visitChildren }
    if starts[name] != nil { repeated.insert(name) }
    while let call = expression.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    {
      owners[call.id] = name
      expression = base
    }
    starts.updateValue(expression.ownMember, forKey: name)
    let modifiers = node.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers ?? []
    if modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) {
      isPrivate.insert(name)
    }
    return .visitChildren
  }

  /// What a modifier hangs on, and how many properties lie between.
  func root(of hook: ModifierHook) -> (root: Root, depth: Int) {
    guard var name = owners[hook.call], !repeated.contains(name) else { return (.expression(hook.root), 0) }
    var depth = 0
    // A property that is mentioned once cannot be in a cycle with others. Bounded all the same.
    while let inner = starts[name] ?? nil, isPrivate.contains(inner), !repeated.contains(inner),
      mentions[inner] == 1, depth < starts.count
    {
      name = inner
      depth += 1
    }
    return (.property(name), depth)
  }
}

/// Where a modifier is in a chain.
struct ModifierHook {
  var call: SyntaxIdentifier
  /// The first expression of the chain.
  var root: SyntaxIdentifier
}

/// How often names are mentioned in a file, as members or alone.
private final class MentionCounter: SyntaxVisitor {
  private let names: Set<String>
  private(set) var counts: [String: Int] = [:]

  init(_ names: Set<String>, in file: ParsedFile) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.baseName.text) { counts[node.baseName.text, default: 0] += 1 }
    return .visitChildren
  }
}
