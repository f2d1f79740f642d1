import SwiftSyntax
import UntangleFacts

/// Tells code that nobody can look from: it runs only itself, and neither reads nor writes what it must not.
///
/// What is not listed here may look. Operators, interpolations, the descriptions of errors, and the properties of the
/// standard library that the SDK's table calls silent are taken to do what they say.
struct InertCode {
  let own: OwnCode
  /// Variables of the group that may be read.
  let readable: Set<String>
  /// Names that the surrounding function binds.
  let locals: Set<String>
  /// What locals mean here: whether they may be assigned.
  let assignment: Assignment
  private var depth = 0

  enum Assignment {
    /// Locals may be assigned.
    case free
    /// Something else depends on the locals.
    case fixed
  }

  init(_ own: OwnCode, readable: Set<String>, locals: Set<String>, _ assignment: Assignment) {
    self.own = own
    self.readable = readable
    self.locals = locals.subtracting(own.group)
    self.assignment = assignment
  }

  // Statements.

  func holds(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .decl(let declaration): return isInert(declaration)
    case .stmt(let statement): return isInert(statement)
    case .expr(let expression): return isInertStatement(expression)
    }
  }

  private func holds(all list: CodeBlockItemListSyntax) -> Bool { list.allSatisfy(holds) }

  private func isInert(_ declaration: DeclSyntax) -> Bool {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
      variable.modifiers.isEmpty
    else { return false }
    return variable.bindings.allSatisfy { binding in
      binding.accessorBlock == nil && (binding.initializer.map { holds($0.value) } ?? true)
    }
  }

  private func isInert(_ statement: StmtSyntax) -> Bool {
    if let statement = statement.as(ExpressionStmtSyntax.self) {
      return isInertStatement(statement.expression)
    }
    // Only a function that is called may return: the end of the surrounding one would show what is half done.
    guard depth > 0 else { return false }
    if let leave = statement.as(ReturnStmtSyntax.self) { return leave.expression.map(holds) ?? true }
    guard let test = statement.as(GuardStmtSyntax.self) else { return false }
    return holds(test.conditions) && holds(all: test.body.statements)
  }

  private func isInertStatement(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let sequence): return isInertAssignment(sequence)
    case .ifExpr(let branch): return isInert(branch)
    case .functionCallExpr(let call): return isPrinting(call) || isChange(call) || isInertCall(call)
    default: return false
    }
  }

  private func isInert(_ branch: IfExprSyntax) -> Bool {
    guard holds(branch.conditions), holds(all: branch.body.statements) else { return false }
    switch branch.elseBody {
    case nil: return true
    case .codeBlock(let block)?: return holds(all: block.statements)
    case .ifExpr(let next)?: return isInert(next)
    }
  }

  /// `count = 1`, `self.count += 1`, `_ = value`.
  private func isInertAssignment(_ sequence: SequenceExprSyntax) -> Bool {
    let elements = Array(sequence.elements)
    guard elements.count > 2, isTarget(elements[0]) else { return false }
    let isAssigning =
      elements[1].is(AssignmentExprSyntax.self)
      || assigningOperators.contains(elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
    return isAssigning && elements.dropFirst(2).allSatisfy(holdsElement)
  }

  private func isTarget(_ target: ExprSyntax) -> Bool {
    if target.is(DiscardAssignmentExprSyntax.self) { return true }
    if let name = target.ownMember, own.settable.contains(name) { return true }
    guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return assignment == .free && isLocal(name)
  }

  private func isPrinting(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return SDK.says(.prints, of: name) && !own.running.contains(name) && holds(call.arguments)
      && call.hasOnlyArguments
  }

  /// `items.removeAll()`: a collection of plain values is changed in place.
  private func isChange(_ call: FunctionCallExprSyntax) -> Bool {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let name = access.base?.ownMember, own.collections.contains(name), call.hasOnlyArguments
    else { return false }
    return SDK.says(.changesCollection, of: access.declName.baseName.text) && holds(call.arguments)
  }

  // Conditions.

  func holds(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.allSatisfy { element in
      switch element.condition {
      case .expression(let expression): holds(expression)
      case .optionalBinding(let binding):
        binding.initializer.map { holds($0.value) }
          ?? isReadable(binding.pattern.trimmedDescription)
      case .matchingPattern(let match): holds(match.initializer.value) && isPlain(match.pattern)
      case .availability: true
      }
    }
  }

  /// Whether the pattern compares with nothing but cases: `~=` may be the project's.
  func isPlain(_ pattern: PatternSyntax) -> Bool {
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return true }
    if expression.isLiteral { return true }
    return expression.as(MemberAccessExprSyntax.self)?.base == nil
      && expression.is(MemberAccessExprSyntax.self)
      || (expression.as(FunctionCallExprSyntax.self)?.calledExpression.is(MemberAccessExprSyntax.self)
        ?? false)
  }

  // Expressions.

  func holds(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr: true
    case .stringLiteralExpr(let literal): literal.segments.allSatisfy(isInert)
    case .declReferenceExpr(let reference):
      reference.argumentNames == nil
        && (isReadable(reference.baseName.identifier?.name ?? "") || isCaught(expression))
    case .memberAccessExpr(let access): isInert(access)
    case .tupleExpr(let tuple): tuple.elements.allSatisfy { holds($0.expression) }
    case .arrayExpr(let array): array.elements.allSatisfy { holds($0.expression) }
    case .dictionaryExpr(let dictionary): isInert(dictionary)
    case .sequenceExpr(let sequence): sequence.elements.allSatisfy(holdsElement)
    case .prefixOperatorExpr(let node): holds(node.expression)
    case .optionalChainingExpr(let node): holds(node.expression)
    case .forceUnwrapExpr(let node): holds(node.expression)
    case .functionCallExpr(let call): isInertCall(call)
    case .subscriptCallExpr(let node):
      node.calledExpression.ownMember.map(own.collections.contains) == true && holds(node.arguments)
    default: false
    }
  }

  func holds(_ elements: [ExprSyntax]) -> Bool { elements.allSatisfy(holdsElement) }

  private func holdsElement(_ element: ExprSyntax) -> Bool {
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node): !assigningOperators.contains(node.operator.text)
    case .unresolvedTernaryExpr(let ternary): holds(ternary.thenExpression)
    case .unresolvedIsExpr, .unresolvedAsExpr, .typeExpr: true
    default: holds(element)
    }
  }

  private func holds(_ arguments: LabeledExprListSyntax) -> Bool {
    arguments.allSatisfy { holds($0.expression) }
  }

  private func isInert(_ segment: StringLiteralSegmentListSyntax.Element) -> Bool {
    switch segment {
    case .stringSegment: true
    case .expressionSegment(let segment): holds(segment.expressions)
    }
  }

  private func isInert(_ dictionary: DictionaryExprSyntax) -> Bool {
    guard case .elements(let elements) = dictionary.content else { return true }
    return elements.allSatisfy { holds($0.key) && holds($0.value) }
  }

  private func isInert(_ access: MemberAccessExprSyntax) -> Bool {
    let name = access.declName.baseName.identifier?.name ?? ""
    guard access.declName.argumentNames == nil, let base = access.base else {
      return access.base == nil && access.declName.argumentNames == nil && own.isCase(name)
    }
    if base.isSelf { return isOwnReadable(name) }
    if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text, type.first?.isUppercase == true {
      return type != "Self" && own.isSilent(name, of: type)
    }
    if name == "localizedDescription", let error = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      let isBound = isLocal(error) || isCaught(base)
      return isBound && error.lowercased().hasSuffix("error")
    }
    // The members of a type of the project that are called the same may run code.
    return SDK.says(.silent, of: name) && base.ownMember.map(own.collections.contains) == true
  }

  private func isReadable(_ name: String) -> Bool {
    isOwnReadable(name) || isLocal(name) || name.first?.isUppercase == true
  }

  private func isOwnReadable(_ name: String) -> Bool { own.stored.contains(name) || readable.contains(name) }

  private func isLocal(_ name: String) -> Bool {
    locals.contains(name) && !own.running.contains(name) && !own.stored.contains(name)
  }

  /// Whether it is the `error` that a `catch` binds without naming it, and no variable of the group has this name.
  private func isCaught(_ expression: ExprSyntax) -> Bool {
    guard let reference = expression.as(DeclReferenceExprSyntax.self), reference.baseName.text == "error",
      !own.group.contains("error")
    else { return false }
    var node = reference.parent
    while let parent = node, !parent.is(MemberBlockSyntax.self) {
      if let clause = parent.as(CatchClauseSyntax.self) {
        return clause.catchItems.isEmpty && !clause.body.declaresError
      }
      node = parent.parent
    }
    return false
  }

  // Calls.

  private func isInertCall(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.hasOnlyArguments, holds(call.arguments) else { return false }
    switch call.calledExpression.as(ExprSyntaxEnum.self) {
    case .arrayExpr, .dictionaryExpr: return true
    case .genericSpecializationExpr(let generic):
      return own.makesValue(generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "")
    case .declReferenceExpr(let reference):
      let name = reference.baseName.text
      return name.first?.isUppercase == true ? own.makesValue(name) : isInertFunction(name)
    case .memberAccessExpr(let access):
      let name = access.declName.baseName.text
      guard let base = access.base else { return false }
      if base.isSelf { return isInertFunction(name) }
      return base.ownMember.map(own.collections.contains) == true && SDK.says(.readsCollection, of: name)
    default: return false
    }
  }

  /// Whether it is a function of the type that no subclass overrides, and whose body is inert itself.
  private func isInertFunction(_ name: String) -> Bool {
    guard depth < deepestCall, !locals.contains(name), let overloads = own.functions[name] else {
      return false
    }
    return overloads.allSatisfy { function in
      guard let body = function.body, function.signature.effectSpecifiers == nil else { return false }
      var inner = InertCode(own, readable: readable, locals: namesBound(in: Syntax(function)), .free)
      inner.depth = depth + 1
      if let only = body.statements.onlyExpression {
        return inner.holds(only) || inner.holds(all: body.statements)
      }
      return inner.holds(all: body.statements)
    }
  }
}

extension CodeBlockSyntax {
  /// Whether something in it is called `error`, which may run code when it is read.
  fileprivate var declaresError: Bool {
    let finder = ErrorDeclarationFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.isFound
  }
}

private final class ErrorDeclarationFinder: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.identifier.identifier?.name == "error" { isFound = true }
    return .skipChildren
  }
}

/// How many calls deep the type's own functions are read.
private let deepestCall = 4

private let assigningOperators: Set<String> = ["+=", "-=", "*=", "/=", "%=", "|=", "&="]

extension FunctionCallExprSyntax {
  /// Whether no closure follows the arguments.
  fileprivate var hasOnlyArguments: Bool { trailingClosure == nil && additionalTrailingClosures.isEmpty }
}

extension CodeBlockItemListSyntax {
  fileprivate var onlyExpression: ExprSyntax? { count == 1 ? first?.item.as(ExprSyntax.self) : nil }
}
