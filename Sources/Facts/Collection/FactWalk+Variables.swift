import SwiftSyntax
import UntangleSourceFiles

/// The common part of all bindings of one `var` or `let`.
struct VariableHead {
  var scope: Variable.Scope
  var mutability: Variable.Mutability
  var wrappers: [String]
  var modifiers: [String]
  var access: AccessLevel
  var setter: AccessLevel
  var laziness: Variable.Laziness
}

extension FactWalk {
  func enterVariable(_ node: VariableDeclSyntax) {
    let head = variableHead(node)
    let outer = memberLevel
    if head.scope == .static { memberLevel = .static }
    defer {
      memberLevel = outer
      // What nobody awaits is awaited where the scope ends.
      if head.scope == .local, head.modifiers.contains("async") { append(.defer([.suspend(by: nil)])) }
    }
    if !head.wrappers.isEmpty { collectors.keys.collectWrappers(node) }
    if node.bindings.count == 1, let binding = node.bindings.first {
      enter(binding, type: binding.typeAnnotation?.type, head)
      return
    }
    // `var a, b: Bool`: an annotation applies to the preceding names without one.
    var annotation: TypeSyntax?
    var annotations: [TypeSyntax?] = []
    for binding in node.bindings.reversed() {
      annotation = binding.typeAnnotation?.type ?? (binding.initializer == nil ? annotation : nil)
      annotations.append(annotation)
    }
    for (binding, type) in zip(node.bindings, annotations.reversed()) {
      enter(binding, type: type, head)
    }
  }

  private func enter(_ binding: PatternBindingSyntax, type: TypeSyntax?, _ head: VariableHead) {
    if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      if head.scope == .local {
        enterLocal(name, binding, type: type, head)
      } else {
        enterNamed(name, binding, type: type, head)
      }
    } else if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
      enterTuple(tuple, binding, type: type, head)
    } else if let initializer = binding.initializer {
      walk(initializer.value)
    }
  }

  private func enterNamed(
    _ name: TokenSyntax, _ binding: PatternBindingSyntax, type: TypeSyntax?, _ head: VariableHead
  ) {
    let source = binding.initializer?.value
    let typing = typing(annotation: type, initializer: source)
    let effects = source.map { walkInitialValue($0, of: binding, name: text(name), head) } ?? []
    var variable = variable(
      named: text(name), at: span(name), head, storage: storage(binding), typing: typing,
      initial: source.map { value($0).settled(after: effects) })
    if let source, source.kind == .integerLiteralExpr, variable.measure == .value {
      variable.initial = Number(literal: codeText(source)).map(LoweredExpression.number) ?? .some
    }
    collectors.namedTexts.note(variable, binding)
    collectors.allCases.note(name, binding, head)
    collectors.lookAlikes.note(name, type: type, value: source, head)
    if let type { collectors.pairedOutcomes.note(.property, named: name, type, modifiers: head.modifiers) }
    facts.variables.append(variable)
    noteComputed(variable)
    if let block = binding.accessorBlock { enterAccessors(block, of: variable) }
  }

  private func noteComputed(_ variable: Variable) {
    guard facts.origin == .handwritten, variable.scope != .local, case .computed = variable.storage else {
      return
    }
    if case .annotated(.named(let type)) = variable.typing,
      type == "View" || SDK.says(oneOf: .manyValues, of: type) || type == "Bool"
    {
      return
    }
    facts.computedProperties.append(MemberName(type: variable.enclosingType, name: variable.name))
  }

  /// Lowers a local variable. Most variables are local, and of most only the type is kept.
  private func enterLocal(
    _ token: TokenSyntax, _ binding: PatternBindingSyntax, type: TypeSyntax?, _ head: VariableHead
  ) {
    let source = binding.initializer?.value
    let typing = typing(annotation: type, initializer: source)
    collectors.lookAlikes.note(token, type: type, value: source, head)
    // The initial value is evaluated before the name is in scope.
    let unique = locals.reserve(name(token))
    if source?.kind == .closureExpr { mark(token, .method) }
    let effects = lowered { if let source { walkInitialValue(source, ofLocal: unique) } }
    effects.forEach(append)
    let storage = storage(binding)
    let isFlag = mayBeFlag(head, storage, typing)
    let isAsked = isLowering || isFlag
    let initial = isAsked ? source.map { value($0).settled(after: effects) } : nil
    if isFlag {
      facts.variables.append(
        variable(
          named: text(token), at: span(token), head, storage: storage, typing: typing,
          initial: initial))
    }
    declareLocal(
      token, head.mutability, typing, as: unique, initial: initial, source: source)
    // The code of a computed local runs at each read.
    if let block = binding.accessorBlock { append(.perhaps(lowered { walk(block) })) }
  }

  /// `var (a, b) = (true, false)`: each name gets its own part.
  private func enterTuple(
    _ tuple: TuplePatternSyntax, _ binding: PatternBindingSyntax, type: TypeSyntax?,
    _ head: VariableHead
  ) {
    if let initializer = binding.initializer { walk(initializer.value) }
    enterElements(of: tuple, value: binding.initializer?.value, type: type, head)
  }

  private func enterElements(
    of tuple: TuplePatternSyntax, value whole: ExprSyntax?, type: TypeSyntax?, _ head: VariableHead
  ) {
    let parts = whole?.as(TupleExprSyntax.self)?.elements.map(\.expression)
    let types = type?.as(TupleTypeSyntax.self)?.elements.map(\.type)
    for (index, element) in tuple.elements.enumerated() {
      let part = parts.flatMap { $0.count == tuple.elements.count ? $0[index] : nil }
      let partType = types.flatMap { $0.count == tuple.elements.count ? $0[index] : nil }
      if let inner = element.pattern.as(TuplePatternSyntax.self) {
        enterElements(of: inner, value: part, type: partType, head)
      }
      guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      let variable = variable(
        named: text(name), at: span(name), head, storage: .stored,
        typing: typing(annotation: partType, initializer: part), initial: part.map { value($0) })
      guard head.scope == .local else {
        facts.variables.append(variable)
        continue
      }
      if mayBeFlag(head, .stored, variable.typing) { facts.variables.append(variable) }
      declareLocal(
        name, head.mutability, variable.typing, as: locals.reserve(self.name(name)),
        initial: variable.initial, source: part)
    }
  }

  private func variable(
    named name: String, at span: Span, _ head: VariableHead, storage: Variable.Storage,
    typing: Variable.Typing, initial: LoweredExpression?
  ) -> Variable {
    Variable(
      name: name, span: span, enclosingType: typeName, scope: head.scope,
      mutability: head.mutability, storage: storage, typing: typing, initial: initial,
      wrappers: shared(head.wrappers), modifiers: shared(head.modifiers), access: head.access,
      setter: head.setter,
      laziness: head.laziness)
  }

  /// Whether a local is kept as a fact. Others are dropped, because they would be most of all facts.
  private func mayBeFlag(
    _ head: VariableHead, _ storage: Variable.Storage, _ typing: Variable.Typing
  ) -> Bool {
    guard head.mutability == .variable, storage == .stored else { return false }
    switch typing {
    case .annotated(let type): return type.isBoolean
    case .literal(let shape): return shape == .boolean
    case .expression(let shape): return shape.mayBeBoolean
    case .unknown: return false
    }
  }

  private func walkInitialValue(_ value: ExprSyntax, ofLocal name: String) {
    if let closure = value.as(ClosureExprSyntax.self) {
      lower(closure, fate: .local(name))
    } else {
      walkIfRelevant(value)
    }
  }

  /// Returns the effects of the initial value where it is part of lowered code: at the top level of a script.
  private func walkInitialValue(
    _ value: ExprSyntax, of binding: PatternBindingSyntax, name: String, _ head: VariableHead
  ) -> [Statement] {
    // Most initial values are literals. An override matters even without effects.
    guard mayHoldFact(value) || head.modifiers.contains("override") else { return [] }
    let level: Body.Level = head.scope == .instance ? .instance : .static
    let effects = lowered {
      // In other files a global variable is initialised at its first use.
      if head.scope == .global, extent == .program { return walkIfRelevant(value) }
      let head = BodyHead(
        kind: .initialValue, name: name, level: level, access: .private, modifiers: head.modifiers,
        span: span(binding.pattern))
      lowerBody(head) { walkIfRelevant(value) }
    }
    effects.forEach(append)
    return effects
  }

  private func typing(annotation: TypeSyntax?, initializer: ExprSyntax?) -> Variable.Typing {
    if let annotation { return .annotated(writtenType(annotation)) }
    guard let initializer else { return .unknown }
    let shape = shape(initializer)
    switch initializer.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr,
      .nilLiteralExpr:
      return .literal(shape)
    default: return .expression(shape)
    }
  }

  private func storage(_ binding: PatternBindingSyntax) -> Variable.Storage {
    if typeKinds.last == .protocol, !isInBody { return .requirement }
    guard let block = binding.accessorBlock else { return .stored }
    switch block.accessors {
    case .getter(let items): return .computed(answer(items))
    case .accessors(let accessors):
      for accessor in accessors {
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.willSet), .keyword(.didSet): return .observed
        case .keyword(.get):
          return .computed(accessor.body.flatMap { answer($0.statements) })
        default: continue
        }
      }
      return .computed(nil)
    }
  }

  /// The value of a getter without effects; nil for other getters.
  private func answer(_ items: CodeBlockItemListSyntax) -> LoweredExpression? {
    guard let answer = yielded(items)?.withoutLocals, answer != .unknown else { return nil }
    return answer
  }

  private func variableHead(_ node: VariableDeclSyntax) -> VariableHead {
    var head = VariableHead(
      scope: scopeHere,
      mutability: node.bindingSpecifier.tokenKind == .keyword(.let)
        ? .constant : .variable,
      wrappers: [], modifiers: [], access: .internal, setter: .internal, laziness: .eager)
    for name in attributeNames(node.attributes) {
      if Self.isWrapper(name) { head.wrappers.append(name) } else { head.modifiers.append(name) }
    }
    read(node.modifiers, into: &head)
    return head
  }

  private func read(_ modifiers: DeclModifierListSyntax, into head: inout VariableHead) {
    var getter: AccessLevel?
    var setter: AccessLevel?
    for modifier in modifiers {
      let kind = modifier.name.tokenKind
      if let level = Self.accessLevel(kind) {
        if modifier.detail == nil { getter = level } else { setter = level }
        continue
      }
      head.modifiers.append(text(modifier.name))
      switch kind {
      case .keyword(.lazy): head.laziness = .lazy
      case .keyword(.static), .keyword(.class): if head.scope == .instance { head.scope = .static }
      default: break
      }
    }
    head.access = getter ?? (extensionAccess.last ?? nil) ?? .internal
    head.setter = setter ?? head.access
  }

  private var scopeHere: Variable.Scope {
    if isInBody { return .local }
    return typeName == nil ? .global : .instance
  }

  /// Whether an attribute is a property wrapper. Language attributes start lowercase; a few framework
  /// attributes do not wrap.
  private static func isWrapper(_ name: String) -> Bool {
    guard let first = name.utf8.first, first >= 65, first <= 90 else { return false }
    switch name {
    case "MainActor", "IBOutlet", "IBInspectable", "GKInspectable", "NSCopying",
      "Sendable", "IBDesignable", "DebugDescription":
      return false
    default: return true
    }
  }
}
