import SwiftSyntax

// Places that hold one of several kinds of node, or lists of them.

struct CodeBlockItemSyntax: NodeView {
  enum Item {
    case decl(DeclSyntax)
    case stmt(AnyNode)
    case expr(ExprSyntax)
  }

  let node: Node

  var item: Item {
    let item: AnyNode = node.child(1)
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
    let body: AnyNode? = node.optional(9)
    return body.map {
      $0.as(IfExprSyntax.self).map(ElseBody.ifExpr)
        ?? .codeBlock(CodeBlockSyntax(node: $0.node))
    }
  }
}

struct ConditionElementSyntax: NodeView {
  enum Condition {
    case expression(ExprSyntax)
    case availability
    case matchingPattern(MatchingPatternConditionSyntax)
    case optionalBinding(OptionalBindingConditionSyntax)
  }

  let node: Node

  var condition: Condition {
    let condition: ExprSyntax = node.child(1)
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

  var labelNode: AnyNode { node.child(3) }

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
    let arguments: AnyNode? = node.optional(7)
    return arguments.map {
      $0.kind == .labeledExprList
        ? .argumentList(LabeledExprListSyntax(node: $0.node)) : .other
    }
  }
}

struct IfConfigClauseSyntax: NodeView {
  enum Elements {
    case statements(CodeBlockItemListSyntax)
    case decls(MemberBlockItemListSyntax)
    case switchCases(SwitchCaseListSyntax)
    case attributes(AttributeListSyntax)
    case other
  }

  let node: Node

  var poundKeyword: TokenSyntax { node.child(1) }

  var elements: Elements? {
    let elements: AnyNode? = node.optional(5)
    return elements.map {
      switch $0.kind {
      case .codeBlockItemList: .statements(CodeBlockItemListSyntax(node: $0.node))
      case .memberBlockItemList: .decls(MemberBlockItemListSyntax(node: $0.node))
      case .switchCaseList: .switchCases(SwitchCaseListSyntax(node: $0.node))
      case .attributeList: .attributes(AttributeListSyntax(node: $0.node))
      default: .other
      }
    }
  }
}

struct AccessorBlockSyntax: NodeView {
  enum Accessors {
    case accessors(AccessorDeclListSyntax)
    case getter(CodeBlockItemListSyntax)
  }

  let node: Node

  var accessors: Accessors {
    let accessors: AnyNode = node.child(3)
    return accessors.kind == .accessorDeclList
      ? .accessors(AccessorDeclListSyntax(node: accessors.node))
      : .getter(CodeBlockItemListSyntax(node: accessors.node))
  }
}

struct ClosureSignatureSyntax: NodeView {
  enum ParameterClause {
    case simpleInput(ClosureShorthandParameterListSyntax)
    case parameterClause(ClosureParameterClauseSyntax)
  }

  let node: Node

  var capture: ClosureCaptureClauseSyntax? { node.optional(3) }

  var parameterClause: ParameterClause? {
    let clause: AnyNode? = node.optional(5)
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
  let node: Node

  var content: Content {
    let content: AnyNode = node.child(3)
    return content.kind == .token ? .colon : .elements(DictionaryElementListSyntax(node: content.node))
  }
}

struct GenericArgumentSyntax: NodeView {
  let node: Node

  /// The value of a value generic reads as a type that says nothing.
  var argument: TypeSyntax { node.child(1) }
}

/// A struct, class, actor, enum or protocol: one layout for all of them.
struct NominalDeclSyntax: DeclGroupSyntax {
  let node: Node

  var attributes: AttributeListSyntax { node.child(1) }
  var modifiers: DeclModifierListSyntax { node.child(3) }
  var name: TokenSyntax { node.child(7) }
  /// Of a protocol its primary associated types.
  var genericParameterClause: GenericParameterClauseSyntax? {
    node.kind == .protocolDecl ? nil : node.optional(9)
  }
  var inheritanceClause: InheritanceClauseSyntax? { node.optional(11) }
  var memberBlock: MemberBlockSyntax { node.child(15) }
}

/// What has members.
protocol DeclGroupSyntax: NodeView {
  var attributes: AttributeListSyntax { get }
  var modifiers: DeclModifierListSyntax { get }
  var memberBlock: MemberBlockSyntax { get }
}

extension ExtensionDeclSyntax: DeclGroupSyntax {}

struct KeyPathComponentSyntax: NodeView {
  enum Component {
    case property(KeyPathPropertyComponentSyntax)
    case other
  }

  let node: Node

  var component: Component {
    let component: AnyNode = node.child(3)
    return component.as(KeyPathPropertyComponentSyntax.self).map(Component.property) ?? .other
  }
}
