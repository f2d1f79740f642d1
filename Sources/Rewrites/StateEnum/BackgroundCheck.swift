import SwiftSyntax
import UntangleFacts
import UntangleSourceFiles

/// Finds variables of which one is set on a background thread and another one elsewhere.
///
/// As two properties they do not disturb each other. As one enum a write would undo the other one, because a case
/// says what both of them are. Where cases have payloads, a variable that is set on one thread only must not be read
/// on another one either: reading an enum while it is written may crash.
///
/// Which thread a body runs on is known from what a closure is handed to: `queue.async`, `Thread`, a task of a
/// `URLSession`. A function runs where it is called. What is not known counts as the main thread. Two uses in
/// functions that take a lock do not meet.
struct BackgroundCheck {
  private let uses: [Use]
  private var writesElsewhere: [Use] = []
  /// Functions that a background thread calls, those of them for which nobody waits, and those that something else
  /// calls.
  private let functions: (inBackground: Set<Routine>, apart: Set<Routine>, elsewhere: Set<Routine>)

  init(names: Set<String>, of type: String, in files: [ParsedFile]) {
    let finder = ThreadFinder(names: names, of: type, in: files)
    uses = finder.uses.sorted { $0.location < $1.location }
    let inBackground = finder.functionsCalled { $0 == .background || $0 == .waitedFor }
    let elsewhere = finder.functionsCalled { context in
      if case .function(let name) = context { return !inBackground.contains(name) }
      return context == .elsewhere
    }
    functions = (inBackground, finder.functionsCalled { $0 == .background }, elsewhere)
    writesElsewhere = uses.filter { $0.isWrite && isElsewhere($0.context) }
  }

  /// At most one refusal. `isPlain` says that no case has a payload.
  func refusals(isPlain: Bool) -> [Refusal] {
    for use in uses where isInBackground(use.context) && (use.isWrite || !isPlain && isSafeToRead(use)) {
      let other = writesElsewhere.first { $0.name != use.name && !($0.isLocked && use.isLocked) }
      guard let other else { continue }
      return [
        Refusal(
          "'\(use.name)' is \(use.isWrite ? "set" : "read") on a background thread, and '\(other.name)' is set"
            + " on another one: as one value they would need a lock", at: use.location)
      ]
    }
    return []
  }

  /// Whether reading the variable alone disturbs nobody: nothing sets it on another thread.
  private func isSafeToRead(_ use: Use) -> Bool {
    let isApart =
      if case .function(let name) = use.context { functions.apart.contains(name) } else {
        use.context == .background
      }
    return isApart && !writesElsewhere.contains { $0.name == use.name }
  }

  private func isInBackground(_ context: ThreadContext) -> Bool {
    guard case .function(let name) = context else { return context == .background || context == .waitedFor }
    return functions.inBackground.contains(name)
  }

  private func isElsewhere(_ context: ThreadContext) -> Bool {
    guard case .function(let name) = context else { return context == .elsewhere }
    return !functions.inBackground.contains(name) || functions.elsewhere.contains(name)
  }

  /// A use of one of the variables in the type's code.
  fileprivate struct Use {
    var name: String
    var isWrite: Bool
    var context: ThreadContext
    /// Whether the function around it takes a lock.
    var isLocked: Bool
    var location: Location
  }
}

/// What decides on which thread code runs.
private enum ThreadContext: Hashable {
  case background
  /// A queue, while the caller waits.
  case waitedFor
  /// The main thread, or one that is not known.
  case elsewhere
  /// While the object is made nobody else has it.
  case initializer
  /// The callers of this.
  case function(Routine)
}

/// A function, a property with a getter, or a variable with a closure, which run where their names are used.
private struct Routine: Hashable {
  /// The base name.
  var name: String
  /// The member that declares it among its statements; nil for a member.
  var outer: String?
}

/// Collects, over the files of a type, where its variables are used and its functions are called.
private final class ThreadFinder: TypeVisitor {
  private let names: Set<String>
  private let known: ThreadNames
  private var file: ParsedFile
  private var contexts: [ThreadContext] = []
  private var closures: [SyntaxIdentifier: ThreadContext] = [:]
  private var locking: [SyntaxIdentifier: Bool] = [:]
  private(set) var uses: [BackgroundCheck.Use] = []
  /// From where each function is called.
  private(set) var called: [Routine: Set<ThreadContext>] = [:]
  /// The function around the node.
  private var outer: String?

  init(names: Set<String>, of type: String, in files: [ParsedFile]) {
    self.names = names
    known = ThreadNames(in: files)
    file = ParsedFile(FileText(path: "", bytes: []))
    super.init(type)
    for next in files {
      file = next
      walk(next.tree)
    }
  }

  /// The functions that run in such a context, directly or through other functions.
  func functionsCalled(in isMeant: (ThreadContext) -> Bool) -> Set<Routine> {
    var callees: [Routine: [Routine]] = [:]
    var found: Set<Routine> = []
    for (name, contexts) in called {
      if contexts.contains(where: isMeant) { found.insert(name) }
      for case .function(let caller) in contexts { callees[caller, default: []].append(name) }
    }
    var waiting = Array(found)
    while let name = waiting.popLast() {
      for callee in callees[name] ?? [] where found.insert(callee).inserted { waiting.append(callee) }
    }
    return found
  }

  // Contexts.

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // A queue calls the `main` of an operation.
    let isOperation = node.name.text == "main" && node.modifiers.contains { $0.name.text == "override" }
    contexts.append(isOperation ? .background : .function(Routine(name: node.name.text, outer: outer)))
    if outer == nil { outer = node.name.text }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) {
    contexts.removeLast()
    if node.parent?.is(MemberBlockItemSyntax.self) == true { outer = nil }
  }

  private func noteCall(of name: String, in context: ThreadContext) {
    called[Routine(name: name), default: []].insert(context)
    if let outer { called[Routine(name: name, outer: outer), default: []].insert(context) }
  }

  override func visit(_: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    contexts.append(.initializer)
    return .visitChildren
  }

  override func visitPost(_: InitializerDeclSyntax) { contexts.removeLast() }

  override func visit(_: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    contexts.append(.initializer)
    return .visitChildren
  }

  override func visitPost(_: DeinitializerDeclSyntax) { contexts.removeLast() }

  /// What a property with a getter does, or a variable that holds a closure, is done where its name is used.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    contexts.append(
      isMember || node.initializer.flatMap { madeClosure(in: $0.value) } != nil
        ? .function(Routine(name: node.pattern.trimmedDescription, outer: isMember ? nil : outer))
        : contexts.last ?? .elsewhere)
    return .visitChildren
  }

  override func visitPost(_: PatternBindingSyntax) { contexts.removeLast() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let isOnMain = node.signature?.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
    }
    // A closure in an initialiser runs later, in general.
    let inherited = contexts.last.map { $0 == .initializer ? .elsewhere : $0 } ?? .elsewhere
    contexts.append(isOnMain == true ? .elsewhere : closures[node.id] ?? inherited)
    return .visitChildren
  }

  override func visitPost(_: ClosureExprSyntax) { contexts.removeLast() }

  /// What is awaited runs where it is isolated.
  override func visit(_: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    contexts.append(.elsewhere)
    return .visitChildren
  }

  override func visitPost(_: AwaitExprSyntax) { contexts.removeLast() }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, let context = known.context(of: node) else { return .visitChildren }
    for closure in node.closures { closures[closure.id] = context }
    // `async(execute: work)`
    for argument in node.arguments {
      if let name = known.memberOfSelf(argument.expression) { noteCall(of: name, in: context) }
    }
    return .visitChildren
  }

  /// Whether the member around a node takes a lock.
  private func isLocked(at node: DeclReferenceExprSyntax) -> Bool {
    let code = surroundingCode(of: Syntax(node))
    if let known = locking[code.id] { return known }
    let takesLock = code.tokens(viewMode: .sourceAccurate).contains { SDK.says(.takesLock, of: $0.text) }
    locking[code.id] = takesLock
    return takesLock
  }

  // Uses.

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.identifier?.name ?? node.baseName.text
    guard isInside, contexts.last != .initializer else { return .visitChildren }
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember = access?.declName.id == node.id
    let expression = isMember ? access.map(ExprSyntax.init) : ExprSyntax(node)
    guard let expression, known.memberOfSelf(expression) != nil else { return .visitChildren }
    guard names.contains(name) else {
      noteCall(of: name, in: contexts.last ?? .elsewhere)
      return .visitChildren
    }
    let isWrite = expression.assignment != nil || expression.isHandedOut
    uses.append(
      BackgroundCheck.Use(
        name: name, isWrite: isWrite, context: contexts.last ?? .elsewhere, isLocked: isLocked(at: node),
        location: file.location(of: expression)))
    return .visitChildren
  }
}

/// What names of a type's files say about threads, wherever they stand.
private final class ThreadNames: SyntaxVisitor {
  /// Queues that are the main one.
  private var mainQueues: Set<String> = []
  /// Other names of `self`: `guard let strongSelf = self`.
  private var selves: Set<String> = []

  init(in files: [ParsedFile]) {
    super.init(viewMode: .sourceAccurate)
    for file in files { walk(file.tree) }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { note(node.pattern.trimmedDescription, value) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { note(node.pattern.trimmedDescription, value) }
    return .visitChildren
  }

  private func note(_ name: String, _ value: ExprSyntax) {
    if value.isSelf { selves.insert(name) }
    if names(in: value).last == "main" { mainQueues.insert(name) }
  }

  /// The name in `name`, `self.name` and `self?.name`.
  func memberOfSelf(_ expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let plain = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    let isAlias = plain.as(DeclReferenceExprSyntax.self).map { selves.contains($0.baseName.text) } ?? false
    return plain.isSelf || isAlias ? access.declName.baseName.text : nil
  }

  /// Where a function runs the code that it is given; nil for where it is called, or where it is not known.
  func context(of call: FunctionCallExprSyntax) -> ThreadContext? {
    let callee = names(in: call.calledExpression)
    guard let name = callee.last else { return nil }
    // `DispatchQueue.main.async`, `mainQueue.sync`, `onMainThread`.
    if isMain(callee) { return .elsewhere }
    if SDK.says(.runsInBackground, of: name) { return .background }
    if let queue = call.arguments.first(where: { $0.label?.text == "queue" })?.expression {
      return queue.is(NilLiteralExprSyntax.self) || isMain(names(in: queue)) ? nil : .background
    }
    guard callee.count > 1, SDK.says(.runsOnQueue, of: name) else { return nil }
    return SDK.closureTime(of: name) == .once ? .waitedFor : .background
  }

  private func isMain(_ path: [String]) -> Bool {
    path.contains { wordsInName($0).contains("main") || $0 == "MainActor" || mainQueues.contains($0) }
  }
}

/// The closure in `{ … }`, `DispatchWorkItem { … }` and `BlockOperation { … }`, which others run.
private func madeClosure(in value: ExprSyntax) -> ClosureExprSyntax? {
  if let closure = value.as(ClosureExprSyntax.self) { return closure }
  guard let call = value.as(FunctionCallExprSyntax.self), let name = names(in: call.calledExpression).last,
    ["DispatchWorkItem", "BlockOperation"].contains(name)
  else { return nil }
  return call.closures.first
}

extension FunctionCallExprSyntax {
  /// The closures among its arguments.
  fileprivate var closures: [ClosureExprSyntax] {
    [trailingClosure].compactMap(\.self) + additionalTrailingClosures.map(\.closure)
      + arguments.compactMap { madeClosure(in: $0.expression) }
  }
}

/// The names of a path, outermost first, without what calls in it are given.
private func names(in path: ExprSyntax) -> [String] {
  switch path.as(ExprSyntaxEnum.self) {
  case .declReferenceExpr(let node): [node.baseName.text]
  case .memberAccessExpr(let node): (node.base.map(names) ?? []) + [node.declName.baseName.text]
  case .functionCallExpr(let node): names(in: node.calledExpression)
  case .optionalChainingExpr(let node): names(in: node.expression)
  case .forceUnwrapExpr(let node): names(in: node.expression)
  default: []
  }
}
