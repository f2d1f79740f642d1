import SwiftSyntax

/// A visitor that tracks whether it is in the code of a given type, including extensions.
class TypeVisitor: SyntaxVisitor {
  private let type: String
  /// The types that enclose the current node, outermost first.
  private var types: [String] = []

  /// `type` is the full dotted name.
  init(_ type: String) {
    self.type = type
    super.init(viewMode: .sourceAccurate)
  }

  var isInside: Bool { scope == type }
  /// The full dotted name of the type around the node; empty outside of types.
  var scope: String { types.joined(separator: ".") }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_: ProtocolDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }
}
