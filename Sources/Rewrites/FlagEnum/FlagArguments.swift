import SwiftSyntax
import UntangleFacts
import UntangleProjectModel

/// `flag:` in a call that makes, or may make, an instance of the type.
struct FlagArgument {
  enum Target { case instance, unknown }

  let file: NamingFiles.File
  let node: LabeledExprSyntax
  let label: TokenSyntax
  let target: Target

  /// nil where the call is certainly about something else.
  init?(_ node: LabeledExprSyntax, in file: NamingFiles.File, _ scope: FlagScope) {
    guard let label = node.label, let call = node.parent?.parent?.as(FunctionCallExprSyntax.self) else {
      return nil
    }
    self.file = file
    self.node = node
    self.label = label
    switch scope.meaning(ofCallee: call.calledExpression) {
    case .flag: target = .instance
    case .unknown: target = .unknown
    case .other: return nil
    }
  }
}

extension FlagScope {
  /// Whether a call of it makes an instance of the flag's type.
  fileprivate func meaning(ofCallee callee: ExprSyntax) -> Meaning {
    let node = Syntax(callee)
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName {
      if name.tokenKind == .keyword(.Self) { return meaning(inTypeAround: node) }
      return meaning(ofTypeOrFunction: name.text, at: node)
    }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      return meaning(ofCallee: generic.expression)
    }
    guard let access = callee.as(MemberAccessExprSyntax.self) else { return .unknown }
    guard access.declName.baseName.tokenKind == .keyword(.`init`) else {
      return access.base == nil ? .other : meaning(ofTypeOrFunction: access.trimmedDescription, at: node)
    }
    guard let base = access.base else { return .unknown }
    if base.isSelf || base.is(SuperExprSyntax.self) { return meaning(inTypeAround: node) }
    // The type may be in a variable.
    return FlagOperand(base).lastName?.first?.isUppercase == true ? meaning(ofCallee: base) : .unknown
  }

  private func meaning(ofTypeOrFunction name: String, at node: Syntax) -> Meaning {
    let last = name.split(separator: ".").last ?? ""
    guard last.first?.isUppercase == true else { return .other }
    return meaning(inType: name, at: node)
  }
}

/// A parameter `flag:` of an initialiser of the type, or of one that inherits from it.
struct FlagParameter {
  let file: NamingFiles.File
  let node: FunctionParameterSyntax
  let initializer: InitializerDeclSyntax
  let owner: String

  init?(
    _ node: FunctionParameterSyntax, _ token: TokenSyntax, in file: NamingFiles.File, _ scope: FlagScope
  ) {
    guard node.firstName.id == token.id,
      let initializer = node.parent?.parent?.parent?.parent?.as(InitializerDeclSyntax.self),
      let owner = Syntax(initializer).enclosingTypeName,
      scope.meaning(inTypeAround: Syntax(initializer)) == .flag
        || scope.project.type(named: owner)?.kind == .protocol
    else { return nil }
    self.file = file
    self.node = node
    self.initializer = initializer
    self.owner = owner
  }

  /// What the initialiser calls it.
  var innerName: String { (node.secondName ?? node.firstName).text }

  /// Whether it can be an enum as well: no other module, protocol or default value asks for a Bool.
  func canBeEnum(of flag: FlagProperty) -> Bool {
    let isOpen = initializer.modifiers.contains {
      ["public", "open", "package", "required", "override"].contains($0.name.text)
    }
    let initial = node.defaultValue?.value
    return owner == flag.type.name && !isOpen && initializer.attributes.areAmong(["MainActor"])
      && node.type.trimmedDescription == "Bool" && node.attributes.isEmpty
      && (initial == nil || initial?.flagLiteral != nil) && !node.hasCommentWithin
  }

  /// All mentions of it in the body; nil where the body binds its name again.
  func references() -> [DeclReferenceExprSyntax]? {
    guard let body = initializer.body else { return nil }
    let tokens = body.tokens(viewMode: .sourceAccurate).filter { $0.isCalled(innerName) }
    guard !tokens.contains(where: \.isBinding) else { return nil }
    return tokens.compactMap { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
      let access = reference.parent?.as(MemberAccessExprSyntax.self)
      return access?.declName.id == reference.id ? nil : reference
    }
  }
}
