import SwiftSyntax

/// All uses of the flags in one file.
final class FlagUses: SyntaxVisitor {
  struct Use {
    var range: Range<Int>
    var text: String
  }

  private let flags: Set<String>
  private let names: [String: String]
  private let property: String
  private let file: ParsedFile
  private let type: String
  /// The types around the point of the walk, outermost first.
  private var types: [String] = []
  private(set) var found: [Use] = []
  private(set) var remainders: [Refusal] = []

  /// `type` is the full name of the view.
  init(
    _ flags: [String], names: [String: String], property: String, of type: String, in file: ParsedFile
  ) {
    self.type = type
    self.flags = Set(flags)
    self.names = names
    self.property = property
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  // Other types of the file may have flags of the same names.

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

  private var isInside: Bool { types.joined(separator: ".") == type }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let isMember =
      node.parent?.as(PatternBindingSyntax.self)?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self)
      == true
    if !isMember, isInside, flags.contains(node.identifier.text) { shadow(node.identifier) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = node.secondName ?? node.firstName
    if isInside, flags.contains(name.text) { shadow(name) }
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    if isInside, flags.contains(node.name.text) { shadow(node.name) }
    return .visitChildren
  }

  private func shadow(_ name: TokenSyntax) {
    remainders.append(Refusal("a local is called '\(name.text)', too", at: file.location(of: name)))
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let (flag, receiver) = flag(elements[0]),
      let literal = elements[2].as(BooleanLiteralExprSyntax.self),
      node.parent?.is(CodeBlockItemSyntax.self) == true
    else { return .visitChildren }
    let item = ".\(names[flag] ?? flag)"
    let place = receiver + property
    let text =
      literal.literal.tokenKind == .keyword(.true)
      ? "\(place) = \(item)" : "if \(place) == \(item) { \(place) = nil }"
    note(Syntax(node), text)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "toggle",
      let base = callee.base, let (flag, receiver) = flag(base)
    else { return .visitChildren }
    let item = ".\(names[flag] ?? flag)"
    let place = receiver + property
    note(Syntax(node), "\(place) = \(place) == \(item) ? nil : \(item)")
    return .skipChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, let flag = node.presentedFlag, flags.contains(flag) else { return .visitChildren }
    let item = ".\(names[flag] ?? flag)"
    note(
      Syntax(node.expression),
      "Binding(get: { \(property) == \(item) }, set: { if $0 { \(property) = \(item) } else if \(property) == \(item) { \(property) = nil } })"
    )
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let (flag, receiver) = flag(ExprSyntax(node)) else { return .visitChildren }
    read(flag, receiver, Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    guard isInside else { return .visitChildren }
    if name.hasPrefix("$") || name.hasPrefix("_"), flags.contains(String(name.dropFirst())) {
      remainders.append(Refusal("'\(name)' is handed out", at: file.location(of: node)))
    } else if let (flag, receiver) = flag(ExprSyntax(node)) {
      read(flag, receiver, Syntax(node))
    }
    return .visitChildren
  }

  private func flag(_ expression: ExprSyntax) -> (String, receiver: String)? {
    guard isInside else { return nil }
    if let reference = expression.as(DeclReferenceExprSyntax.self), flags.contains(reference.baseName.text),
      reference.parent?.is(MemberAccessExprSyntax.self) != true
        || reference.parent?.as(MemberAccessExprSyntax.self)?.base?.id == expression.id
    {
      return (reference.baseName.text, "")
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), access.base?.isSelf == true,
      flags.contains(access.declName.baseName.text)
    else { return nil }
    return (access.declName.baseName.text, "self.")
  }

  private func read(_ flag: String, _ receiver: String, _ node: Syntax) {
    if let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.elements.first?.id == node.id,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    {
      remainders.append(Refusal("'\(flag)' is set to what is not written out", at: file.location(of: node)))
      return
    }
    if node.parent?.is(InOutExprSyntax.self) == true {
      remainders.append(Refusal("'\(flag)' is handed out to be changed", at: file.location(of: node)))
      return
    }
    note(node, "(\(receiver)\(property) == .\(names[flag] ?? flag))")
  }

  private func note(_ node: Syntax, _ text: String) {
    found.append(Use(range: file.start(of: node)..<file.end(of: node), text: text))
  }
}
