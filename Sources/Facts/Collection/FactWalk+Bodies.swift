import SwiftSyntax
import UntangleSourceFiles

/// What a declaration says of its body.
struct BodyHead {
  /// Whether the file has other functions of that name.
  enum Overloads { case none, others }

  var kind: Body.Kind
  var name: String
  var level: Body.Level
  var access: AccessLevel
  var modifiers: [String]
  var span: Span
  /// nil for accessors, except those of subscripts.
  var parameters: FunctionParameterListSyntax?
  var overloads = Overloads.none
}

extension FactWalk {
  func enterFunction(_ node: FunctionDeclSyntax) {
    notePlaceholders(node.genericParameterClause)
    if isInBody { return lowerNested(node) }
    let name = text(node.name)
    noteSignature(name, node.signature.returnClause)
    collectors.handedValues.note(node.signature.parameterClause.parameters, of: name)
    collectors.pairedOutcomes.note(node)
    collectors.selectingParameters.note(node)
    guard let body = node.body, isIntact(node) else { return }
    let level = level(node.modifiers)
    var head = BodyHead(
      kind: .method, name: name, level: level, access: memberAccess(node.modifiers),
      modifiers: modifierNames(node.modifiers, node.attributes), span: span(node.name),
      parameters: node.signature.parameterClause.parameters)
    if marks(node.name).contains(.overloaded) { head.overloads = .others }
    lowerBody(head, result: { self.result(node, body) }) {
      walk(body.statements)
      collectors.namedTexts.note(node, body)
    }
  }

  /// The result of a function without effects whose type may have few values; nil otherwise.
  private func result(_ node: FunctionDeclSyntax, _ body: CodeBlockSyntax) -> LoweredExpression? {
    guard isLowering, let type = node.signature.returnClause?.type, writtenType(type).mayHaveFewStates
    else { return nil }
    let parameters = node.signature.parameterClause.parameters.map { text($0.secondName ?? $0.firstName) }
    guard let result = yielded(body.statements)?.withoutLocals(but: Set(parameters)),
      result.readsVariables || result.callsFunctions || !result.locals.isEmpty
    else { return nil }
    return result
  }

  /// A nested function captures the enclosing locals and runs where it is called.
  private func lowerNested(_ node: FunctionDeclSyntax) {
    let unique = locals.declareFunction(name(node.name))
    mark(node.name, .method)
    guard let body = node.body else { return }
    locals.open()
    declare(node.signature.parameterClause.parameters, of: .nested)
    let statements = lowered { walk(body.statements) }
    locals.close()
    // The function may be called before its declaration.
    frames.prepend(.function(unique, statements))
  }

  func enterInitializer(_ node: InitializerDeclSyntax) {
    notePlaceholders(node.genericParameterClause)
    collectors.pairedOutcomes.note(node)
    collectors.handedValues.note(node.signature.parameterClause.parameters, of: "init")
    // What is read from an archive is made by `init?(coder:)`; the others may all succeed.
    let label = node.signature.parameterClause.parameters.first.map { text($0.firstName) }
    if let type = typeName, label != "coder" {
      let made = WrittenType.named(type)
      facts.functions.append(
        FunctionSignature(
          name: "init", enclosingType: type,
          returns: node.optionalMark == nil ? made : .optional(made)))
    }
    guard let body = node.body, isIntact(node) else { return }
    collectors.caseUses.note(node)
    let head = BodyHead(
      kind: .initializer, name: "init", level: .instance, access: memberAccess(node.modifiers),
      modifiers: modifierNames(node.modifiers, node.attributes), span: span(node.initKeyword),
      parameters: node.signature.parameterClause.parameters)
    lowerBody(head) {
      walk(body.statements)
      collectors.namedTexts.note(node, body)
    }
  }

  func enterDeinitializer(_ node: DeinitializerDeclSyntax) {
    guard let body = node.body, isIntact(node) else { return }
    let head = BodyHead(
      kind: .deinitializer, name: "deinit", level: .instance, access: .private, modifiers: [],
      span: span(node.deinitKeyword))
    lowerBody(head) { walk(body.statements) }
  }

  func enterSubscript(_ node: SubscriptDeclSyntax) {
    guard let block = node.accessorBlock, typeKinds.last != .protocol else { return }
    let place = AccessorPlace(
      parameters: node.parameterClause.parameters, name: "subscript", level: level(node.modifiers),
      access: memberAccess(node.modifiers),
      modifiers: modifierNames(node.modifiers, node.attributes), span: span(node.subscriptKeyword))
    enterAccessors(block, at: place)
  }

  func enterAccessors(_ block: AccessorBlockSyntax, of variable: Variable) {
    let level: Body.Level = variable.scope == .instance ? .instance : .static
    enterAccessors(
      block,
      at: AccessorPlace(
        name: variable.name, level: level, access: variable.setter, modifiers: variable.modifiers,
        span: variable.span))
  }

  private func enterAccessors(_ block: AccessorBlockSyntax, at place: AccessorPlace) {
    switch block.accessors {
    case .getter(let items): lowerAccessor(.getter, items, place, parameter: nil)
    case .accessors(let accessors):
      for accessor in accessors {
        guard let body = accessor.body, isIntact(accessor),
          let kind = Self.bodyKind(accessor.accessorSpecifier.tokenKind)
        else { continue }
        let parameter = accessor.parameters.map { name($0.name) }
        lowerAccessor(kind, body.statements, place, parameter: parameter)
      }
    }
  }

  private func lowerAccessor(
    _ kind: Body.Kind, _ items: CodeBlockItemListSyntax, _ place: AccessorPlace, parameter: Name?
  ) {
    let head = BodyHead(
      kind: kind, name: place.name, level: place.level, access: place.access, modifiers: place.modifiers,
      span: place.span, parameters: place.parameters)
    lowerBody(head) {
      if let word = kind.implicitParameter {
        let usual = names.name(word)
        // `oldValue` and `newValue` have the type of the variable.
        locals.enter(
          (parameter ?? usual).id,
          LocalScopes.Local(uniqueName: locals.reserve(usual), shape: .name(place.name)))
      }
      walk(items)
    }
  }

  /// Lowers one body in its own scope of locals and statements.
  func lowerBody(_ head: BodyHead, result: () -> LoweredExpression? = { nil }, _ work: () -> Void) {
    let outer = (bodyContext, receivers)
    let outerDriving = collectors.driving.enter(head.parameters)
    receivers = [:]
    let labels = shared(head.parameters.map { $0.map { text($0.firstName) } } ?? [])
    let names = shared(head.parameters.map { $0.map { text($0.secondName ?? $0.firstName) } } ?? [])
    let function = enclosingFunction(head, labels, names)
    bodyContext = .inside(BodyPlace(name: head.name, level: head.level, function: function))
    locals.startBody()
    locals.open()
    if let parameters = head.parameters {
      if detail.contains(.everyUse) {
        for parameter in parameters { parameter.defaultValue.map { walk($0.value) } }
      }
      declare(parameters)
    }
    let statements = lowered(work)
    let result = result()
    locals.close()
    let body = Body(
      kind: head.kind, level: head.level, name: head.name, labels: labels, enclosingType: typeName,
      access: head.access, modifiers: head.modifiers, span: head.span,
      retention: retention(of: head.parameters), parameters: names, result: result, statements: statements)
    if isNeeded(body, head.overloads) { facts.bodies.append(body) }
    collectors.driving.keep(head.kind, head.name, at: head.span)
    if head.kind != .initializer { noteOutsideBodies(of: head.name, at: head.span, head.parameters, work) }
    (bodyContext, receivers) = outer
    collectors.driving.leave(to: outerDriving)
  }

  /// The function, initialiser or subscript whose body it is; nil for accessors of properties.
  private func enclosingFunction(
    _ head: BodyHead, _ labels: [String], _ names: [String]
  ) -> EnclosingFunction? {
    switch head.kind {
    case .method, .initializer:
      return EnclosingFunction(name: head.name, labels: labels, parameters: names)
    case .getter, .setter, .willSet, .didSet, .deinitializer, .initialValue, .topLevel:
      // A parameter of a subscript has a label only where two names are written.
      guard let parameters = head.parameters else { return nil }
      return EnclosingFunction(
        name: head.name, labels: parameters.map { $0.secondName == nil ? "_" : text($0.firstName) },
        parameters: names)
    }
  }

  /// Whether the body is kept. Most are only if they write, test, call, let something escape, or have a
  /// result. An initialiser without effects shows that the default values are an initial state. An override
  /// shows that the result of the superclass does not apply. An overload may be meant where another function
  /// of its name is called. A function that is called like one of the SDK and takes closures in another way
  /// shows that what is known of that one does not apply.
  private func isNeeded(_ body: Body, _ overloads: BodyHead.Overloads) -> Bool {
    body.kind == .initializer || body.result != nil
      || isLowering && (body.modifiers.contains("override") || overloads == .others)
      || body.statements.contains(where: \.isRelevant)
      || body.isNamesakeOfSDK
  }

  /// Closures can escape only if a parameter is `@escaping` or has an optional type, possibly behind an
  /// alias.
  private func retention(of parameters: FunctionParameterListSyntax?) -> Body.ClosureEscape {
    guard let parameters, isLowering else { return .perhaps }
    var aliases: [String] = []
    for parameter in parameters {
      let start = places.textStart(of: parameter.type.node)
      let type = slice(start, places.textEnd(of: parameter.type.node) - start)
      if type.contains(UInt8(ascii: "?")) || type.contains(UInt8(ascii: "@")) { return .perhaps }
      if case .named(let name) = writtenType(parameter.type), !SDK.says(oneOf: .manyValues, of: name),
        !declaredTypes.contains(name)
      {
        aliases.append(name)
      }
    }
    return aliases.isEmpty ? .nothing : .ifOptional(shared(aliases))
  }

  /// Whose parameters are declared. Those of a nested function are not parameters of its enclosing body.
  enum ParameterOwner { case body, nested }

  func declare(_ parameters: FunctionParameterListSyntax, of owner: ParameterOwner = .body) {
    for (index, parameter) in parameters.enumerated() {
      let name = name(parameter.secondName ?? parameter.firstName)
      let type = writtenType(parameter.type)
      locals.declare(
        name, shape: parameter.ellipsis == nil ? .typed(type) : .typed(.list(of: type)),
        parameter: owner == .body ? index : nil, life: life(of: parameter))
    }
  }

  /// A parameter with `inout`, an ownership modifier or an attribute is not treated as a constant.
  private func life(of parameter: FunctionParameterSyntax) -> LocalScopes.Local.Life {
    guard isLowering else { return .unknown }
    let start = places.textStart(of: parameter.type.node)
    let type = slice(start, places.textEnd(of: parameter.type.node) - start)
    let written = ["inout ", "consuming ", "__owned ", "@"]
    return written.contains { type.starts(with: $0.utf8) } ? .unknown : .constant
  }

  private func noteSignature(_ name: String, _ clause: ReturnClauseSyntax?) {
    let result = clause.map { writtenType($0.type) }
    // The members of optionals show which values are none, so all of them count.
    let isOfOptionals = typeName == "Optional" && (result == nil || result == .other)
    let returned = isOfOptionals ? .tuple([]) : result
    guard let returned, returned != .other else {
      if facts.origin == .handwritten { facts.functionsWithoutResultType.append(name) }
      return
    }
    facts.functions.append(
      FunctionSignature(name: name, enclosingType: typeName, returns: returned))
  }

  private func level(_ modifiers: DeclModifierListSyntax) -> Body.Level {
    let isStatic = modifiers.contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    }
    return isStatic ? .static : .instance
  }

  func memberAccess(_ modifiers: DeclModifierListSyntax) -> AccessLevel {
    let explicit = modifiers.contains {
      $0.detail == nil && Self.accessLevel($0.name.tokenKind) != nil
    }
    return explicit ? access(of: modifiers) : (extensionAccess.last ?? nil) ?? .internal
  }

  func modifierNames(
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
  ) -> [String] {
    var names = attributeNames(attributes)
    for modifier in modifiers { names.append(text(modifier.name)) }
    return shared(names)
  }

  private static func bodyKind(_ kind: TokenKind) -> Body.Kind? {
    switch kind {
    case .keyword(.get), .keyword(._read), .keyword(.unsafeAddress): .getter
    case .keyword(.set), .keyword(._modify), .keyword(.unsafeMutableAddress), .keyword(.`init`):
      .setter
    case .keyword(.willSet): .willSet
    case .keyword(.didSet): .didSet
    default: nil
    }
  }
}

extension Body.Kind {
  /// The name of the parameter that an accessor has without writing it.
  fileprivate var implicitParameter: StaticString? {
    switch self {
    case .setter, .willSet: "newValue"
    case .didSet: "oldValue"
    case .method, .initializer, .deinitializer, .getter, .initialValue, .topLevel: nil
    }
  }
}

/// The context of the accessors of one property or subscript.
private struct AccessorPlace {
  /// The parameters of a subscript; nil for properties.
  var parameters: FunctionParameterListSyntax?
  var name: String
  var level: Body.Level
  var access: AccessLevel
  var modifiers: [String]
  var span: Span
}
