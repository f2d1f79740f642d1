import SwiftSyntax

/// Whether the bodies of a type can move state.
enum Lowering {
  case on
  /// The type declares all that it stores, and none of it has few values.
  case off
}

extension FactWalk {
  /// Decides for a type whose members were scanned just now.
  func lowering(
    of kind: TypeDeclaration.Kind, named name: String, inherited: [String], candidates: Int
  ) -> Lowering {
    switch kind {
    case .extension: return statelessTypes.contains(name) ? .off : .on
    case .protocol: return .on
    case .struct, .enum, .actor: break
    case .class:
      // A class of the project may inherit flags; one of the SDK's has none of ours.
      guard let first = inherited.first else { break }
      guard first.hasPrefix("UI") || first.hasPrefix("NS") else { return .on }
    }
    guard candidates == 0, kind != .enum else { return .on }
    statelessTypes.insert(name)
    return .off
  }

  /// Notes the names of flags and enum variables before the bodies that use them are walked.
  ///
  /// Answers how many variables may have few values.
  func scanMemberNames(_ members: MemberBlockItemListSyntax) -> Int {
    var candidates = 0
    for member in members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        candidates += scan(variable)
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          if case .decls(let inner) = clause.elements { candidates += scanMemberNames(inner) }
        }
      }
    }
    return candidates
  }

  private func scan(_ variable: VariableDeclSyntax) -> Int {
    guard variable.bindingSpecifier.tokenKind == .keyword(.var) else { return 0 }
    var candidates = 0
    for binding in variable.bindings {
      // Tuples and the like are not told apart here: they may be anything.
      candidates += isComputed(binding) ? 0 : 1
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      scan(name, type: binding.typeAnnotation?.type, value: binding.initializer?.value)
      if isPlain(binding) { candidates -= 1 }
    }
    return candidates
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

  /// Stored, with a type or a literal that says that it has many values.
  private func isPlain(_ binding: PatternBindingSyntax) -> Bool {
    guard !isComputed(binding) else { return false }
    if let type = binding.typeAnnotation?.type {
      switch writtenType(type) {
      case .named(let name): return plainTypes.contains(name)
      case .list, .dictionary, .function: return true
      case .optional, .tuple, .other: return false
      }
    }
    switch binding.initializer?.value.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr:
      return true
    default: return false
    }
  }

  private func scan(_ name: TokenSyntax, type: TypeSyntax?, value: ExprSyntax?) {
    if let type {
      let written = writtenType(type)
      if written.isBoolean || written.isOptional { mark(name, .flag) }
      if case .named(let typeName) = written.unwrapped, !plainTypes.contains(typeName) {
        mark(name, .enumVariable)
      }
    } else if let value {
      switch value.kind {
      case .booleanLiteralExpr, .sequenceExpr, .prefixOperatorExpr: mark(name, .flag)
      case .memberAccessExpr: mark(name, .enumVariable)
      default: break
      }
    }
  }
}
