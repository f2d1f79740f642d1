import SwiftSyntax

/// Where the stored properties of a type are declared, relative to this file.
enum TypeHome { case here, elsewhere }

/// Whether the bodies of a type can change state.
enum Lowering {
  case on
  /// The type declares all its stored properties, and none of them is a candidate for state.
  case off
}

/// Whether calls of foreign code are kept: functions of other values, initialisers, functions of other files.
enum ForeignCalls {
  case dropped
  /// The file has variables of its own, which foreign code may reach by calling back.
  case kept
}

/// The kind of a file's top level.
enum FileExtent {
  case declarations
  /// Statements that run in order and initialise the variables.
  case program

  /// A program is `main.swift`, a script or a page of a playground.
  init(of items: CodeBlockItemListSyntax, path: String) {
    let isMain = path == "main.swift" || path.hasSuffix("/main.swift")
    let hasStatement = items.contains { item in
      switch item.item {
      case .decl: false
      case .stmt: true
      // `#Preview { … }` may stand among declarations.
      case .expr(let expression): expression.kind != .macroExpansionExpr
      }
    }
    self = isMain || hasStatement ? .program : .declarations
  }
}

extension FactWalk {
  /// Whether the file has candidates for state of its own. Valid after `scanMemberNames`.
  var declaresState: Bool { stateCandidates["", default: 0] > 0 }

  /// Decides for a type whose members were scanned before.
  func lowering(
    of kind: TypeDeclaration.Kind, named name: String, inherited: [String]
  ) -> Lowering {
    // Any type may write the file's variables.
    guard !declaresState else { return .on }
    switch kind {
    case .extension: return statelessTypes.contains(name) ? .off : .on
    case .protocol, .enum: return .on
    case .struct, .actor: break
    case .class:
      // A class of the project may inherit flags; a class of the SDK has none that matter.
      guard let first = inherited.first else { break }
      guard first.hasPrefix("UI") || first.hasPrefix("NS") else { return .on }
    }
    guard stateCandidates[name, default: 0] == 0 else { return .on }
    statelessTypes.insert(name)
    return .off
  }

  /// Marks the names of all members of the file's types before the bodies that use them are walked. Counts
  /// each type's candidates for state; those of the file are under the empty name.
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
      case .switchCases, .attributes, .expression, nil: break
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
      let isQuantity = detail.contains(.quantities) && mayBeQuantity(written, binding.initializer?.value)
      if let name, isQuantity { mark(name, .enumVariable) }
      // Other patterns, such as tuples, are not analysed here and count as candidates.
      if !isComputed, name == nil || isQuantity || !isPlain(written, binding.initializer?.value) {
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

  /// Whether the type or the literal shows that the variable has many values.
  private func isPlain(_ type: WrittenType?, _ value: ExprSyntax?) -> Bool {
    if let type { return !type.mayHaveFewStates }
    switch value?.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr:
      return true
    default: return false
    }
  }

  /// Whether it may be a number, a text or a collection.
  private func mayBeQuantity(_ type: WrittenType?, _ value: ExprSyntax?) -> Bool {
    if let type { return type.isNumber || type.isCountable }
    switch value?.kind {
    case nil, .booleanLiteralExpr, .nilLiteralExpr, .closureExpr: return false
    default: return true
    }
  }

  private func scan(_ name: TokenSyntax, type: WrittenType?, value: ExprSyntax?) {
    if let type {
      if case .named(let typeName) = type.unwrapped, !SDK.says(oneOf: .manyValues, of: typeName) {
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
  /// Whether values of the type have few states worth following.
  var mayHaveFewStates: Bool {
    switch self {
    case .named(let name): !SDK.says(oneOf: .manyValues, of: name)
    case .optional, .tuple, .result, .other: true
    case .list, .dictionary, .function: false
    }
  }
}
