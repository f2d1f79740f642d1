import SwiftSyntax
import UntangleSourceFiles

/// The one walk over a file's tree.
///
/// It decides what is entered and in which order; the work is done in the extensions, one file for
/// each kind of fact. Anything that cannot hold a fact (tokens, types, attributes) is skipped as
/// early as possible: the walk, not the rules, is what a run costs.
final class FactWalk {
  var facts: FileFacts
  let root: Node
  let places: NodePlaces
  /// Whether the parser could read all of the file; without an error no node is asked for one.
  let reading: TypeDeclaration.Integrity
  let bytes: UnsafeBufferPointer<UInt8>
  let lines: LineTable
  let detail: FactDetail
  /// The line that was asked for last: the next is mostly near.
  var line = 0
  var names = NameTable()
  lazy var literalShapes = LiteralShapes()
  private let returning = Statement.leave(.return)
  /// Lists of names that facts hold; see `shared`.
  var recentLists = RecentLists()

  /// Dotted paths of the types around the walk, innermost last.
  var typeNames: [String] = []
  var typeKinds: [TypeDeclaration.Kind] = []
  /// Where the types around the walk are declared.
  var typeHomes: [TypeHome] = []
  /// Simple names of the types that the file declares.
  var declaredTypes: Set<String> = []
  var locals = LocalScopes()
  /// What the call whose arguments are being walked is called on: what it goes through, element by
  /// element. Its shape is asked only where a closure takes the elements.
  var calledOn: ExprSyntax?
  /// `$model.isShown` or `self.$isShown` where it is handed to what shows something; nil elsewhere.
  var presentedMember: Span?
  /// What `$0` is.
  var implicitElement = AccessPath.unknown
  var frames = StatementFrames()
  var bodyContext: BodyContext = .none
  /// The member of another value that the closure around the walk is assigned to; nil elsewhere.
  var handler: String?
  /// Of the property that is being read, outside of its code.
  var memberLevel: Body.Level = .instance
  /// Whether the bodies of the types around the walk are lowered.
  var lowering: [Lowering] = [] {
    didSet { noteLowering() }
  }
  /// Whether statements are kept: nobody asks how the code of tests moves its state, nor that of
  /// types without any.
  private(set) var isLowering = true
  /// Types of this file that have nothing to be lowered for.
  var statelessTypes: Set<String> = []
  /// How many variables with few values each type declares here; see `scanMemberNames`.
  var stateCandidates: [String: Int] = [:]
  var foreignCalls = ForeignCalls.dropped
  var extent = FileExtent.declarations
  /// The access that an extension around the walk gives its members; nil for other types.
  var extensionAccess: [AccessLevel?] = []
  /// Where sets, literals and uses of cases stand that are kept: code that only decides is read twice.
  var notedPlaces: [Span: NotedKinds] = [:]
  /// What the body around the walk writes through other values.
  var receivers: [ReceiverPath: ReceiverWrites] = [:]
  /// The value that takes the place of the instance while a body is lowered for it; nil otherwise.
  var viewpoint: ReceiverPath?
  /// Whether there is one.
  var isElsewhere: Bool { viewpoint != nil }
  /// The members that are written through other values meanwhile.
  var otherWrites: Set<String> = []
  var driving = Driving.ignored
  /// What the body around the walk drives, in order.
  var driven: [DrivingStatement] = []
  /// The patterns whose payloads are noted.
  var notedPayloads: Set<Span> = []
  /// The statements with a label around the walk, innermost last.
  var labeled: [LabeledStmtSyntax] = []

  init(
    path: String, tree: SourceFileSyntax, bytes: UnsafeBufferPointer<UInt8>, lines: LineTable,
    detail: FactDetail
  ) {
    facts = FileFacts(path: path, origin: .handwritten)
    root = Node(tree)
    places = NodePlaces(root)
    reading = tree.hasError ? .broken : .intact
    self.bytes = bytes
    self.lines = lines
    self.detail = detail
  }

  /// Asked of every expression, so it is decided when something changes.
  func noteLowering() { isLowering = facts.origin == .handwritten && lowering.last != .off }

  func walk(_ view: some NodeView) { walk(view.node) }

  func walk(_ node: Node) {
    // The kind is handed on: each question for it goes to another module and to the node's memory.
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
          noteDrive(expression)
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
      collectKeys(SubscriptCallExprSyntax(node: node))
      walkChildren(of: node)
    case .macroExpansionExpr:
      collectKeys(MacroExpansionExprSyntax(node: node))
      lower(MacroExpansionExprSyntax(node: node))
    case .closureExpr: lower(ClosureExprSyntax(node: node), fate: .stored)
    case .inOutExpr: lower(InOutExprSyntax(node: node))
    case .tryExpr: lower(TryExprSyntax(node: node))
    case .keyPathExpr: noteKeyPath(KeyPathExprSyntax(node: node))
    case .arrayExpr:
      noteList(ArrayExprSyntax(node: node))
      walkChildren(of: node)
    case .dictionaryExpr:
      noteDictionary(DictionaryExprSyntax(node: node))
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
