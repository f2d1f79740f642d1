import SwiftSyntax

/// A walk that knows whether it is in a type's own code, extensions included.
class TypeVisitor: SyntaxVisitor {
  private let type: String
  /// The types around the point of the walk, outermost first.
  private var types: [String] = []

  /// `type` is the full name.
  init(_ type: String) {
    self.type = type
    super.init(viewMode: .sourceAccurate)
  }

  var isInside: Bool { types.joined(separator: ".") == type }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }
}
