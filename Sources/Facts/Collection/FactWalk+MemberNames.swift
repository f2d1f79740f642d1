import SwiftSyntax

/// Where the stored properties of a type stand.
enum TypeHome { case here, elsewhere }

/// Whether the bodies of a type can move state.
enum Lowering {
  case on
  /// The type declares all that it stores, and none of it has few values.
  case off
}

/// What becomes of calls of other values' functions, of initialisers and of other files' functions.
enum ForeignCalls {
  case dropped
  /// The file has variables of its own: whoever is called may come back to them.
  case kept
}

/// What the top level of a file is.
enum FileExtent {
  case declarations
  /// Statements run in order, and variables begin in theirs.
  case program

  /// `main.swift`, scripts and pages of playgrounds.
  init(of items: CodeBlockItemListSyntax, path: String) {
    let isMain = path == "main.swift" || path.hasSuffix("/main.swift")
    let hasStatement = items.contains { item in
      switch item.item {
      case .decl: false
      case .stmt: true
      // `#Preview { … }` stands where declarations do.
      case .expr(let expression): expression.kind != .macroExpansionExpr
      }
    }
    self = isMain || hasStatement ? .program : .declarations
  }
}

extension FactWalk {
  /// Whether the file has variables of its own that may have few values; asked after the scan.
  var declaresState: Bool { stateCandidates["", default: 0] > 0 }

  /// Decides for a type whose members were scanned before.
  func lowering(
    of kind: TypeDeclaration.Kind, named name: String, inherited: [String]
  ) -> Lowering {
    // Any type may write the file's global variables.
    guard !declaresState else { return .on }
    switch kind {
    case .extension: return statelessTypes.contains(name) ? .off : .on
    case .protocol, .enum: return .on
    case .struct, .actor: break
    case .class:
      // A class of the project may inherit flags; one of the SDK's has none of ours.
      guard let first = inherited.first else { break }
      guard first.hasPrefix("UI") || first.hasPrefix("NS") else { return .on }
    }
    guard stateCandidates[name, default: 0] == 0 else { return .on }
    statelessTypes.insert(name)
    return .off
  }

  /// Notes what the types of a file call their members, before the bodies that use them are walked,
  /// and how many variables of each may have few values; those of the file under an empty name.
  func scanMemberNames(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      scan(declaration, in: "")
    }
  }

  func scanMemberNames(_ members: MemberBlockItemListSyntax, of type: String) {
    for member in members { scan(member.decl, in: type) }
  }

  private func scan(_ declaration: DeclSyntax, in type: String) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): scan(node, in: type)
    case .functionDecl(let node):
      if marks(node.name).contains(.method) { mark(node.name, .overloaded) }
      mark(node.name, .method)
    case .classDecl(let node): scan(node.name, node.memberBlock, in: type)
    case .structDecl(let node): scan(node.name, node.memberBlock, in: type)
    case .enumDecl(let node): scan(node.name, node.memberBlock, in: type)
    case .actorDecl(let node): scan(node.name, node.memberBlock, in: type)
    case .extensionDecl(let node):
      guard case .named(let name) = writtenType(node.extendedType) else { return }
      scanMemberNames(node.memberBlock.members, of: name)
    case .ifConfigDecl(let node): scan(node, in: type)
    case .other: break
    }
  }

  private func scan(_ name: TokenSyntax, _ block: MemberBlockSyntax, in outer: String) {
    let simple = text(name)
    declaredTypes.insert(simple)
    scanMemberNames(block.members, of: outer.isEmpty ? simple : "\(outer).\(simple)")
  }

  private func scan(_ conditional: IfConfigDeclSyntax, in type: String) {
    for clause in conditional.clauses {
      switch clause.elements {
      case .decls(let inner): scanMemberNames(inner, of: type)
      case .statements(let inner): scanMemberNames(inner)
      case .switchCases, .attributes, .other, nil: break
      }
    }
  }

  private func scan(_ variable: VariableDeclSyntax, in owner: String) {
    let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
    var type: TypeSyntax?
    for binding in variable.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      if let name { mark(name, .property) }
      guard isVariable else { continue }
      let isComputed = isComputed(binding)
      if let name, isComputed, isPrivate(variable) { mark(name, .setter) }
      let written = type.map(writtenType)
      if let name { scan(name, type: written, value: binding.initializer?.value) }
      // Tuples and the like are not told apart here: they may be anything.
      if !isComputed, name == nil || !isPlain(written, binding.initializer?.value) {
        stateCandidates[owner, default: 0] += 1
      }
    }
  }

  private func isPrivate(_ variable: VariableDeclSyntax) -> Bool {
    variable.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
  }

  private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard binding.initializer == nil, let block = binding.accessorBlock else { return false }
    switch block.accessors {
    case .getter: return true
    case .accessors(let accessors):
      return !accessors.contains {
        $0.accessorSpecifier.tokenKind == .keyword(.didSet)
          || $0.accessorSpecifier.tokenKind == .keyword(.willSet)
      }
    }
  }

  /// A type or a literal that says that a variable has many values.
  private func isPlain(_ type: WrittenType?, _ value: ExprSyntax?) -> Bool {
    if let type { return !type.mayHaveFewStates }
    switch value?.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr:
      return true
    default: return false
    }
  }

  private func scan(_ name: TokenSyntax, type: WrittenType?, value: ExprSyntax?) {
    if let type {
      if case .named(let typeName) = type.unwrapped, !plainTypes.contains(typeName) {
        mark(name, .enumVariable)
      }
    } else if let value {
      switch value.kind {
      case .booleanLiteralExpr, .sequenceExpr, .prefixOperatorExpr:
        mark(name, .enumVariable)
      case .memberAccessExpr, .functionCallExpr: mark(name, .enumVariable)
      default: break
      }
    }
  }
}

extension WrittenType {
  /// Whether values of it have few states worth following.
  var mayHaveFewStates: Bool {
    switch self {
    case .named(let name): !plainTypes.contains(name)
    case .optional, .tuple, .other: true
    case .list, .dictionary, .function: false
    }
  }
}
