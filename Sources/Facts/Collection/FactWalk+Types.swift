import SwiftSyntax
import UntangleSourceFiles

/// Whether a case without an explicit raw value has its name as the raw value.
private enum RawValues { case texts, others }

extension FactWalk {
  func enterType(_ kind: TypeDeclaration.Kind, _ node: NominalDeclSyntax) {
    let simple = text(node.name)
    guard !simple.isEmpty else { return }
    notePlaceholders(node.genericParameterClause)
    let full = typeName.map { "\($0).\(simple)" } ?? simple
    record(kind, node, named: full, at: span(node.name), inherited: node.inheritanceClause)
    walkMembers(of: node, named: full, kind: kind)
  }

  func enterExtension(_ node: ExtensionDeclSyntax) {
    let full: String
    switch writtenType(node.extendedType) {
    case .named(let name): full = name
    case .optional: full = "Optional"
    case .list: full = "Array"
    case .dictionary: full = "Dictionary"
    case .result: full = "Result"
    case .tuple, .function, .other: return
    }
    record(
      .extension, node, named: full, at: span(node.extendedType), inherited: node.inheritanceClause)
    walkMembers(of: node, named: full, kind: .extension)
  }

  private func record(
    _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax, named name: String, at span: Span,
    inherited: InheritanceClauseSyntax?
  ) {
    let inheritedNames = inherited?.inheritedTypes.compactMap { item -> String? in
      guard case .named(let name) = writtenType(item.type) else { return nil }
      return name
    }
    let isText =
      inheritedNames?.contains("String") == true
      && inheritedNames?.contains("CodingKey") != true
    let cases =
      kind == .enum
      ? enumCases(in: node.memberBlock.members, of: name, rawValues: isText ? .texts : .others) : []
    facts.types.append(
      TypeDeclaration(
        kind: kind, name: name, span: span, extent: self.span(node), access: access(of: node.modifiers),
        inherited: shared(inheritedNames ?? []), attributes: shared(attributeNames(node.attributes)),
        integrity: isIntact(node.memberBlock) ? .intact : .broken, cases: cases))
  }

  private func walkMembers(
    of node: some DeclGroupSyntax, named name: String, kind: TypeDeclaration.Kind
  ) {
    typeNames.append(name)
    typeKinds.append(kind)
    let isFar = kind == .extension && !declaredTypes.contains(lastComponent(name))
    typeHomes.append(isFar ? .elsewhere : .here)
    extensionAccess.append(kind == .extension ? access(of: node.modifiers).ofMembers : nil)
    let (outer, isLocal) = (bodyContext, isInBody)
    bodyContext = .none
    let hidden = (frames, locals)
    frames = StatementFrames()
    locals = LocalScopes()
    if isLocal { scanMemberNames(node.memberBlock.members, of: name) }
    let inherited = facts.types.last?.inherited ?? []
    lowering.append(self.lowering(of: kind, named: name, inherited: inherited))
    walk(node.memberBlock.members)
    lowering.removeLast()
    (frames, locals) = hidden
    bodyContext = outer
    extensionAccess.removeLast()
    typeHomes.removeLast()
    typeKinds.removeLast()
    typeNames.removeLast()
  }

  private func enumCases(
    in members: MemberBlockItemListSyntax, of type: String, rawValues: RawValues,
    presence: EnumCase.Presence = .everywhere
  ) -> [EnumCase] {
    var cases: [EnumCase] = []
    for member in members {
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        let isLimited = attributeNames(declaration.attributes).contains("available")
        cases += declaration.elements.map {
          enumCase(
            $0, of: type, rawValues: rawValues, presence: isLimited ? .somewhere : presence)
        }
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          guard case .decls(let inner) = clause.elements else { continue }
          let known = Set(cases.map(\.name))
          cases += enumCases(
            in: inner, of: type, rawValues: rawValues, presence: .somewhere
          )
          .filter { !known.contains($0.name) }
        }
      }
    }
    return cases
  }

  private func enumCase(
    _ element: EnumCaseElementSyntax, of type: String, rawValues: RawValues,
    presence: EnumCase.Presence
  ) -> EnumCase {
    let name = text(element.name)
    let payload = element.parameterClause?.parameters.map { writtenType($0.type) } ?? []
    let labels = element.parameterClause?.parameters.map { $0.firstName.map(text) ?? "_" } ?? []
    let literal = element.rawValue?.value.as(StringLiteralExprSyntax.self)
    let raw = literal.flatMap(literalText)
    if let literal, let raw {
      collectors.namedTexts.add(
        NamedText(
          name: name, enclosingType: type, form: .boxed, text: .literal(raw), span: span(literal)))
    } else if literal == nil, rawValues == .texts {
      collectors.namedTexts.add(
        NamedText(
          name: name, enclosingType: type, form: .boxed, text: .literal(name),
          span: span(element.name)))
    }
    return EnumCase(
      name: name, payload: payload, labels: labels, rawText: raw, presence: presence, span: span(element.name)
    )
  }

  func access(of modifiers: DeclModifierListSyntax) -> AccessLevel {
    var level: AccessLevel?
    for modifier in modifiers where modifier.detail == nil {
      if let named = Self.accessLevel(modifier.name.tokenKind) { level = named }
    }
    return level ?? .internal
  }

  static func accessLevel(_ kind: TokenKind) -> AccessLevel? {
    switch kind {
    case .keyword(.private): .private
    case .keyword(.fileprivate): .fileprivate
    case .keyword(.internal): .internal
    case .keyword(.package): .package
    case .keyword(.public): .public
    case .keyword(.open): .open
    default: nil
    }
  }

  func attributeNames(_ attributes: AttributeListSyntax) -> [String] {
    var names: [String] = []
    for attribute in attributes {
      switch attribute {
      case .attribute(let attribute):
        if case .named(let name) = writtenType(attribute.attributeName) { names.append(name) }
      case .ifConfigDecl(let conditional):
        for clause in conditional.clauses {
          guard case .attributes(let inner) = clause.elements else { continue }
          names += attributeNames(inner)
        }
      }
    }
    return names
  }

  func notePlaceholders(_ clause: GenericParameterClauseSyntax?) {
    guard let clause else { return }
    for parameter in clause.parameters { facts.placeholders.insert(text(parameter.name)) }
  }

  func noteTypeAlias(_ node: TypeAliasDeclSyntax) {
    let name = typeName.map { "\($0).\(text(node.name))" } ?? text(node.name)
    let target = writtenType(node.initializer.value)
    collectors.pairedOutcomes.note(.alias, named: node.name, node.initializer.value, modifiers: [])
    guard target != .other else { return }
    facts.typeAliases.append(TypeAlias(name: name, target: target))
  }

  func noteImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first else { return }
    switch text(first.name) {
    case "XCTest", "Testing", "Quick", "Nimble":
      if facts.origin == .handwritten { facts.origin = .test }
      noteLowering()
    default: break
    }
  }
}
