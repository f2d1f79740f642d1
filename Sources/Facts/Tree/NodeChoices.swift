import SwiftSyntax

// Child slots that can hold several kinds of node, and lists of such nodes.

struct CodeBlockItemSyntax: LayoutView {
  enum Item {
    case decl(DeclSyntax)
    case stmt(AnyNode)
    case expr(ExprSyntax)
  }

  let layout: Layout

  var item: Item {
    let item: AnyNode = layout.child(1)
    switch item.kind {
    case .accessorDecl, .actorDecl, .associatedTypeDecl, .classDecl, .deinitializerDecl,
      .editorPlaceholderDecl, .enumCaseDecl, .enumDecl, .extensionDecl, .functionDecl,
      .ifConfigDecl, .importDecl, .initializerDecl, .macroDecl, .macroExpansionDecl, .missingDecl,
      .operatorDecl, .poundSourceLocation, .precedenceGroupDecl, .protocolDecl, .structDecl,
      .subscriptDecl, .typeAliasDecl, .unexpectedCodeDecl, .variableDecl:
      return .decl(DeclSyntax(node: item.node))
    case .breakStmt, .continueStmt, .deferStmt, .discardStmt, .doStmt, .expressionStmt,
      .fallThroughStmt, .forStmt, .guardStmt, .labeledStmt, .missingStmt, .repeatStmt, .returnStmt,
      .throwStmt, .whileStmt, .yieldStmt:
      return .stmt(item)
    default: return .expr(ExprSyntax(item))
    }
  }
}

extension IfExprSyntax {
  enum ElseBody {
    case ifExpr(IfExprSyntax)
    case codeBlock(CodeBlockSyntax)
  }

  var elseBody: ElseBody? {
    let body: AnyNode? = layout.optional(9)
    return body.map {
      $0.as(IfExprSyntax.self).map(ElseBody.ifExpr)
        ?? .codeBlock(CodeBlockSyntax(node: $0.node))
    }
  }
}

struct ConditionElementSyntax: LayoutView {
  enum Condition {
    case expression(ExprSyntax)
    case availability
    case matchingPattern(MatchingPatternConditionSyntax)
    case optionalBinding(OptionalBindingConditionSyntax)
  }

  let layout: Layout

  var condition: Condition {
    let condition: ExprSyntax = layout.child(1)
    switch condition.kind {
    case .availabilityCondition: return .availability
    case .matchingPatternCondition:
      return .matchingPattern(MatchingPatternConditionSyntax(node: condition.node))
    case .optionalBindingCondition:
      return .optionalBinding(OptionalBindingConditionSyntax(node: condition.node))
    default: return .expression(condition)
    }
  }
}

extension SwitchCaseSyntax {
  enum Label {
    case `default`
    case `case`(SwitchCaseLabelSyntax)
  }

  var labelNode: AnyNode { layout.child(3) }

  var label: Label {
    labelNode.as(SwitchCaseLabelSyntax.self).map(Label.case) ?? .default
  }
}

enum SwitchCaseListElement: NodeView {
  case switchCase(SwitchCaseSyntax)
  case ifConfigDecl(IfConfigDeclSyntax)

  init(node: Node) {
    self =
      node.kind == .ifConfigDecl
      ? .ifConfigDecl(IfConfigDeclSyntax(node: node)) : .switchCase(SwitchCaseSyntax(node: node))
  }

  var node: Node {
    switch self {
    case .switchCase(let view): view.node
    case .ifConfigDecl(let view): view.node
    }
  }
}

enum AttributeListElement: NodeView {
  case attribute(AttributeSyntax)
  case ifConfigDecl(IfConfigDeclSyntax)

  init(node: Node) {
    self =
      node.kind == .ifConfigDecl
      ? .ifConfigDecl(IfConfigDeclSyntax(node: node)) : .attribute(AttributeSyntax(node: node))
  }

  var node: Node {
    switch self {
    case .attribute(let view): view.node
    case .ifConfigDecl(let view): view.node
    }
  }
}

extension AttributeSyntax {
  enum Arguments {
    case argumentList(LabeledExprListSyntax)
    case other
  }

  var arguments: Arguments? {
    let arguments: AnyNode? = layout.optional(7)
    return arguments.map {
      $0.kind == .labeledExprList
        ? .argumentList(LabeledExprListSyntax(node: $0.node)) : .other
    }
  }
}

struct IfConfigClauseSyntax: LayoutView {
  enum Elements {
    case statements(CodeBlockItemListSyntax)
    case decls(MemberBlockItemListSyntax)
    case switchCases(SwitchCaseListSyntax)
    case attributes(AttributeListSyntax)
    /// The end of a chain: `Text("a") #if DEBUG .padding() #endif`.
    case expression(ExprSyntax)
  }

  let layout: Layout

  var poundKeyword: TokenSyntax { layout.child(1) }

  var elements: Elements? {
    let elements: AnyNode? = layout.optional(5)
    return elements.map {
      switch $0.kind {
      case .codeBlockItemList: .statements(CodeBlockItemListSyntax(node: $0.node))
      case .memberBlockItemList: .decls(MemberBlockItemListSyntax(node: $0.node))
      case .switchCaseList: .switchCases(SwitchCaseListSyntax(node: $0.node))
      case .attributeList: .attributes(AttributeListSyntax(node: $0.node))
      default: .expression(ExprSyntax(node: $0.node))
      }
    }
  }
}

struct AccessorBlockSyntax: LayoutView {
  enum Accessors {
    case accessors(AccessorDeclListSyntax)
    case getter(CodeBlockItemListSyntax)
  }

  let layout: Layout

  var accessors: Accessors {
    let accessors: AnyNode = layout.child(3)
    return accessors.kind == .accessorDeclList
      ? .accessors(AccessorDeclListSyntax(node: accessors.node))
      : .getter(CodeBlockItemListSyntax(node: accessors.node))
  }
}

struct ClosureSignatureSyntax: LayoutView {
  enum ParameterClause {
    case simpleInput(ClosureShorthandParameterListSyntax)
    case parameterClause(ClosureParameterClauseSyntax)
  }

  let layout: Layout

  var capture: ClosureCaptureClauseSyntax? { layout.optional(3) }
  var returnClause: ReturnClauseSyntax? { layout.optional(9) }

  var parameterClause: ParameterClause? {
    let clause: AnyNode? = layout.optional(5)
    return clause.map {
      $0.as(ClosureParameterClauseSyntax.self).map(ParameterClause.parameterClause)
        ?? .simpleInput(ClosureShorthandParameterListSyntax(node: $0.node))
    }
  }
}

struct DictionaryExprSyntax: KindView {
  enum Content {
    case colon
    case elements(DictionaryElementListSyntax)
  }

  static var kind: SyntaxKind { .dictionaryExpr }
  let layout: Layout

  var content: Content {
    let content: AnyNode = layout.child(3)
    return content.kind == .token ? .colon : .elements(DictionaryElementListSyntax(node: content.node))
  }
}

struct GenericArgumentSyntax: LayoutView {
  let layout: Layout

  /// The argument of a value generic becomes a type without meaning.
  var argument: TypeSyntax { layout.child(1) }
}

/// A struct, class, actor, enum or protocol: all of them have the same layout.
struct NominalDeclSyntax: DeclGroupSyntax {
  let layout: Layout

  var attributes: AttributeListSyntax { layout.child(1) }
  var modifiers: DeclModifierListSyntax { layout.child(3) }
  var name: TokenSyntax { layout.child(7) }
  /// nil for a protocol, which has primary associated types instead.
  var genericParameterClause: GenericParameterClauseSyntax? {
    node.kind == .protocolDecl ? nil : layout.optional(9)
  }
  var inheritanceClause: InheritanceClauseSyntax? { layout.optional(11) }
  var memberBlock: MemberBlockSyntax { layout.child(15) }
}

/// A declaration with members.
protocol DeclGroupSyntax: LayoutView {
  var attributes: AttributeListSyntax { get }
  var modifiers: DeclModifierListSyntax { get }
  var memberBlock: MemberBlockSyntax { get }
}

extension ExtensionDeclSyntax: DeclGroupSyntax {}

struct KeyPathComponentSyntax: LayoutView {
  enum Component {
    case property(KeyPathPropertyComponentSyntax)
    case other
  }

  let layout: Layout

  var component: Component {
    let component: AnyNode = layout.child(3)
    return component.as(KeyPathPropertyComponentSyntax.self).map(Component.property) ?? .other
  }
}
