import SwiftSyntax

/// Finds the uses of some variables in the code of their type, outside of initialisers.
final class ValueUseFinder: TypeVisitor {
  private(set) var found: [String: [ValueUse]] = [:]

  private let names: Set<String>
  private let members: Set<String>
  private let file: Int
  /// By name, the nodes within which a local has it.
  private var shadows: [String: Set<SyntaxIdentifier>] = [:]

  /// All uses of the other `members` are noted as reads.
  init(_ names: Set<String>, members: Set<String>, of type: String, file: Int) {
    self.names = names
    self.members = members.subtracting(names)
    self.file = file
    super.init(type)
  }

  override func visit(_: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      names.contains(name)
    else { return .visitChildren }
    let value = node.initializer?.value
    if value == nil || value?.memberOfSelf == name { note(name, .read, Syntax(node)) }
    shadow(name, around: Syntax(node))
    return value?.memberOfSelf == name ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, node.parent?.is(OptionalBindingConditionSyntax.self) != true else { return .skipChildren }
    let isMember =
      node.parent?.as(PatternBindingSyntax.self)?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self)
      == true
    if !isMember { shadow(node.identifier.text, around: Syntax(node)) }
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if isInside { shadow((node.secondName ?? node.firstName).text, around: Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if isInside { shadow((node.secondName ?? node.firstName).text, around: Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    if isInside { shadow(node.name.text, around: Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard isInside else { return .visitChildren }
    // A member of another instance is not looked at: most are of other types.
    if let name = ExprSyntax(node).memberOfSelf {
      if names.contains(name.withoutDollar) {
        note(name, Syntax(node))
      } else if members.contains(name) {
        note(name, .read, Syntax(node))
      }
    }
    // The name itself is no use of its own.
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if isInside, names.contains(name.withoutDollar), !isShadowed(name.withoutDollar, at: Syntax(node)) {
      note(name, Syntax(node))
    } else if isInside, members.contains(name) {
      note(name, .read, Syntax(node))
    }
    return .skipChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if isInside, names.contains(name) { note(name, .other, Syntax(node)) }
    return .skipChildren
  }

  private func shadow(_ name: String, around node: Syntax) {
    guard names.contains(name) else { return }
    let scope = sequence(first: node) { $0.parent }.first { $0.isScope }
    if let scope { shadows[name, default: []].insert(scope.id) }
  }

  private func isShadowed(_ name: String, at node: Syntax) -> Bool {
    guard let scopes = shadows[name] else { return false }
    return sequence(first: node) { $0.parent }.contains { scopes.contains($0.id) }
  }

  /// Notes a reference to `x` or `$x`.
  private func note(_ name: String, _ node: Syntax) {
    guard name == name.withoutDollar else { return note(name.withoutDollar, .other, node) }
    note(name, kind(of: node), node)
  }

  private func note(_ name: String, _ kind: ValueUse.Kind, _ node: Syntax) {
    found[name, default: []].append(ValueUse(kind: kind, file: file, node: node))
  }

  private func kind(of node: Syntax) -> ValueUse.Kind {
    guard let parent = node.parent else { return .read }
    if parent.is(InOutExprSyntax.self) { return .other }
    if let call = node.mutatingCall { return call }
    guard let elements = parent.as(ExprListSyntax.self), let place = elements.first,
      place.id == node.id, let sequence = elements.parent?.as(SequenceExprSyntax.self),
      elements.count > 1
    else { return node.isChangedInPlace ? .other : .read }
    let second = elements[elements.index(after: elements.startIndex)]
    if second.is(AssignmentExprSyntax.self) {
      guard sequence.parent?.is(CodeBlockItemSyntax.self) == true, elements.count > 2,
        let value = elements.last
      else { return .other }
      return elements.count == 3 && isUnset(value) ? .clear : .set
    }
    guard let sign = second.as(BinaryOperatorExprSyntax.self)?.operator.text else { return .read }
    let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!=="]
    return sign.hasSuffix("=") && !comparisons.contains(sign) ? .other : .read
  }
}

extension String {
  /// `x` for `$x`.
  var withoutDollar: String { hasPrefix("$") ? String(dropFirst()) : self }
}

extension Syntax {
  /// What `x.append(1)` and `x.removeAll()` do to it; nil where no collection's method that changes it is called.
  fileprivate var mutatingCall: ValueUse.Kind? {
    guard let access = parent?.as(MemberAccessExprSyntax.self), access.base?.id == id,
      let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id
    else { return nil }
    let name = access.declName.baseName.text
    if name == "removeAll", call.arguments.isEmpty, call.trailingClosure == nil { return .clear }
    return changingMethods.contains(name) ? .other : nil
  }

  /// Whether locals that are declared in it are known up to its end.
  fileprivate var isScope: Bool {
    switch kind {
    case .codeBlock, .closureExpr, .functionDecl, .subscriptDecl, .accessorDecl, .accessorBlock, .ifExpr,
      .forStmt, .whileStmt, .switchCase, .catchClause:
      true
    default: false
    }
  }

  /// Whether a part of the value is written: `x.size = 1`, `x[0] = 1`.
  fileprivate var isChangedInPlace: Bool {
    var node = self
    while let parent = node.parent {
      let isBase =
        parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
        || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
        || parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      guard isBase else {
        guard node.id != id, let elements = parent.as(ExprListSyntax.self), elements.first?.id == node.id,
          elements.parent?.is(SequenceExprSyntax.self) == true, elements.count > 2
        else { return false }
        let second = elements[elements.index(after: elements.startIndex)]
        return second.is(AssignmentExprSyntax.self)
      }
      node = parent
    }
    return false
  }
}

/// Methods of collections, sets and dictionaries that change them.
private let changingMethods: Set<String> = [
  "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge", "partition",
  "popFirst",
  "popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
  "replaceSubrange", "reverse", "shuffle", "sort", "subtract", "swapAt", "update", "updateValue",
]
