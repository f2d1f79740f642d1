import UntangleFacts
import UntangleSourceFiles
import SwiftSyntax

/// Writes that nothing can get in between of: one step from state to state.
struct WriteRun {
  struct Write {
    var fact: VariableWriteFact
    /// The right side as written; nil for `toggle()`.
    var text: String?
    /// Its offsets in the file; nil for `toggle()`.
    var range: Range<Int>?
    /// `isKnown? = true` does nothing where there is no value.
    var condition = Condition.none

    enum Condition { case none, isSet }
  }

  /// In order; the parts of a tuple are assigned at once.
  var steps: [[Write]]
  /// What stands before the variable's name: nothing, `self.`, `self?.`.
  var receiver: String
  /// The statements, in order, each with the step that it is.
  var items: [CodeBlockItemSyntax]
  /// Whether it stands directly in an initialiser.
  var owner: Owner

  enum Owner: Hashable {
    case initializer(designated: Bool, isTopLevel: Bool)
    case other
  }

  var writes: [Write] { steps.flatMap(\.self) }

  /// The offset of the first statement.
  var start: Int { items[0].positionAfterSkippingLeadingTrivia.utf8Offset }
}

extension WriteRun {
  /// Whether it does nothing on an instance that is gone: `self?.`.
  var isChained: Bool { receiver.hasSuffix("?.") }
}

/// Finds the runs of one file.
final class RunFinder: SyntaxVisitor {
  private let file: ParsedFile
  /// By offset.
  private let writes: [Int: VariableWriteFact]
  private let names: Set<String>
  /// Stored variables of the type without observers, which may be set in between.
  private let plainNames: Set<String>
  private(set) var runs: [WriteRun] = []
  private(set) var understood: Set<Int> = []
  private var initializers: [InitializerDeclSyntax] = []

  init(
    in file: ParsedFile, writes: [VariableWriteFact], names: Set<String>, plainNames: Set<String>
  ) {
    self.file = file
    self.writes = Dictionary(
      writes.map { (file.offset(of: $0.location.span), $0) }, uniquingKeysWith: { first, _ in first })
    self.names = names
    self.plainNames = plainNames
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  /// Writes that stand where no statement of their own can be made of them.
  var missed: [VariableWriteFact] {
    writes.filter { !understood.contains($0.key) }.map(\.value)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    initializers.append(node)
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { initializers.removeLast() }

  override func visit(_ list: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    var current: WriteRun?
    var isInterrupted = false
    for item in list {
      guard let (receiver, step) = step(item) else {
        if isBlind(item) {
          isInterrupted = true
        } else if let run = current {
          runs.append(run)
          current = nil
        }
        continue
      }
      if var run = current, run.receiver == receiver,
        isInterrupted ? step.allSatisfy(isConstant) : isQuiet(item)
      {
        run.steps.append(step)
        run.items.append(item)
        current = run
      } else {
        if let run = current { runs.append(run) }
        isInterrupted = false
        current = WriteRun(steps: [step], receiver: receiver, items: [item], owner: owner(of: list))
      }
    }
    if let run = current { runs.append(run) }
    return .visitChildren
  }

  private func owner(of list: CodeBlockItemListSyntax) -> WriteRun.Owner {
    guard let initializer = initializers.last else { return .other }
    let isTopLevel = initializer.body?.statements.id == list.id
    let isConvenience =
      initializer.body.map { body in
        body.statements.contains { $0.trimmedDescription.hasPrefix("self.init(") }
      } ?? false
    return .initializer(designated: !isConvenience, isTopLevel: isTopLevel)
  }

  // What a statement is.

  private func step(_ item: CodeBlockItemSyntax) -> (receiver: String, step: [WriteRun.Write])? {
    guard let expression = item.item.as(ExprSyntax.self) else { return nil }
    if let sequence = expression.as(SequenceExprSyntax.self) { return assignment(sequence) }
    return toggle(expression)
  }

  private func toggle(_ expression: ExprSyntax) -> (receiver: String, step: [WriteRun.Write])? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "toggle", let base = callee.base
    else { return nil }
    let (target, condition) = unwrapped(base)
    guard let receiver = receiver(of: target), let fact = take(target) else { return nil }
    return (receiver, [WriteRun.Write(fact: fact, text: nil, range: nil, condition: condition)])
  }

  private func assignment(
    _ sequence: SequenceExprSyntax
  ) -> (receiver: String, step: [WriteRun.Write])? {
    let elements = Array(sequence.elements)
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    let range = file.start(of: elements[2])..<file.end(of: elements[elements.count - 1])
    guard let targets = elements[0].as(TupleExprSyntax.self) else {
      let (target, condition) = unwrapped(elements[0])
      guard let receiver = receiver(of: target), let fact = take(target) else { return nil }
      return (
        receiver, [WriteRun.Write(fact: fact, text: file.text(range), range: range, condition: condition)]
      )
    }
    guard elements.count == 3, let values = elements[2].as(TupleExprSyntax.self),
      values.elements.count == targets.elements.count
    else { return nil }
    return tuple(targets, values)
  }

  /// `x` for `x?` and `x!`.
  private func unwrapped(_ target: ExprSyntax) -> (ExprSyntax, WriteRun.Write.Condition) {
    if let chain = target.as(OptionalChainingExprSyntax.self) { return (chain.expression, .isSet) }
    if let forced = target.as(ForceUnwrapExprSyntax.self) { return (forced.expression, .isSet) }
    return (target, .none)
  }

  private func tuple(
    _ targets: TupleExprSyntax, _ values: TupleExprSyntax
  ) -> (receiver: String, step: [WriteRun.Write])? {
    let known = targets.elements.allSatisfy {
      receiver(of: $0.expression) != nil && writes[file.start(of: $0.expression)] != nil
    }
    let receivers = Set(targets.elements.compactMap { receiver(of: $0.expression) })
    guard known, receivers.count == 1, let receiver = receivers.first else { return nil }
    let step = zip(targets.elements, values.elements).compactMap { target, value in
      take(target.expression).map { fact in
        let range = file.start(of: value.expression)..<file.end(of: value.expression)
        return WriteRun.Write(fact: fact, text: file.text(range), range: range)
      }
    }
    return (receiver, step)
  }

  private func take(_ target: ExprSyntax) -> VariableWriteFact? {
    let offset = file.start(of: target)
    guard let fact = writes[offset] else { return nil }
    understood.insert(offset)
    return fact
  }

  /// `self?.` for `self?.isOn`; nil for what is no plain path to one of the variables.
  private func receiver(of target: ExprSyntax) -> String? {
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      return names.contains(reference.baseName.identifier?.name ?? "") ? "" : nil
    }
    guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base,
      names.contains(access.declName.baseName.identifier?.name ?? "")
    else { return nil }
    let plain = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    guard plain.is(DeclReferenceExprSyntax.self) else { return nil }
    return file.text(of: base) + "."
  }

  // What may stand between two writes.

  private func isConstant(_ write: WriteRun.Write) -> Bool {
    switch write.fact.value {
    case .boolean, .null: true
    case .enumCase: write.text?.contains("(") == false
    default: write.text == nil
    }
  }

  /// Whether nobody can see the variables while the right side is evaluated.
  private func isQuiet(_ item: CodeBlockItemSyntax) -> Bool {
    guard let sequence = item.item.as(SequenceExprSyntax.self) else { return true }
    return sequence.elements.dropFirst(2).allSatisfy {
      BlindCheck(names: [], plainNames: []).isBlind(Syntax($0))
    }
  }

  /// Whether nobody can see the variables while it runs, and it does not look at them.
  private func isBlind(_ item: CodeBlockItemSyntax) -> Bool {
    let check = BlindCheck(names: names, plainNames: plainNames)
    return check.isBlind(item)
  }
}

/// Tells code that neither looks at some variables nor calls anything that may.
final class BlindCheck: SyntaxVisitor {
  private let names: Set<String>
  private let plainNames: Set<String>
  private var looks = Looks.never

  private enum Looks { case never, perhaps }

  init(names: Set<String>, plainNames: Set<String>) {
    self.names = names
    self.plainNames = plainNames
    super.init(viewMode: .sourceAccurate)
  }

  func isBlind(_ item: CodeBlockItemSyntax) -> Bool {
    if let declaration = item.item.as(VariableDeclSyntax.self) {
      let isPlain = declaration.bindings.allSatisfy { $0.accessorBlock == nil }
      return isPlain && isBlind(Syntax(declaration))
    }
    guard let expression = item.item.as(ExprSyntax.self) else { return false }
    if let call = expression.as(FunctionCallExprSyntax.self), isPrinting(call) {
      return isBlind(Syntax(call.arguments))
    }
    guard let sequence = expression.as(SequenceExprSyntax.self),
      let target = sequence.elements.first, isPlainTarget(target)
    else { return false }
    return isBlind(Syntax(sequence))
  }

  func isBlind(_ node: Syntax) -> Bool {
    looks = .never
    walk(node)
    return looks == .never
  }

  private func isPrinting(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    return ["print", "debugPrint"].contains(name)
  }

  /// A variable of this instance that nobody observes.
  private func isPlainTarget(_ target: ExprSyntax) -> Bool {
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      return plainNames.contains(reference.baseName.text)
    }
    guard let access = target.as(MemberAccessExprSyntax.self),
      access.base?.trimmedDescription == "self"
    else { return false }
    return plainNames.contains(access.declName.baseName.text)
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.identifier?.name ?? node.text) { looks = .perhaps }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // `Date()`, `[Item]()`: what makes a value has no way to this instance unless it is given one.
    let callee = node.calledExpression
    let made =
      callee.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase
      ?? callee.is(ArrayExprSyntax.self)
    if !made || node.trailingClosure != nil { looks = .perhaps }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isHandedOver =
      node.baseName.tokenKind == .keyword(.self) && node.parent?.is(MemberAccessExprSyntax.self) != true
    if isHandedOver { looks = .perhaps }
    return .visitChildren
  }

  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { stop() }
  override func visit(_: AwaitExprSyntax) -> SyntaxVisitorContinueKind { stop() }
  override func visit(_: TryExprSyntax) -> SyntaxVisitorContinueKind { stop() }
  override func visit(_: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { stop() }
  override func visit(_: InOutExprSyntax) -> SyntaxVisitorContinueKind { stop() }
  override func visit(_: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { stop() }

  private func stop() -> SyntaxVisitorContinueKind {
    looks = .perhaps
    return .skipChildren
  }
}
