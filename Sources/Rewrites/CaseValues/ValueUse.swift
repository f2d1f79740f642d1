import SwiftSyntax

/// One use of a variable in the code of its type.
struct ValueUse: Sendable {
  enum Kind {
    /// It gets a value, by a statement of its own.
    case set
    /// It gets the value of a variable that is not set: `nil`, `[]`, `0`, `""` or `.zero`.
    case clear
    case read
    /// Anything else, as a change in place or a binding.
    case other
  }

  var kind: Kind
  /// The index of the file.
  var file: Int
  /// The reference.
  var node: Syntax

  /// The lists of statements around it within one run, the innermost first. The run goes on behind what it awaits on the main
  /// actor.
  var statementsAround: [CodeBlockItemListSyntax] {
    var lists: [CodeBlockItemListSyntax] = []
    for parent in ancestors {
      if let list = parent.as(CodeBlockItemListSyntax.self) { lists.append(list) }
      let isLater = parent.as(ClosureExprSyntax.self).map { !$0.isAwaitedOnMainActor } ?? false
      if isLater || parent.is(MemberBlockItemSyntax.self) { break }
    }
    return lists
  }

  /// The branches of the `if` statements beside and around it that ask for one of the variables.
  func branchesAround(asking names: Set<String>) -> [CodeBlockItemListSyntax] {
    statementsAround.flatMap { list in list.flatMap { $0.branches(asking: names) } }
  }

  enum Surroundings {
    /// The code around it asks for one of the variables, presents something with it, or writes it.
    case asking
    /// Nothing in this function or computed property does.
    case member(String)
    case other
  }

  func surroundings(asking names: Set<String>) -> Surroundings {
    if isAsking(for: names) { return .asking }
    guard let item = ancestors.lazy.compactMap({ $0.as(MemberBlockItemSyntax.self) }).first else {
      return .other
    }
    guard let function = item.decl.as(FunctionDeclSyntax.self) else {
      return item.decl.as(VariableDeclSyntax.self)?.soleName.map(Surroundings.member) ?? .other
    }
    return function.mentions(names) ? .asking : .member(function.name.text)
  }

  /// Whether the code right around it, up to the member that it is in, asks for one of the variables.
  func isAsking(for names: Set<String>) -> Bool {
    var inner = node
    for parent in ancestors {
      if parent.is(MemberBlockItemSyntax.self) { return false }
      if parent.asks(for: names, around: inner) { return true }
      inner = parent
    }
    return false
  }

  /// Whether an `if` asks for one of the variables and whether nothing is here, as `isLoading && page == nil`: so it stays while
  /// one of them is set.
  func isMissed(beside names: Set<String>) -> Bool {
    guard asksForAbsence,
      let conditions = ancestors.lazy.compactMap({ $0.as(ConditionElementListSyntax.self) }).first,
      conditions.parent?.is(IfExprSyntax.self) == true
    else { return false }
    return conditions.tokens(viewMode: .sourceAccurate).prefix(mostTokens).contains { token in
      names.contains(token.text) && !token.isNegated
    }
  }

  /// The reference with what stands before it: `self.x` of `x`.
  var whole: Syntax {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    return access.flatMap { $0.declName.id == node.id ? Syntax($0) : nil } ?? node
  }

  /// Whether it is `x.isEmpty` or `x == nil`.
  private var asksForAbsence: Bool {
    let whole = whole
    if let access = whole.parent?.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text == "isEmpty"
        && access.parent?.is(PrefixOperatorExprSyntax.self) != true
    }
    guard let list = whole.parent?.as(ExprListSyntax.self),
      let place = list.firstIndex(where: { $0.id == whole.id })
    else { return false }
    return list[list.index(after: place)...].prefix(2).map(\.trimmedDescription) == ["==", "nil"]
  }

  /// Whether it is in the closure of an animation, before which the view is drawn.
  var isAnimated: Bool {
    ancestors.contains { parent in
      let called = parent.as(FunctionCallExprSyntax.self)?.calledExpression
      return called?.as(DeclReferenceExprSyntax.self)?.baseName.text == "withAnimation"
    }
  }

  var isInInitializer: Bool { ancestors.contains { $0.is(InitializerDeclSyntax.self) } }

  /// Whether it is `x?.cancel()`, which does nothing to work that is over.
  var endsWhatItHolds: Bool {
    guard let chain = node.parent?.as(OptionalChainingExprSyntax.self),
      let access = chain.parent?.as(MemberAccessExprSyntax.self),
      let call = access.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.arguments.isEmpty && ["cancel", "invalidate"].contains(access.declName.baseName.text)
  }

  /// Whether the flag is on there: in the body of `if isOn`, behind it in one condition, or after `guard isOn`.
  func stands(under flag: String) -> Bool {
    var inner = node
    for parent in ancestors {
      defer { inner = parent }
      switch parent.as(SyntaxEnum.self) {
      case .ifExpr(let branch):
        if inner.id == branch.body.id, branch.conditions.contains(where: { $0.asks(for: flag) }) {
          return true
        }
      case .conditionElementList(let conditions):
        if conditions.prefix(while: { $0.id != inner.id }).contains(where: { $0.asks(for: flag) }) {
          return true
        }
      case .codeBlockItemList(let list):
        let isAsked = list.prefix { $0.id != inner.id }.contains { item in
          item.item.as(GuardStmtSyntax.self)?.conditions.contains { $0.asks(for: flag) } ?? false
        }
        if isAsked { return true }
      case .closureExpr, .memberBlockItem: return false
      default: break
      }
    }
    return false
  }

  private var ancestors: some Sequence<Syntax> {
    sequence(first: node) { $0.parent }.dropFirst().prefix(deepestAncestor)
  }
}

/// Code that is nested deeper is left out.
private let deepestAncestor = 256
/// Longer code is only looked at so far.
private let mostTokens = 4_096

extension Syntax {
  /// Whether this node, of which `inner` is a child, knows the state there.
  fileprivate func asks(for names: Set<String>, around inner: Syntax) -> Bool {
    switch self.as(SyntaxEnum.self) {
    case .ifExpr(let node): return node.conditions.mentions(names)
    case .guardStmt(let node): return node.conditions.mentions(names)
    case .whileStmt(let node): return node.conditions.mentions(names)
    case .switchExpr(let node): return node.subject.mentions(names)
    case .sequenceExpr(let node): return node.mentions(names)
    case .functionCallExpr(let node):
      return inner.id != node.calledExpression.id
        && node.arguments.contains { !$0.expression.is(ClosureExprSyntax.self) && $0.mentions(names) }
    case .codeBlockItemList(let node):
      return node.contains { item in
        item.item.as(GuardStmtSyntax.self).map { $0.conditions.mentions(names) } ?? false
          || item.change(of: names) != nil
      }
    default: return false
    }
  }
}

extension TokenSyntax {
  /// Whether it is the name in `!x` or `!model.x`.
  fileprivate var isNegated: Bool {
    var whole = parent
    while let outer = whole?.parent?.as(MemberAccessExprSyntax.self) { whole = Syntax(outer) }
    return whole?.parent?.is(PrefixOperatorExprSyntax.self) == true
  }
}

extension ConditionElementSyntax {
  /// Whether it is the flag and nothing else.
  fileprivate func asks(for flag: String) -> Bool {
    condition.as(ExprSyntax.self)?.memberOfSelf == flag
  }
}

extension SyntaxProtocol {
  /// Whether one of the names, or the binding of one, is a word in it.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).prefix(mostTokens).contains { names.contains($0.text.withoutDollar) }
  }
}

extension VariableDeclSyntax {
  /// The name of its only variable.
  fileprivate var soleName: String? {
    bindings.count == 1 ? bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text : nil
  }
}

extension CodeBlockItemSyntax {
  /// The statements in the branches of an `if` whose first condition asks for one of the variables; empty for others.
  fileprivate func branches(asking names: Set<String>) -> [CodeBlockItemListSyntax] {
    let expression = item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    guard var node = expression?.as(IfExprSyntax.self), node.conditions.mentions(names) else { return [] }
    var lists = [node.body.statements]
    while let rest = node.elseBody {
      switch rest {
      case .codeBlock(let block): return lists + [block.statements]
      case .ifExpr(let next):
        lists.append(next.body.statements)
        node = next
      }
    }
    return lists
  }

  /// As `assignment(of:)`, and for `isOn.toggle()`, whose value is nil.
  func change(of names: Set<String>) -> (name: String, target: ExprSyntax, value: ExprSyntax?)? {
    if let (name, target, value) = assignment(of: names) { return (name, target, value) }
    guard let call = item.as(FunctionCallExprSyntax.self), let (name, _) = names.toggled(call),
      let target = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return nil }
    return (name, target, nil)
  }

  /// The variable that the statement writes, the target, and the value; nil for other statements.
  func assignment(of names: Set<String>) -> (name: String, target: ExprSyntax, value: ExprSyntax)? {
    guard let sequence = item.as(SequenceExprSyntax.self), sequence.elements.count > 2 else { return nil }
    let elements = sequence.elements
    let (first, second) = (elements.startIndex, elements.index(after: elements.startIndex))
    guard elements[second].is(AssignmentExprSyntax.self), let name = elements[first].memberOfSelf,
      names.contains(name)
    else { return nil }
    return (name, elements[first], elements[elements.index(after: second)])
  }
}

extension ExprSyntax {
  /// `x` of `x` and `self.x`; nil for other expressions.
  var ownMember: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifier?.name }
    guard let access = self.as(MemberAccessExprSyntax.self), access.base?.isSelf == true else { return nil }
    return access.declName.baseName.identifier?.name
  }

  /// As `ownMember`, and for `self?.x`.
  var memberOfSelf: String? {
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.base?.as(OptionalChainingExprSyntax.self)?.expression.isSelf == true
    else { return ownMember }
    return access.declName.baseName.identifier?.name
  }
}

/// Whether an expression is `nil`, `false`, nothing or zero.
func isUnset(_ value: ExprSyntax) -> Bool {
  switch value.as(ExprSyntaxEnum.self) {
  case .nilLiteralExpr: true
  case .booleanLiteralExpr(let node): node.literal.tokenKind == .keyword(.false)
  case .integerLiteralExpr(let node): node.literal.text == "0"
  case .floatLiteralExpr(let node): Double(node.literal.text) == 0
  case .stringLiteralExpr(let node): node.segments.allSatisfy { $0.trimmedLength.utf8Length == 0 }
  case .arrayExpr(let node): node.elements.isEmpty
  case .dictionaryExpr(let node): node.content.is(TokenSyntax.self)
  case .memberAccessExpr(let node): node.declName.baseName.text == "zero"
  default: false
  }
}

extension ClosureExprSyntax {
  /// Whether it is that of `await MainActor.run { … }`.
  fileprivate var isAwaitedOnMainActor: Bool {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id else {
      return false
    }
    return call.calledExpression.trimmedDescription == "MainActor.run"
      && call.parent?.is(AwaitExprSyntax.self) == true
  }
}
