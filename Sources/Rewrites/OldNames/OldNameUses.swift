import SwiftSyntax
import UntangleFacts
import UntangleSourceFiles

/// The uses of an old name in a file of the type, with what takes their place.
final class OldNameUses: TypeVisitor {
  /// Without those of the declaration itself.
  private(set) var edits: [SourceEdit] = []
  /// The lines of comments above the computed property, and of those behind its declaration.
  private(set) var comment: [String] = []
  /// Whether all uses in the type can be replaced.
  private(set) var isReplaceable = true
  /// Whether other code of the file uses a member of this name, of whatever type.
  private(set) var isNamedOutside = false
  /// The computed property with the old name, if this file has it.
  private(set) var shim: VariableDeclSyntax?
  private let name: String
  /// nil where only a name without uses can go.
  private let question: OldNameQuestion?
  private let file: ParsedFile
  private let joined: JoinedConditions

  /// `joined` are conditions of the file that are replaced as a whole.
  init(
    _ name: String, _ question: OldNameQuestion?, of type: String, in file: ParsedFile,
    beside joined: JoinedConditions
  ) {
    (self.name, self.question, self.file, self.joined) = (name, question, file, joined)
    super.init(type)
    walk(file.tree)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, node.parent?.is(MemberBlockItemSyntax.self) == true, let binding = node.bindings.first,
      node.bindings.count == 1
    else { return .visitChildren }
    let declared = binding.pattern.trimmedDescription
    if declared == name {
      shim = node
      let (start, end) = (file.commentStart(of: node), file.endWithComment(file.end(of: node)))
      edits.append(file.removal(of: start..<end))
      let above = file.text(start..<max(start, file.start(of: node))).lines
      let behind = file.text(file.end(of: node)..<end)
      let inside = binding.accessorBlock?.leftBrace.trailingTrivia.description ?? ""
      comment = (above + [behind, inside]).map { String($0.trimmed) }.filter { !$0.isEmpty }
      if !comment.allSatisfy({ $0.hasPrefix("//") }) { isReplaceable = false }
      return .skipChildren
    }
    guard declared == OldNameBinding.property(for: name) else { return .visitChildren }
    bindings.append(node)
    return .skipChildren
  }

  /// Of the binding that takes the place of `$name`.
  private var bindings: [VariableDeclSyntax] = []

  override func visitPost(_: SourceFileSyntax) {
    for binding in bindings {
      guard let shim, let body = OldNameBinding(binding, of: shim, in: file) else {
        isReplaceable = false
        return
      }
      edits.append(body.edit)
    }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.identifier?.name ?? node.baseName.text
    guard text == name || text == "$\(name)" || text == "_\(name)", !joined.replaces(node) else {
      return .visitChildren
    }
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    if let access, access.declName.id == node.id {
      // `.name` is a case, or a static member.
      guard let base = access.base else { return .visitChildren }
      guard isInside else { return noteOutside() }
      guard base.isSelf, text == name else { return give() }
      replace(ExprSyntax(access), receiver: "self.")
    } else if isInside {
      guard text == name else { return give() }
      // A local of the name is another value.
      guard LocalBinding(of: name, at: Syntax(node)) == nil else { return .visitChildren }
      replace(ExprSyntax(node), receiver: "")
    }
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == name else { return .visitChildren }
    return isInside ? give() : noteOutside()
  }

  /// `if let name`, `if let other = self.name`.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if joined.replaces(node) { return .skipChildren }
    guard isInside, let bound = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let receiver = receiver(in: node.initializer?.value, boundTo: bound),
      !receiver.isEmpty || LocalBinding(of: name, at: Syntax(node)) == nil
    else { return .visitChildren }
    guard case .optional(let question)? = question, node.typeAnnotation == nil,
      node.bindingSpecifier.text == "let"
    else { return give() }
    edits.append(
      SourceEdit(
        range: file.start(of: node)..<file.end(of: node),
        replacement: question.pattern(receiver, binding: bound)))
    return .skipChildren
  }

  /// What stands before the name in a value that is the name alone; nil for other values. Without a value, the bound name
  /// is the value.
  private func receiver(in value: ExprSyntax?, boundTo bound: String) -> String? {
    guard let value else { return bound == name ? "" : nil }
    if let reference = value.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text == name ? "" : nil
    }
    guard let access = value.as(MemberAccessExprSyntax.self), access.declName.baseName.text == name,
      access.base?.isSelf == true
    else { return nil }
    return "self."
  }

  /// `[name]`.
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    node.name.text == name ? give() : .visitChildren
  }

  private func noteOutside() -> SyntaxVisitorContinueKind {
    isNamedOutside = true
    return .visitChildren
  }

  private func give() -> SyntaxVisitorContinueKind {
    isReplaceable = false
    return .skipChildren
  }

  private func replace(_ use: ExprSyntax, receiver: String) {
    switch question {
    case .flag(let question): replace(use, by: question, receiver)
    case .optional(let question): replace(use, by: question, receiver)
    case nil: isReplaceable = false
    }
  }

  /// `name != nil`, as a whole condition.
  private func replace(_ use: ExprSyntax, by question: OptionalQuestion, _ receiver: String) {
    guard let list = use.parent?.as(ExprListSyntax.self), list.count == 3, list.first?.id == use.id,
      let sequence = list.parent, sequence.parent?.is(ConditionElementSyntax.self) == true,
      list.dropFirst().first?.trimmedDescription == "!=", list.last?.is(NilLiteralExprSyntax.self) == true
    else { return isReplaceable = false }
    edits.append(
      SourceEdit(
        range: file.start(of: sequence)..<file.end(of: sequence),
        replacement: question.pattern(receiver, binding: nil)))
  }

  private func replace(_ use: ExprSyntax, by question: FlagQuestion, _ receiver: String) {
    var whole = use
    var isNegated = false
    if let prefix = use.parent?.as(PrefixOperatorExprSyntax.self) {
      guard prefix.operator.text == "!" else { return isReplaceable = false }
      (whole, isNegated) = (ExprSyntax(prefix), true)
    }
    let range = file.start(of: whole)..<file.end(of: whole)
    if question.needsPattern {
      guard whole.parent?.is(ConditionElementSyntax.self) == true else { return isReplaceable = false }
      if let pattern = question.pattern(receiver, negated: isNegated) {
        return edits.append(SourceEdit(range: range, replacement: pattern))
      }
      guard let turned = whole.parent?.parent?.parent?.as(GuardStmtSyntax.self), turned.conditions.count == 1,
        !file.text(file.start(of: turned)..<file.start(of: turned.body)).contains("/"),
        let pattern = question.pattern(receiver, negated: !isNegated)
      else { return isReplaceable = false }
      return edits.append(turning(turned, to: pattern))
    }
    guard let form = comparedForm(of: whole) else { return isReplaceable = false }
    let text = question.comparison(receiver, negated: isNegated)
    edits.append(SourceEdit(range: range, replacement: form == .bare ? text : "(\(text))"))
  }
}

extension OldNameUses {
  /// `if case .busy = state {` for `guard !isBusy else {`, since no pattern says that a case is not there.
  private func turning(_ node: GuardStmtSyntax, to pattern: String) -> SourceEdit {
    SourceEdit(range: file.start(of: node)..<file.start(of: node.body), replacement: "if \(pattern) ")
  }
}

/// How a comparison stands in the place of an expression.
private enum ComparedForm {
  case bare, inParentheses
}

/// nil where none can: the flag is a part of something else, as `flag.description` or `&flag`.
private func comparedForm(of use: ExprSyntax) -> ComparedForm? {
  guard let parent = use.parent else { return nil }
  if let list = parent.as(ExprListSyntax.self) {
    let operators = list.filter { $0.id != use.id && isOperator($0) }
    if operators.contains(where: \.isWritingOperator), list.first?.id == use.id { return nil }
    return operators.allSatisfy(bindsLooser) ? .bare : .inParentheses
  }
  switch parent.kind {
  case .labeledExpr, .conditionElement, .initializerClause, .returnStmt, .codeBlockItem, .expressionStmt,
    .expressionSegment, .switchExpr, .whereClause, .repeatStmt, .ternaryExpr, .arrayElement,
    .dictionaryElement:
    return .bare
  default: return nil
  }
}

private func isOperator(_ element: ExprSyntax) -> Bool {
  switch element.kind {
  case .binaryOperatorExpr, .assignmentExpr, .unresolvedTernaryExpr, .unresolvedIsExpr, .unresolvedAsExpr:
    true
  default: false
  }
}

/// Whether `==` binds tighter.
private func bindsLooser(_ operation: ExprSyntax) -> Bool {
  if operation.is(AssignmentExprSyntax.self) || operation.is(UnresolvedTernaryExprSyntax.self) { return true }
  return ["&&", "||"].contains(operation.as(BinaryOperatorExprSyntax.self)?.operator.text)
}
