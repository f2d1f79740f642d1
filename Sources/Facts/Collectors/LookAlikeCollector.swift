import SwiftSyntax
import UntangleSourceFiles

/// Collects variables and constants that hold a Bool under another name.
final class LookAlikeCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var flags: [FlagLookAlike] = []
  /// Places that are noted: some code is walked twice.
  private var seen: Set<Span> = []

  init(_ walk: FactWalk) { self.walk = walk }
}

extension LookAlikeCollector {
  func note(_ name: TokenSyntax, type: TypeSyntax?, value: ExprSyntax?, _ head: VariableHead) {
    guard !isElsewhere, let holder = type.map(holder(in:)) ?? value.flatMap(holder(of:)) else { return }
    // A constant of another type keeps its value.
    guard SDK.says(.box, of: holder) || head.mutability == .variable, case let place = span(name),
      seen.insert(place).inserted
    else { return }
    flags.append(
      FlagLookAlike(
        name: text(name), enclosingType: typeName, scope: head.scope, holder: holder, span: place))
  }

  /// `ObjCBool`, `Mutex<Bool>`, `Synchronization.Mutex<Bool>`.
  private func holder(in type: TypeSyntax) -> String? {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): holder(named: type.name, type.genericArgumentClause)
    case .memberType(let type): holder(named: type.name, type.genericArgumentClause)
    default: nil
    }
  }

  private func holder(named token: TokenSyntax, _ clause: GenericArgumentClauseSyntax?) -> String? {
    let name = text(token)
    guard let clause else { return SDK.says(.lookAlike, of: name) ? name : nil }
    guard SDK.says(.box, of: name), let argument = clause.arguments.first else { return nil }
    return writtenType(argument.argument).isBoolean ? name : nil
  }

  /// `ObjCBool(false)`, `Mutex(false)`, `Atomic<Bool>(false)`.
  private func holder(of value: ExprSyntax) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    switch call.calledExpression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let callee):
      let name = text(callee.baseName)
      guard SDK.says(oneOf: [.lookAlike, .box], of: name) else { return nil }
      return call.arguments.first?.expression.kind == .booleanLiteralExpr ? name : nil
    case .genericSpecializationExpr(let special):
      guard let callee = special.expression.as(DeclReferenceExprSyntax.self),
        let argument = special.clause.arguments.first
      else { return nil }
      let name = text(callee.baseName)
      return SDK.says(.box, of: name) && writtenType(argument.argument).isBoolean ? name : nil
    default: return nil
    }
  }
}
