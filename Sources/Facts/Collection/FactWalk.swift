import SwiftSyntax
import UntangleSourceFiles

/// The one walk over a file's tree.
///
/// The overrides decide what is entered and in which order; the work is done in the extensions, one
/// file for each kind of fact. A visitor is asked for each node anyway, so anything that cannot hold
/// a fact (tokens, types, attributes) is skipped as early as possible: the walk, not the rules, is
/// what a run costs.
final class FactWalk: SyntaxVisitor {
  var facts: FileFacts
  let bytes: UnsafeBufferPointer<UInt8>
  let lines: LineTable
  var names = NameTable()

  /// Dotted paths of the types around the walk, innermost last.
  var typeNames: [String] = []
  var typeKinds: [TypeDeclaration.Kind] = []
  /// Where the types around the walk are declared.
  var typeHomes: [TypeHome] = []
  /// Simple names of the types that the file declares.
  var declaredTypes: Set<String> = []
  var locals = LocalScopes()
  /// The statements of the blocks that are being lowered, innermost last.
  var frames: [[Statement]] = []
  var bodyContext: BodyContext = .none
  /// Of the property that is being read, outside of its code.
  var memberLevel: Body.Level = .instance
  /// Whether bodies are lowered where the walk stands; see `Lowering`.
  var lowering: [Lowering] = []
  /// Types of this file that have nothing to be lowered for.
  var statelessTypes: Set<String> = []
  /// How many variables with few values each type declares here; see `scanMemberNames`.
  var stateCandidates: [String: Int] = [:]
  /// Reads of own members in the body that is being lowered.
  var reads: [MemberRead] = []
  /// The access that an extension around the walk gives its members; nil for other types.
  var extensionAccess: [AccessLevel?] = []

  init(path: String, bytes: UnsafeBufferPointer<UInt8>, lines: LineTable) {
    facts = FileFacts(path: path, origin: .handwritten)
    self.bytes = bytes
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    noteImport(node)
    return .skipChildren
  }
  override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    noteTypeAlias(node)
    return .skipChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    noteKeyPath(node)
    return .skipChildren
  }
  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    isInterpolated(node) ? .visitChildren : .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(.struct, node, name: node.name, inherited: node.inheritanceClause)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(.class, node, name: node.name, inherited: node.inheritanceClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(.actor, node, name: node.name, inherited: node.inheritanceClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(.enum, node, name: node.name, inherited: node.inheritanceClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(.protocol, node, name: node.name, inherited: node.inheritanceClause)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enterExtension(node)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    enterVariable(node)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enterFunction(node)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enterInitializer(node)
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enterDeinitializer(node)
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    enterSubscript(node)
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    locals.open()
    walk(node.statements)
    locals.close()
    return .skipChildren
  }
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    for item in node {
      switch item.item {
      case .decl(let declaration): walk(declaration)
      case .stmt(let statement): walk(statement)
      case .expr(let expression): walkUnlessSilent(expression)
      }
    }
    return .skipChildren
  }
  override func visit(_ node: MemberBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    for item in node { walk(item.decl) }
    return .skipChildren
  }
  override func visit(_ node: LabeledExprListSyntax) -> SyntaxVisitorContinueKind {
    for element in node { walkUnlessSilent(element.expression) }
    return .skipChildren
  }
  override func visit(_ node: ExpressionStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.expression)
    return .skipChildren
  }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { walkUnlessSilent(expression) }
    append(.leave(.return))
    return .skipChildren
  }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.expression)
    append(.leave(.throw))
    return .skipChildren
  }
  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    append(.leave(.break(node.label.map(text))))
    return .skipChildren
  }
  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    append(.leave(.continue(node.label.map(text))))
    return .skipChildren
  }
  override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind {
    append(.leave(.fallthrough))
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    collectKeys(node)
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    collectKeys(node)
    return lower(node)
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    outsideBodies {
      walk(node.arguments); node.trailingClosure.map { walk($0) }
    }
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    lower(node, fate: .stored)
  }
  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.expression)
    append(.suspend)
    return .skipChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { lower(node) }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    noteRead(node, handedTo: .stored)
    return .skipChildren
  }
}
