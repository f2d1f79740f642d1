import SwiftSyntax

/// Any declaration.
struct DeclSyntax: NodeView {
  let node: Node

  func `as`(_: DeclSyntaxEnum.Type) -> DeclSyntaxEnum { DeclSyntaxEnum(node) }
}

/// The declarations that the walk inspects before it enters them.
enum DeclSyntaxEnum {
  case variableDecl(VariableDeclSyntax)
  case functionDecl(FunctionDeclSyntax)
  case classDecl(NominalDeclSyntax)
  case structDecl(NominalDeclSyntax)
  case enumDecl(NominalDeclSyntax)
  case actorDecl(NominalDeclSyntax)
  case extensionDecl(ExtensionDeclSyntax)
  case ifConfigDecl(IfConfigDeclSyntax)
  case other

  fileprivate init(_ node: Node) {
    switch node.kind {
    case .variableDecl: self = .variableDecl(VariableDeclSyntax(node: node))
    case .functionDecl: self = .functionDecl(FunctionDeclSyntax(node: node))
    case .classDecl: self = .classDecl(NominalDeclSyntax(node: node))
    case .structDecl: self = .structDecl(NominalDeclSyntax(node: node))
    case .enumDecl: self = .enumDecl(NominalDeclSyntax(node: node))
    case .actorDecl: self = .actorDecl(NominalDeclSyntax(node: node))
    case .extensionDecl: self = .extensionDecl(ExtensionDeclSyntax(node: node))
    case .ifConfigDecl: self = .ifConfigDecl(IfConfigDeclSyntax(node: node))
    case .token, .missing: self = .other
    default: self = .other
    }
  }
}
