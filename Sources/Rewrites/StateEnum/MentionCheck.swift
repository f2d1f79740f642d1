import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

/// Refusals for uses of the variables, anywhere in the project, that would not compile or would hear of other
/// changes once the variables are computed. `files` are those of the type, and others with a use of `membersElsewhere`
/// or `functionsElsewhere`.
package func mentionRefusals(of subject: RewriteSubject, in files: [ParsedFile]) -> [Refusal] {
  let keeping = subject.keeping ?? (subject.publishedNames.isEmpty ? nil : .published)
  guard let keeping, !files.isEmpty else { return [] }
  let owners = MemberOwners(of: subject.type, in: subject.project)
  return files.flatMap { file in
    MentionCheck(
      subject, keeping, owners, in: file,
      isHandwritten: subject.project.file(at: file.path)?.origin == .handwritten
    )
    .refusals
  }
}

extension RewriteSubject {
  /// The variables that other files can name.
  fileprivate var visibleNames: Set<String> {
    Set(variables.filter { $0.access.width > AccessLevel.fileprivate.width }.map(\.name))
  }

  /// The variables that tell of each change by a publisher.
  package var publishedNames: [String] {
    variables.map(\.name).filter { name in
      type.variables.contains { $0.fact.name == name && $0.fact.wrappers == ["Published"] }
    }
  }

  /// The members whose use in files of other types may count.
  package var membersElsewhere: Set<String> {
    switch keeping {
    case .published: visibleNames.union(["objectWillChange"])
    case .plain, .state, .observable: visibleNames
    case nil: []
    }
  }

  /// The functions whose use in files of other types may count.
  package var functionsElsewhere: Set<String> { keeping == .observable ? Self.observingFunctions : [] }

  /// What may be in `functionsElsewhere`.
  package static var observingFunctions: Set<String> { Set(observers) }
}

/// What hears of each change of an `@Observable` object.
private let observers = ["Observations", "withObservationTracking"]

private final class MentionCheck: TypeVisitor {
  private let subject: RewriteSubject
  private let keeping: ChangeKeeping
  private let owners: MemberOwners
  private let file: ParsedFile
  private let names: Set<String>
  /// Writes of other files are known; tests and generated code are not lowered.
  private let isHandwritten: Bool
  private(set) var refusals: [Refusal] = []

  init(
    _ subject: RewriteSubject, _ keeping: ChangeKeeping, _ owners: MemberOwners, in file: ParsedFile,
    isHandwritten: Bool
  ) {
    self.subject = subject
    self.keeping = keeping
    self.owners = owners
    self.file = file
    self.isHandwritten = isHandwritten
    let isOwn = subject.type.declarations.contains { $0.path == file.path }
    names = isOwn ? subject.names : subject.visibleNames
    super.init(subject.type.name)
    walk(file.tree)
  }

  private func refuse(_ reason: String, at node: some SyntaxProtocol) {
    refusals.append(Refusal(reason, at: file.location(of: node)))
  }

  // Names with a meaning for a wrapper.

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    let base = access?.declName.id == node.id ? access?.base : nil
    if keeping == .observable, observers.contains(text) {
      refuse("'\(text)' hears of each change, and several changes become one", at: node)
    }
    guard keeping == .published || keeping == .state else { return .visitChildren }
    // By the name first, because the base takes longer.
    guard text == "objectWillChange" || text.first == "$" || text.first == "_", concerns(base) else {
      return .visitChildren
    }
    if keeping == .published, text == "objectWillChange", !isSent(node) {
      refuse("'objectWillChange' is used, and several changes become one", at: node)
    } else if keeping == .state, text.first == "$", isInside, isOwnBinding(node) {
      // Another binding takes its place.
      return .visitChildren
    } else if text.first == "$", names.contains(String(text.dropFirst())) {
      let words =
        keeping == .published
        ? "is a publisher that is used: it would send other values, or not as many" : "hands out a binding"
      refuse("'\(text)' \(words)", at: node)
    } else if text.first == "_", names.contains(String(text.dropFirst())), isStorage(text) {
      refuse("'\(text)' is the wrapper itself, which goes", at: node)
    }
    return .visitChildren
  }

  /// Whether it is `objectWillChange.send()`, perhaps behind a base: that hears of nothing.
  private func isSent(_ publisher: DeclReferenceExprSyntax) -> Bool {
    let own = publisher.parent?.as(MemberAccessExprSyntax.self)
    let whole = own?.declName.id == publisher.id ? own.map(ExprSyntax.init) : ExprSyntax(publisher)
    guard let whole, let access = whole.parent?.as(MemberAccessExprSyntax.self), access.base?.id == whole.id
    else { return false }
    return access.declName.baseName.text == "send"
  }

  private func isStorage(_ name: String) -> Bool {
    !subject.type.variables.contains { $0.fact.name == name }
  }

  /// Whether a member of this base may be one of the type: nil is `self`.
  private func concerns(_ base: ExprSyntax?) -> Bool { owners.concerns(base, in: scope) }

  // Names of the variables behind a binding or in a key path.

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard names.contains(node.declName.baseName.identifier?.name ?? ""), let base = node.base else {
      return .visitChildren
    }
    if !isHandwritten, !base.isSelf, isWritten(ExprSyntax(node)), concerns(base) {
      refuse("a test or generated code sets '\(node.declName.baseName.text)'", at: node)
    }
    // `$model.isOn` is known by the type of the model; longer paths are not.
    let isLong = base.is(MemberAccessExprSyntax.self) || base.is(OptionalChainingExprSyntax.self)
    let bound =
      base.as(FunctionCallExprSyntax.self)?.bindable ?? (isLong && base.startsAtBinding ? base : nil)
    if let bound, concerns(bound) { refuse("a binding leads to '\(node.declName.baseName.text)'", at: node) }
    return .visitChildren
  }

  private func isWritten(_ expression: ExprSyntax) -> Bool {
    expression.isHandedOut || expression.assignment != nil
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    guard case .property(let last)? = node.components.last?.component, !isOtherRoot(node) else {
      return .visitChildren
    }
    let name = last.declName.baseName.text
    let isPublisher = keeping == .published && name == "objectWillChange"
    if isPublisher || names.contains(name) && !isOnlyRead(node)
      || name.first == "$" && names.contains(String(name.dropFirst()))
    {
      refuse("a key path leads to '\(name)'", at: node)
    }
    return .skipChildren
  }

  /// Whether the key path starts at a type that is not this one.
  private func isOtherRoot(_ node: KeyPathExprSyntax) -> Bool {
    guard node.components.count == 1 else { return false }
    if let root = node.root {
      let name = root.trimmedDescription
      guard let type = subject.project.type(named: name) else { return false }
      return !owners.isRelated(type.name)
    }
    guard let argument = node.argument else { return false }
    if argument.call == nil { return argument.attribute == "Environment" }
    if argument.function == "environment" { return true }
    // `assign(to: \.isOn, on: model)`, `model.observe(\.isOn)`.
    let owner = argument.function == "assign" ? argument.value(of: "on") : argument.receiver
    let isOwned = ["assign", "observe", "publisher"].contains(argument.function)
    return isOwned && owner.map { !concerns($0) } ?? false
  }

  /// Whether a function of a collection or of a publisher asks each element for it.
  private func isOnlyRead(_ node: KeyPathExprSyntax) -> Bool {
    guard let argument = node.argument, argument.receiver != nil, let function = argument.function else {
      return false
    }
    // The project may have a function of that name that writes.
    return readingFunctions.contains(function) && !subject.project.declaresFunction(named: function)
  }
}

/// Functions of the standard library and of Combine that read what a key path leads to.
private let readingFunctions: Set<String> = [
  "allSatisfy", "compactMap", "contains", "filter", "first", "firstIndex", "flatMap", "last", "map", "sorted",
]

/// A key path as an argument of a call or of an attribute.
private struct KeyPathArgument {
  /// nil for an attribute's.
  var call: FunctionCallExprSyntax?
  /// The name of the attribute; nil for a call's.
  var attribute: String?

  var function: String? {
    let callee = call?.calledExpression
    return (callee?.as(MemberAccessExprSyntax.self)?.declName ?? callee?.as(DeclReferenceExprSyntax.self))?
      .baseName
      .text
  }

  /// nil without one: then it is a function of the type around, or of none.
  var receiver: ExprSyntax? { call?.calledExpression.as(MemberAccessExprSyntax.self)?.base }

  func value(of label: String) -> ExprSyntax? {
    call?.arguments.first { $0.label?.text == label }?.expression
  }
}

extension FunctionCallExprSyntax {
  /// `model` of `Bindable(model)`; nil for other calls.
  fileprivate var bindable: ExprSyntax? {
    let isMade = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Bindable"
    return isMade ? arguments.first?.expression : nil
  }
}

extension KeyPathExprSyntax {
  /// nil where the key path is no argument.
  fileprivate var argument: KeyPathArgument? {
    guard let list = parent?.parent else { return nil }
    if let call = list.parent?.as(FunctionCallExprSyntax.self) { return KeyPathArgument(call: call) }
    let attribute = list.parent?.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    return attribute.map { KeyPathArgument(attribute: $0) }
  }
}

extension ExprSyntax {
  /// Whether the path starts at a projected value: `$store.model` of `$store.model.isOn`.
  var startsAtBinding: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.baseName.isProjected
    case .memberAccessExpr(let node):
      node.declName.baseName.isProjected || (node.base?.startsAtBinding ?? false)
    case .optionalChainingExpr(let node): node.expression.startsAtBinding
    case .forceUnwrapExpr(let node): node.expression.startsAtBinding
    case .subscriptCallExpr(let node): node.calledExpression.startsAtBinding
    default: false
    }
  }

}

extension TokenSyntax {
  /// Whether it is `$model`; `$0` is what a closure is given.
  fileprivate var isProjected: Bool { text.first == "$" && text.dropFirst().first?.isNumber == false }
}
