import SwiftSyntax

/// What the files of a class declare in it, as far as a parameter can be taken for one of its properties.
struct ClassMembers {
  /// The types of the stored properties that are there without a question mark, by name.
  private let types: [String: String]
  private let called: Set<String>
  private let isDelegate: Bool

  init(of type: String, inheriting inherited: [String], in files: [ParsedFile]) {
    let finder = ClassMemberFinder(type)
    for file in files { finder.walk(file.tree) }
    (types, called) = (finder.types, finder.called)
    isDelegate = inherited.contains { $0.hasSuffix("Delegate") }
  }

  func isProperty(_ name: String) -> Bool { types[name] != nil }

  /// Whether the first parameter of a delegate's function has name and type of the only property of this type. Who tells
  /// its delegate hands itself over.
  func hands(_ parameter: FunctionParameterSyntax, to method: FunctionDeclSyntax) -> Bool {
    guard isDelegate, !called.contains(method.name.text),
      parameter.id == method.signature.parameterClause.parameters.first?.id,
      let own = parameter.type.as(IdentifierTypeSyntax.self)?.name.text,
      types[(parameter.secondName ?? parameter.firstName).text] == own
    else { return false }
    return types.values.count { $0 == own } == 1
  }
}

private final class ClassMemberFinder: TypeVisitor {
  private(set) var types: [String: String] = [:]
  /// The names of all functions that are called without a receiver, or on `self`.
  private(set) var called: Set<String> = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, node.parent?.is(MemberBlockItemSyntax.self) == true else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      types[name] = typeName(of: binding) ?? ""
    }
    return .visitChildren
  }

  private func typeName(of binding: PatternBindingSyntax) -> String? {
    if let written = binding.typeAnnotation?.type {
      let plain = written.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? written
      return plain.as(IdentifierTypeSyntax.self)?.trimmedDescription
    }
    let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) { called.insert(name.baseName.text) }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base?.isSelf == true {
      called.insert(member.declName.baseName.text)
    }
    return .visitChildren
  }
}
