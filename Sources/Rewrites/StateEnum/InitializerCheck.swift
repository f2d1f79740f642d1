import SwiftSyntax
import UntangleSourceFiles

/// Checks the initialisers of a type for reads of properties that are no longer stored.
final class InitializerCheck: SyntaxVisitor {
  private let file: ParsedFile
  private let typeName: String
  private let names: Set<String>
  private(set) var refusals: [Refusal] = []
  /// Whether something must be initialised before `self` can be used.
  private(set) var wholeness = Wholeness.fromTheStart
  private var initializers: [Set<String>] = []
  private var closureDepth = 0
  private var types: [String] = []

  enum Wholeness { case fromTheStart, later }

  /// `typeName` is the last part of the type's name.
  init(_ typeName: String, reading names: Set<String>, in file: ParsedFile) {
    self.file = file
    self.typeName = typeName
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
    initializers.append(Set(parameters))
    return .visitChildren
  }

  override func visitPost(_: InitializerDeclSyntax) { initializers.removeLast() }

  /// What a `guard` or a `let` of the initialiser's own statements binds is a local from there on.
  override func visitPost(_ node: CodeBlockItemSyntax) {
    guard node.parent?.parent?.parent?.is(InitializerDeclSyntax.self) == true, !initializers.isEmpty else {
      return
    }
    var patterns: [PatternSyntax] = []
    if let statement = node.item.as(GuardStmtSyntax.self) {
      patterns = statement.conditions.compactMap {
        $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern
      }
    } else if let declaration = node.item.as(VariableDeclSyntax.self) {
      patterns = declaration.bindings.map(\.pattern)
    }
    let bound = patterns.compactMap { $0.as(IdentifierPatternSyntax.self)?.identifier.text }
    initializers[initializers.count - 1].formUnion(bound)
  }

  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closureDepth += 1
    return .visitChildren
  }

  override func visitPost(_: ClosureExprSyntax) { closureDepth -= 1 }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.isSelf == true { note(node.declName.baseName.text, Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, initializers.last?.contains(node.baseName.text) == false {
      note(node.baseName.text, Syntax(node))
    }
    return .visitChildren
  }

  private func note(_ name: String, _ node: Syntax) {
    guard !initializers.isEmpty, closureDepth == 0, names.contains(name), !isTarget(node) else { return }
    refusals.append(
      Refusal("'\(name)' is read before the initialiser has set everything", at: file.location(of: node)))
  }

  private func isTarget(_ node: Syntax) -> Bool {
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self) else { return false }
    let elements = Array(sequence.elements)
    return elements.first?.id == node.id && elements.count > 1 && elements[1].is(AssignmentExprSyntax.self)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, initializers.isEmpty else {
      return .visitChildren
    }
    let isStatic = node.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
    let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
    for binding in node.bindings where !isStatic && binding.accessorBlock == nil && binding.initializer == nil
    {
      let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
      let isOwn = names.contains(binding.pattern.trimmedDescription)
      if !isOwn, !(isVariable && isOptional) { wholeness = .later }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.isInheritedInitializer { wholeness = .later }
    return .visitChildren
  }
}
