import SwiftSyntax

extension FactWalk {
  /// Lowers an expression to its dependence on the instance's own variables.
  func value(_ expression: ExprSyntax) -> LoweredExpression {
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let node): return .boolean(node.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: return .null
    case .declReferenceExpr(let node): return value(node)
    case .memberAccessExpr(let node): return value(node)
    case .prefixOperatorExpr(let node):
      return text(node.operator) == "!" ? .not(value(node.expression)) : negative(node)
    case .tupleExpr(let node):
      let elements = node.elements.map { value($0.expression) }
      return elements.count == 1 ? elements[0] : .tuple(elements)
    case .sequenceExpr(let node): return value(node)
    case .functionCallExpr(let node): return value(node)
    case .tryExpr(let node):
      return node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        ? .unknown : value(node.expression)
    case .awaitExpr(let node): return value(node.expression)
    case .ifExpr(let node): return value(node)
    case .switchExpr(let node): return value(node)
    case .forceUnwrapExpr(let node): return value(node.expression)
    case .stringLiteralExpr, .simpleStringLiteralExpr, .arrayExpr, .dictionaryExpr:
      return isEmptyLiteral(expression) ? .empty : isFilledLiteral(expression) ? .filled : .some
    case .integerLiteralExpr, .floatLiteralExpr: return number(expression)
    case .closureExpr, .regexLiteralExpr, .keyPathExpr: return .some
    default: return .unknown
    }
  }

  /// Whether a literal, which is not `""`, `[]` or `[:]`, certainly has a character or an element.
  private func isFilledLiteral(_ expression: ExprSyntax) -> Bool {
    guard detail.contains(.quantities) else { return false }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let node):
      // `"""` may begin a text without content, and so may `#"`.
      let start = places.textStart(of: node.node)
      return slice(start, 1).elementsEqual("\"".utf8) && !slice(start + 1, 1).elementsEqual("\"".utf8)
        && !isInterpolated(node)
    default:
      // Blanks and a comment are no content.
      let start = places.textStart(of: expression.node)
      let bytes = slice(start, places.textEnd(of: expression.node) - start)
      return !bytes.contains(UInt8(ascii: "/")) && bytes.contains { !" \n\t\r[]:".utf8.contains($0) }
    }
  }

  private func number(_ literal: ExprSyntax) -> LoweredExpression {
    guard detail.contains(.quantities), let number = Number(literal: codeText(literal)) else { return .some }
    return .number(number)
  }

  private func negative(_ node: PrefixOperatorExprSyntax) -> LoweredExpression {
    guard detail.contains(.quantities), text(node.operator) == "-",
      case .number(let number) = value(node.expression)
    else { return .unknown }
    return .number(number.opposite)
  }

  /// `items.count`, and `items.isEmpty` as a test of it.
  private func counted(_ name: String, _ base: ExprSyntax) -> LoweredExpression? {
    guard detail.contains(.quantities), name == "count" || name == "isEmpty",
      case .variable(let items) = value(base)
    else { return nil }
    return name == "count"
      ? .count(of: items) : .compared(Quantity(variable: items, measure: .count), .equal, Number(0))
  }

  /// Whether a literal is `""`, `[]` or `[:]`.
  private func isEmptyLiteral(_ expression: ExprSyntax) -> Bool {
    let start = places.textStart(of: expression.node)
    let length = places.textEnd(of: expression.node) - start
    return length == 2 || length == 3 && slice(start, length).elementsEqual("[:]".utf8)
  }

  private func value(_ node: DeclReferenceExprSyntax) -> LoweredExpression {
    if node.baseName.tokenKind == .keyword(.self) { return .some }
    let name = id(node.baseName)
    return locals.value(of: name) ?? (isElsewhere ? .unknown : names.variable(name))
  }

  private func value(_ node: MemberAccessExprSyntax) -> LoweredExpression {
    let id = id(node.declName.baseName)
    guard let base = node.base else { return names.enumCase(id) }
    let name = names[id]
    if name == "wrappedValue", case .variable(let storage) = value(base),
      let mark = storage.utf8.first, mark == UInt8(ascii: "_") || mark == UInt8(ascii: "$")
    {
      return .variable(String(storage.dropFirst()))
    }
    if base.node.kind == .superExpr { return isElsewhere ? .unknown : names.variable(id) }
    if name == "localizedDescription", namesError(base) { return .some }
    switch receiver(base) {
    case .instance, .unwrapped(.instance): return names.variable(id)
    case .metatype: return staticMember(name)
    case .name(let type) where startsUppercase(type):
      return isEnclosingType(type) && !isElsewhere ? staticMember(name) : names.enumCase(id)
    case .member(_, let type) where startsUppercase(type): return names.enumCase(id)
    case .tuple: return element(name, of: base) ?? .unknown
    case .name, .member, .typed, .call, .unwrapped, .element, .iterated, .optional, .payload, .choice,
      .certain, .handed, .unknown:
      return counted(name, base) ?? storedPart(name, of: base).map(LoweredExpression.stored) ?? .unknown
    }
  }

  /// Whether it is a value that is called an error, or one of a type that is: `error`, `LoadError.isEmpty`, `LoadError(7)`.
  /// `Error.localizedDescription` is a string, and no optional.
  private func namesError(_ base: ExprSyntax) -> Bool {
    switch base.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return text(node.baseName).lowercased().hasSuffix("error")
    case .functionCallExpr(let node): return namesError(node.calledExpression)
    case .memberAccessExpr(let node):
      guard let holder = node.base, !isOptionalChain(base) else { return false }
      if text(node.declName.baseName).lowercased().hasSuffix("error") { return true }
      guard let type = holder.as(DeclReferenceExprSyntax.self) else { return false }
      return startsUppercase(text(type.baseName)) && namesError(holder)
    default: return false
    }
  }

  /// The access path of a receiver, as far as lowering needs it. No path is built where the last name
  /// decides.
  func receiver(_ base: ExprSyntax) -> AccessPath {
    if isElsewhere, isViewpoint(base) { return .instance }
    switch base.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node):
      let name = text(node.declName.baseName)
      guard name != "self", node.base != nil, startsUppercase(name), !isOptionalChain(base) else {
        return name == "self" ? shape(base) : .unknown
      }
      return .member(.unknown, name)
    case .functionCallExpr, .subscriptCallExpr: return .unknown
    default: return shape(base)
    }
  }

  /// The only expression of a block; nil for other blocks.
  func onlyExpression(_ items: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard items.count == 1, let item = items.first else { return nil }
    switch item.item {
    case .expr(let plain): return plain
    case .stmt(let statement):
      if let returned = statement.as(ReturnStmtSyntax.self) { return returned.expression }
      return statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: return nil
    }
  }

  private func value(_ node: FunctionCallExprSyntax) -> LoweredExpression {
    switch node.calledExpression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let callee):
      let name = name(callee.baseName)
      let isOther = isElsewhere && !startsUppercase(name.text)
      return isOther || locals.contains(name.id)
        ? .unknown
        : .call(
          CalledName(.instance, name.text), startsUppercase(name.text) ? allArguments(node) : arguments(node))
    case .memberAccessExpr(let callee):
      // The result of the superclass's function is not that of the class's function.
      if callee.base?.node.kind == .superExpr { return .unknown }
      switch value(callee) {
      case .variable(let name): return .call(CalledName(.instance, name), arguments(node))
      case .otherSide(let name): return .call(CalledName(.otherSide, name), arguments(node))
      case .enumCase("init"): return made(callee, allArguments(node))
      case .enumCase("some"): return wrapped(node.arguments)
      case .enumCase(let name): return .enumCase(name)
      default: return .unknown
      }
    // `[Item]()`, `[String: Item]()`.
    case .arrayExpr, .dictionaryExpr:
      return detail.contains(.quantities) && node.arguments.isEmpty && node.trailingClosure == nil
        ? .empty : .unknown
    default: return .unknown
    }
  }

  /// `Ticket.init(…)` is `Ticket(…)`. The type of `.init(…)` is unknown here.
  private func made(_ callee: MemberAccessExprSyntax, _ arguments: [Argument]) -> LoweredExpression {
    guard let base = callee.base?.as(DeclReferenceExprSyntax.self) else { return .unknown }
    return .call(CalledName(.instance, text(base.baseName)), arguments)
  }

  /// The arguments of an initialiser, all of them: their labels say which one it is.
  private func allArguments(_ node: FunctionCallExprSyntax) -> [Argument] {
    node.arguments.map { Argument(label: $0.label.map(text) ?? "_", value: value($0.expression)) }
  }

  /// The lowered arguments of a call; empty where nothing is known about any of them.
  func arguments(_ node: FunctionCallExprSyntax) -> [Argument] {
    let arguments = allArguments(node)
    return arguments.contains { $0.value.isTelling } ? arguments : []
  }

  /// `.some(x)`: the wrapped value, where it is more precise than `.some`.
  private func wrapped(_ arguments: LabeledExprListSyntax) -> LoweredExpression {
    guard arguments.count == 1, let inner = arguments.first.map({ value($0.expression) }) else {
      return .some
    }
    switch inner {
    case .boolean, .enumCase: return inner
    default: return .some
    }
  }

  private func value(_ node: SequenceExprSyntax) -> LoweredExpression { value(of: Array(node.elements)) }

  /// The value of the elements of a sequence, or of a range of them.
  func value(of elements: [ExprSyntax]) -> LoweredExpression {
    if elements.count == 1 { return value(elements[0]) }
    if let test = optionalChainTest(elements) { return test }
    return FoldedSequence.value(of: elements, text: text, operand: value)
  }

  /// `x?.isReady == true` implies that `x` is not nil.
  private func optionalChainTest(_ elements: [ExprSyntax]) -> LoweredExpression? {
    guard elements.count == 3, let root = chainRoot(elements[0]) else { return nil }
    let isSet = LoweredExpression.and(.not(.equal(root, .null)), .unknown)
    switch (FoldedSequence.operatorKind(of: elements[1], text: text), value(elements[2])) {
    case (.equal, .boolean), (.unequal, .null): return isSet
    case (.equal, .null): return .not(isSet)
    default: return nil
    }
  }

  /// The variable whose nil makes a whole optional chain nil: `x` in `x?.y.z`; nil where there is none.
  func chainRoot(_ expression: ExprSyntax) -> LoweredExpression? {
    var current = expression
    while true {
      switch current.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let node):
        guard let base = node.base else { return nil }
        current = base
      case .functionCallExpr(let node): current = node.calledExpression
      case .subscriptCallExpr(let node): current = node.calledExpression
      case .optionalChainingExpr(let node):
        let root = value(node.expression)
        switch root {
        case .variable, .otherSide, .local: return root
        default: return nil
        }
      default: return nil
      }
    }
  }

  /// Lowers the test of an `if let`: that the value is not nil.
  func presence(of expression: ExprSyntax) -> LoweredExpression {
    if let root = chainRoot(expression) { return .and(.not(.equal(root, .null)), .unknown) }
    let tested = value(expression)
    switch tested {
    case .variable, .otherSide, .local, .null, .some, .empty, .filled, .number:
      return .not(.equal(tested, .null))
    default: return .unknown
    }
  }

  /// The name of the instance's variable that an expression denotes; nil for other expressions.
  func ownVariable(_ expression: ExprSyntax) -> String? {
    guard case .variable(let name) = value(expression) else { return nil }
    return name
  }

  /// A static member, as lowered at the current level.
  private func staticMember(_ name: String) -> LoweredExpression {
    LoweredExpression(Member(bodyLevel == .static ? .own : .other, name))
  }

  func isEnclosingType(_ name: String) -> Bool {
    guard let type = typeName else { return false }
    let rest = type.utf8.count - name.utf8.count
    guard rest > 0 else { return type == name }
    return type.hasSuffix(name) && type.utf8.dropFirst(rest - 1).first == UInt8(ascii: ".")
  }

  func startsUppercase(_ name: String) -> Bool {
    name.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }
}
