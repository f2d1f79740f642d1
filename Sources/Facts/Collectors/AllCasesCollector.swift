import SwiftSyntax
import UntangleSourceFiles

/// Collects hand-written lists of all cases.
final class AllCasesCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var lists: [AllCases] = []

  init(_ walk: FactWalk) { self.walk = walk }
}

extension AllCasesCollector {
  /// A hand-written `allCases`: lists of cases, and one case for each of another enum's, and nothing else.
  func note(_ name: TokenSyntax, _ binding: PatternBindingSyntax, _ head: VariableHead) {
    guard head.scope == .static, let type = typeName, text(name) == "allCases",
      let parts = allCasesParts(binding)
    else { return }
    var members: [String] = []
    // A set, because generated lists have thousands of elements.
    var known: Set<String> = []
    for part in parts {
      guard let listed = listedCases(part) else { return }
      for member in listed where known.insert(member).inserted { members.append(member) }
    }
    lists.append(AllCases(type: type, members: members, span: span(name)))
  }

  /// What is put together with `+`; nil where there is no list literal among it.
  private func allCasesParts(_ binding: PatternBindingSyntax) -> [ExprSyntax]? {
    guard let value = allCasesValue(binding) else { return nil }
    guard let sequence = value.as(SequenceExprSyntax.self) else {
      return value.kind == .arrayExpr ? [value] : nil
    }
    let elements = Array(sequence.elements)
    let isSum = elements.enumerated().allSatisfy { index, element in
      index.isMultiple(of: 2)
        || element.as(BinaryOperatorExprSyntax.self).map { text($0.operator) == "+" } ?? false
    }
    guard isSum, elements.contains(where: { $0.kind == .arrayExpr }) else { return nil }
    return elements.enumerated().compactMap { $0.offset.isMultiple(of: 2) ? $0.element : nil }
  }

  /// The cases in `[.a, .b]`, or the one in `Other.allCases.map(Self.c)`; nil for anything else.
  private func listedCases(_ part: ExprSyntax) -> [String]? {
    if let call = part.as(FunctionCallExprSyntax.self) { return mappedCase(call).map { [$0] } }
    guard let list = part.as(ArrayExprSyntax.self) else { return nil }
    let names = list.elements.map { caseName($0.expression) }
    let known = names.compactMap(\.self)
    return known.count == names.count ? known : nil
  }

  private func mappedCase(_ call: FunctionCallExprSyntax) -> String? {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      text(callee.declName.baseName) == "map",
      let all = callee.base?.as(MemberAccessExprSyntax.self), text(all.declName.baseName) == "allCases"
    else { return nil }
    if let closure = call.trailingClosure { return madeCase(closure) }
    guard call.arguments.count == 1, let only = call.arguments.first?.expression else { return nil }
    if let closure = only.as(ClosureExprSyntax.self) { return madeCase(closure) }
    return caseName(only)
  }

  /// `{ .c($0) }`.
  private func madeCase(_ closure: ClosureExprSyntax) -> String? {
    guard closure.statements.count == 1, case .expr(let only)? = closure.statements.first?.item else {
      return nil
    }
    return caseName(only)
  }

  private func caseName(_ expression: ExprSyntax) -> String? {
    guard case .enumCase(let name, _, _)? = namedCase(expression) else { return nil }
    return name
  }

  private func allCasesValue(_ binding: PatternBindingSyntax) -> ExprSyntax? {
    if let value = binding.initializer?.value { return value }
    guard let items = getter(binding), items.count == 1, let only = items.first else { return nil }
    switch only.item {
    case .expr(let expression): return expression
    case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: return nil
    }
  }

  private func getter(_ binding: PatternBindingSyntax) -> CodeBlockItemListSyntax? {
    switch binding.accessorBlock?.accessors {
    case .getter(let items): items
    case .accessors(let accessors): accessors.count == 1 ? accessors.first?.body?.statements : nil
    case nil: nil
    }
  }
}
