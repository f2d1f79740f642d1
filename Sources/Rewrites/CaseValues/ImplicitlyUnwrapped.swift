import SwiftSyntax

/// The properties that the type declares as `T!`.
package func namesUnwrappedImplicitly(by type: String, in files: [ParsedFile]) -> Set<String> {
  let finder = ImplicitlyUnwrappedFinder(type)
  for file in files { finder.walk(file.tree) }
  return finder.names
}

private final class ImplicitlyUnwrappedFinder: TypeVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, node.parent?.is(MemberBlockItemSyntax.self) == true else { return .skipChildren }
    names.formUnion(
      node.bindings.compactMap { binding in
        binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
          ? binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text : nil
      })
    return .skipChildren
  }

  override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
