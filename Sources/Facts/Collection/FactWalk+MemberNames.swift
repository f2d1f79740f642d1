import SwiftSyntax

extension FactWalk {
  /// Notes the names of flags and enum variables before the bodies that use them are walked.
  func scanMemberNames(_ members: MemberBlockItemListSyntax) {
    for member in members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        scan(variable)
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          if case .decls(let inner) = clause.elements { scanMemberNames(inner) }
        }
      }
    }
  }

  private func scan(_ variable: VariableDeclSyntax) {
    guard variable.bindingSpecifier.tokenKind == .keyword(.var) else { return }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      scan(name, type: binding.typeAnnotation?.type, value: binding.initializer?.value)
    }
  }

  private func scan(_ name: TokenSyntax, type: TypeSyntax?, value: ExprSyntax?) {
    if let type {
      let written = writtenType(type)
      if written.isBoolean || written.isOptional { mark(name, .flag) }
      if case .named(let typeName) = written.unwrapped, !Self.isPlain(typeName) {
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

  /// Types of the standard library that are no enums; methods of theirs change no state.
  private static func isPlain(_ type: String) -> Bool {
    switch type {
    case "Int", "String", "Double", "Float", "CGFloat", "Date", "URL", "Data", "Bool", "UUID",
      "CGRect", "CGSize", "CGPoint", "TimeInterval", "Int32", "Int64", "UInt", "UInt8", "UInt64":
      true
    default: false
    }
  }
}
