import SwiftSyntax

/// All uses of the flags of one group in one file.
final class FlagUses: TypeVisitor {
  struct Use {
    var range: Range<Int>
    /// Empty for a statement that is removed.
    var text: String
    /// Whether nothing but this range changes: no blanks around it, and no line that becomes empty.
    var isExact = false
  }

  private let group: PresentedGroup
  private let file: ParsedFile
  private(set) var found: [Use] = []
  private(set) var remainders: [Refusal] = []
  /// Whether a binding to a flag escapes to another view.
  private(set) var needsBinding = false
  /// The flags whose case the code compares with the item, but for those that are only taken back.
  private(set) var compared: Set<String> = []
  /// The flags that are taken back where another item may be presented.
  private(set) var takenBack: Set<String> = []
  /// What presents its item, by flag: assignments of `true`, and `toggle()` where nothing is shown.
  private(set) var raised: [String: [Syntax]] = [:]

  private var property: String { group.property }
  private var flags: Set<String> { group.flagNames }

  init(_ group: PresentedGroup, of type: String, in file: ParsedFile) {
    self.group = group
    self.file = file
    super.init(type)
    walk(file.tree)
  }

  /// With further uses.
  func adding(_ uses: [Use]) -> Self {
    found += uses
    return self
  }

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
    guard isInside, let write = FlagWrite(node, of: flags) else { return .visitChildren }
    if write.value { raised[write.flag, default: []].append(Syntax(node)) }
    guard let item = node.parent?.as(CodeBlockItemSyntax.self) else { return .visitChildren }
    let place = write.receiver + property
    if write.value {
      note(Syntax(node), "\(place) = \(group.item(write.flag, setBy: Syntax(node)))")
    } else {
      dismiss(write.flag, at: item, place)
    }
    return .skipChildren
  }

  /// Replaces the write of `false`. Removes it where an adjacent write makes it redundant.
  private func dismiss(_ flag: String, at item: CodeBlockItemSyntax, _ place: String) {
    let beside = item.parent?.as(CodeBlockItemListSyntax.self)?.compactMap { other in
      other.item.as(SequenceExprSyntax.self).flatMap { FlagWrite($0, of: flags) }
    }
    let writes = beside ?? []
    let isDismissal = flags.isSubset(of: writes.filter { !$0.value }.map(\.flag))
    if writes.contains(where: { $0.value && $0.flag != flag }) || isDismissal && writes.first?.flag != flag {
      found.append(Use(range: file.start(of: item)..<file.end(of: item), text: ""))
    } else if isDismissal || group.isShown(flag, around: Syntax(item)) {
      note(Syntax(item.item), "\(place) = nil")
    } else {
      takenBack.insert(flag)
      let test =
        group.values(of: flag).isEmpty
        ? "\(place) == \(group.item(flag))" : "case \(group.item(flag)) = \(place)"
      note(Syntax(item.item), "if \(test) { \(place) = nil }")
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, let (flag, receiver) = flags.toggled(node) else { return .visitChildren }
    let item = group.item(flag)
    let place = receiver + property
    if group.isShown(flag, around: Syntax(node)) {
      note(Syntax(node), "\(place) = nil")
    } else if group.kind.coversView, node.isPressed {
      raised[flag, default: []].append(Syntax(node))
      note(Syntax(node), "\(place) = \(group.item(flag, setBy: Syntax(node)))")
    } else {
      compared.insert(flag)
      note(Syntax(node), "\(place) = \(place) == \(item) ? nil : \(item)")
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if isInside, node.base?.isSelf == true, name.hasPrefix("$"), flags.contains(String(name.dropFirst())) {
      escape(String(name.dropFirst()), Syntax(node))
      return .skipChildren
    }
    guard let (flag, receiver) = flag(ExprSyntax(node)) else { return .visitChildren }
    read(flag, receiver, Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    guard isInside else { return .visitChildren }
    if name.hasPrefix("$"), flags.contains(String(name.dropFirst())) {
      escape(String(name.dropFirst()), Syntax(node))
    } else if name.hasPrefix("_"), flags.contains(String(name.dropFirst())) {
      remainders.append(Refusal("'\(name)' is set up here", at: file.location(of: node)))
    } else if let (flag, receiver) = flag(ExprSyntax(node)) {
      read(flag, receiver, Syntax(node))
    }
    return .visitChildren
  }

  /// Replaces a binding that is passed on. The new binding can present and dismiss its own item only.
  private func escape(_ flag: String, _ node: Syntax) {
    if !group.isBound(by: node) {
      needsBinding = true
      compared.insert(flag)
    }
    note(node, "\(group.bindingFunction)(\(group.item(flag)))")
  }

  private func flag(_ expression: ExprSyntax) -> (String, receiver: String)? {
    isInside ? flags.reference(expression) : nil
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
    let place = receiver + property
    compared.insert(flag)
    if let negation = node.parent?.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      let test = "\(place) != \(group.item(flag))"
      note(Syntax(negation), Syntax(negation).bindsWeaker ? test : "(\(test))")
    } else {
      let test = "\(place) == \(group.item(flag))"
      note(node, node.bindsWeaker ? test : "(\(test))")
    }
  }

  private func note(_ node: Syntax, _ text: String) {
    found.append(Use(range: file.start(of: node)..<file.end(of: node), text: text))
  }
}

extension Syntax {
  /// Whether a comparison can replace the expression without parentheses.
  fileprivate var bindsWeaker: Bool {
    guard let parent else { return true }
    if parent.is(ExprListSyntax.self), let sequence = parent.parent?.as(SequenceExprSyntax.self) {
      return sequence.elements.allSatisfy { element in
        if let binary = element.as(BinaryOperatorExprSyntax.self) {
          return ["&&", "||"].contains(binary.operator.text)
        }
        return !element.is(UnresolvedAsExprSyntax.self) && !element.is(UnresolvedIsExprSyntax.self)
          && !element.is(ArrowExprSyntax.self)
      }
    }
    return parent.is(LabeledExprSyntax.self) || parent.is(ConditionElementSyntax.self)
      || parent.is(CodeBlockItemSyntax.self) || parent.is(ReturnStmtSyntax.self)
      || parent.is(InitializerClauseSyntax.self) || parent.is(UnresolvedTernaryExprSyntax.self)
  }
}

/// Flags that are assigned from another value. They mirror it, so that the single value belongs there
/// instead.
final class MirrorFinder: TypeVisitor {
  private let flags: Set<String>
  private(set) var mirrors: Set<String> = []

  init(_ flags: Set<String>, of type: String, in file: ParsedFile) {
    self.flags = flags
    super.init(type)
    walk(file.tree)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if isInside, node.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let first = node.elements.first, let (flag, _) = flags.reference(first),
      FlagWrite(node, of: flags) == nil
    {
      mirrors.insert(flag)
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is made by a closure that runs when somebody presses a control or taps a view.
  fileprivate var isPressed: Bool {
    let closure = sequence(first: Syntax(self), next: \.parent).lazy.compactMap {
      $0.as(ClosureExprSyntax.self)
    }.first
    guard let closure, let parent = closure.parent else { return false }
    let argument = parent.as(LabeledExprSyntax.self)
    if argument?.label?.text == "action" { return true }
    guard let call = parent.as(FunctionCallExprSyntax.self) else { return false }
    switch call.calledExpression.lastToken(viewMode: .sourceAccurate)?.text {
    case "onTapGesture": return true
    // `Button(action: { … }) { label }`
    case "Button": return !call.arguments.contains { $0.label?.text == "action" }
    default: return false
    }
  }
}

/// A write such as `isShown = true` or `self.isShown = false`.
struct FlagWrite {
  var flag: String
  /// Empty, or `self.`.
  var receiver: String
  var value: Bool

  init?(_ node: SequenceExprSyntax, of flags: Set<String>) {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let (flag, receiver) = flags.reference(elements[0]),
      let value = elements[2].flagLiteral
    else { return nil }
    (self.flag, self.receiver, self.value) = (flag, receiver, value)
  }
}

extension Set<String> {
  /// The flag and its receiver, if the call is `isShown.toggle()` for one of these.
  func toggled(_ call: FunctionCallExprSyntax) -> (String, receiver: String)? {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "toggle", let base = callee.base
    else { return nil }
    return reference(base)
  }

  /// The flag and its receiver, if the expression is `isShown` or `self.isShown` for one of these.
  func reference(_ expression: ExprSyntax) -> (String, receiver: String)? {
    if let reference = expression.as(DeclReferenceExprSyntax.self), contains(reference.baseName.text),
      reference.parent?.is(MemberAccessExprSyntax.self) != true
        || reference.parent?.as(MemberAccessExprSyntax.self)?.base?.id == expression.id
    {
      return (reference.baseName.text, "")
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), access.base?.isSelf == true,
      contains(access.declName.baseName.text)
    else { return nil }
    return (access.declName.baseName.text, "self.")
  }
}
