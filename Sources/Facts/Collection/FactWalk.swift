import SwiftSyntax
import UntangleSourceFiles

/// The single walk over a file's tree.
///
/// It decides which nodes are entered, and in which order. The extensions collect the facts, one file per
/// kind of fact. Nodes that cannot contain a fact (tokens, types, attributes) are skipped as early as
/// possible: the walk, not the rules, dominates the cost of a run.
final class FactWalk {
  var facts: FileFacts
  lazy var collectors = FactCollectors(self)
  let root: Node
  let places: NodeOffsets
  /// Whether the file parsed without errors. If so, no single node is checked for errors.
  let reading: TypeDeclaration.Integrity
  let bytes: UnsafeBufferPointer<UInt8>
  let lines: LineTable
  let detail: FactDetail
  /// The line of the last position lookup, a hint for the next, which is mostly near.
  var line = 0
  var names = NameTable()
  lazy var literalShapes = LiteralShapes()
  private let returning = Statement.leave(.return)
  /// Recent lists of names in facts; see `shared`.
  var recentLists = RecentLists()

  /// Dotted paths of the enclosing types, innermost last.
  var typeNames: [String] = []
  var typeKinds: [TypeDeclaration.Kind] = []
  /// Where the enclosing types are declared, innermost last.
  var typeHomes: [TypeHome] = []
  /// Simple names of the types that the file declares.
  var declaredTypes: Set<String> = []
  var locals = LocalScopes()
  /// The receiver of the call whose arguments are being walked, or its first argument where it has none. The path of it
  /// is computed only where a closure takes its elements.
  var calledOn: ExprSyntax?
  /// The span of `$model.isShown` or `self.$isShown` where it is passed to a presentation modifier; nil
  /// elsewhere.
  var presentedMember: (span: Span, lending: Lending)?
  /// The call to which the closure that comes next is passed.
  var closureTaker: ClosureTaker?
  /// The access path of `$0`.
  var implicitElement = AccessPath.unknown
  var frames = StatementFrames()
  var bodyContext: BodyContext = .none
  /// The member of another value to which the enclosing closure is assigned; nil elsewhere.
  var handler: String?
  /// The level of the property that is being read, outside of its code.
  var memberLevel: Body.Level = .instance
  /// Whether the bodies of the enclosing types are lowered, innermost last.
  var lowering: [Lowering] = [] {
    didSet { noteLowering() }
  }
  /// Whether statements are kept. False in tests and in types without state, whose statements no analysis
  /// reads.
  private(set) var isLowering = true
  /// Types of this file that need no lowering.
  var statelessTypes: Set<String> = []
  /// The number of candidates for state by type; see `scanMemberNames`.
  var stateCandidates: [String: Int] = [:]
  var foreignCalls = ForeignCalls.dropped
  var extent = FileExtent.declarations
  /// The access level that enclosing extensions give their members; nil for other types. Innermost last.
  var extensionAccess: [AccessLevel?] = []
  /// The enclosing body's writes through other values.
  var receivers: [ReceiverPath: ReceiverWrites] = [:]
  /// The value that takes the role of the instance while a body is lowered for it; nil otherwise.
  var viewpoint: ReceiverPath?
  /// Whether there is one.
  var isElsewhere: Bool { viewpoint != nil }
  /// The members that are written through other values meanwhile.
  var otherWrites: Set<String> = []
  /// The enclosing labelled statements, innermost last.
  var labeled: [LabeledStmtSyntax] = []

  init(
    path: String, tree: SourceFileSyntax, bytes: UnsafeBufferPointer<UInt8>, lines: LineTable,
    detail: FactDetail
  ) {
    facts = FileFacts(path: path, origin: .handwritten)
    root = Node(tree)
    places = NodeOffsets(root)
    reading = tree.hasError ? .broken : .intact
    self.bytes = bytes
    self.lines = lines
    self.detail = detail
  }

  /// Updates the cached `isLowering`, which is read for every expression.
  func noteLowering() { isLowering = facts.origin == .handwritten && lowering.last != .off }

  func walk(_ view: some NodeView) { walk(view.node) }

  func walk(_ node: Node) {
    // The kind is passed on: each read of it calls into another module and loads the node.
    let kind = node.kind
    switch kind {
    case .token, .typeAnnotation, .attributeList, .declModifierList,
      .genericArgumentClause, .integerLiteralExpr, .booleanLiteralExpr, .typeExpr:
      break
    case .associatedTypeDecl:
      facts.placeholders.insert(text(AssociatedTypeDeclSyntax(node: node).name))
    case .codeBlock, .codeBlockItemList, .memberBlockItemList, .labeledExprList: walkList(node, kind)
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl,
      .variableDecl, .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl,
      .importDecl, .typeAliasDecl, .ifConfigDecl, .macroExpansionDecl:
      walkDeclaration(node, kind)
    case .expressionStmt, .labeledStmt, .guardStmt, .whileStmt, .repeatStmt, .forStmt, .doStmt,
      .deferStmt, .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallThroughStmt:
      walkStatement(node, kind)
    case .ifExpr, .switchExpr, .sequenceExpr, .functionCallExpr, .subscriptCallExpr,
      .macroExpansionExpr, .closureExpr, .inOutExpr, .tryExpr, .awaitExpr, .memberAccessExpr,
      .declReferenceExpr, .stringLiteralExpr, .keyPathExpr, .arrayExpr, .dictionaryExpr:
      walkExpression(node, kind)
    default: walkChildren(of: node)
    }
  }

  func walkChildren(of node: Node) {
    for child in node.children { walk(child) }
  }

  private func walkList(_ node: Node, _ kind: SyntaxKind) {
    switch kind {
    case .codeBlock:
      locals.open()
      walk(CodeBlockSyntax(node: node).statements)
      locals.close()
    case .codeBlockItemList:
      for item in CodeBlockItemListSyntax(node: node) {
        switch item.item {
        case .decl(let declaration): walk(declaration)
        case .stmt(let statement): walk(statement)
        case .expr(let expression):
          collectors.driving.note(expression)
          walkIfRelevant(expression)
        }
      }
    case .memberBlockItemList:
      for item in MemberBlockItemListSyntax(node: node) { walk(item.decl) }
    default:
      for element in LabeledExprListSyntax(node: node) { walkIfRelevant(element.expression) }
    }
  }

  private func walkDeclaration(_ node: Node, _ kind: SyntaxKind) {
    switch kind {
    case .structDecl: enterType(.struct, NominalDeclSyntax(node: node))
    case .classDecl: enterType(.class, NominalDeclSyntax(node: node))
    case .actorDecl: enterType(.actor, NominalDeclSyntax(node: node))
    case .enumDecl: enterType(.enum, NominalDeclSyntax(node: node))
    case .protocolDecl: enterType(.protocol, NominalDeclSyntax(node: node))
    case .extensionDecl: enterExtension(ExtensionDeclSyntax(node: node))
    case .variableDecl: enterVariable(VariableDeclSyntax(node: node))
    case .functionDecl: enterFunction(FunctionDeclSyntax(node: node))
    case .initializerDecl: enterInitializer(InitializerDeclSyntax(node: node))
    case .deinitializerDecl: enterDeinitializer(DeinitializerDeclSyntax(node: node))
    case .subscriptDecl: enterSubscript(SubscriptDeclSyntax(node: node))
    case .importDecl: noteImport(ImportDeclSyntax(node: node))
    case .ifConfigDecl: lower(IfConfigDeclSyntax(node: node))
    case .macroExpansionDecl:
      let macro = MacroExpansionDeclSyntax(node: node)
      outsideBodies {
        walk(macro.arguments)
        macro.trailingClosure.map { walk($0) }
      }
    default: noteTypeAlias(TypeAliasDeclSyntax(node: node))
    }
  }

  private func walkStatement(_ node: Node, _ kind: SyntaxKind) {
    switch kind {
    case .expressionStmt: walk(ExpressionStmtSyntax(node: node).expression)
    case .labeledStmt:
      labeled.append(LabeledStmtSyntax(node: node))
      walkChildren(of: node)
      labeled.removeLast()
    case .guardStmt: lower(GuardStmtSyntax(node: node))
    case .whileStmt: lower(WhileStmtSyntax(node: node))
    case .repeatStmt: lower(RepeatStmtSyntax(node: node))
    case .forStmt: lower(ForStmtSyntax(node: node))
    case .doStmt: lower(DoStmtSyntax(node: node))
    case .deferStmt: lower(DeferStmtSyntax(node: node))
    case .returnStmt:
      if let expression = ReturnStmtSyntax(node: node).expression { walkIfRelevant(expression) }
      append(returning)
    case .throwStmt:
      walk(ThrowStmtSyntax(node: node).expression)
      append(.leave(.throw))
    case .breakStmt: append(.leave(.break(BreakStmtSyntax(node: node).label.map(text))))
    case .continueStmt: append(.leave(.continue(ContinueStmtSyntax(node: node).label.map(text))))
    default: append(.leave(.fallthrough))
    }
  }

  private func walkExpression(_ node: Node, _ kind: SyntaxKind) {
    switch kind {
    case .ifExpr: lower(IfExprSyntax(node: node))
    case .switchExpr: lower(SwitchExprSyntax(node: node))
    case .sequenceExpr: lower(SequenceExprSyntax(node: node))
    case .functionCallExpr: lower(FunctionCallExprSyntax(node: node))
    case .subscriptCallExpr:
      collectors.keys.collect(SubscriptCallExprSyntax(node: node))
      walkChildren(of: node)
    case .macroExpansionExpr:
      collectors.keys.collect(MacroExpansionExprSyntax(node: node))
      lower(MacroExpansionExprSyntax(node: node))
    case .closureExpr: lower(ClosureExprSyntax(node: node), fate: .stored)
    case .inOutExpr: lower(InOutExprSyntax(node: node))
    case .tryExpr: lower(TryExprSyntax(node: node))
    case .keyPathExpr: noteKeyPath(KeyPathExprSyntax(node: node))
    case .arrayExpr:
      collectors.caseUses.note(ArrayExprSyntax(node: node))
      walkChildren(of: node)
    case .dictionaryExpr:
      collectors.caseUses.note(DictionaryExprSyntax(node: node))
      walkChildren(of: node)
    case .awaitExpr:
      let awaited = AwaitExprSyntax(node: node).expression
      walk(awaited)
      append(.suspend(by: soleOwnCall(awaited)))
    case .memberAccessExpr: lower(MemberAccessExprSyntax(node: node))
    case .declReferenceExpr: noteReference(DeclReferenceExprSyntax(node: node), handedTo: .stored)
    default:
      if isInterpolated(StringLiteralExprSyntax(node: node)) { walkChildren(of: node) }
    }
  }
}
