import SwiftSyntax

/// The flags that the content of a presentation sets to true, directly or through methods that it calls.
///
/// A button of an alert dismisses it after its action has run. With one item for two alerts, that would also
/// dismiss the other one that the action has presented.
struct FlagsSetByContent {
  private let flags: Set<String>
  /// By the method's name.
  private var methods: [String: Set<String>] = [:]

  init(_ flags: Set<String>, of type: String, in files: [ParsedFile]) {
    self.flags = flags
    let found = files.map { RaisingMethods(flags, of: type, in: $0).found }
    var calls: [String: Set<String>] = [:]
    for (name, code) in found.flatMap(\.self) {
      methods[name, default: []].formUnion(code.raised)
      calls[name, default: []].formUnion(code.names)
    }
    // Propagates along calls up to the fixpoint. Each round adds one call, so that as many rounds as methods
    // suffice. Bounded.
    for _ in 0..<min(calls.count, 16) {
      for (name, called) in calls {
        for callee in called { methods[name, default: []].formUnion(methods[callee] ?? []) }
      }
    }
  }

  /// Whether content of the group that its own buttons dismiss sets this flag of another presentation.
  func isRaised(_ flag: String, within group: [Presentation]) -> Bool {
    group.contains { shown in
      guard shown.kind.isDismissedByItsButtons, shown.flag != flag else { return false }
      let code = SetFlagFinder(flags, in: Syntax(shown.content))
      return code.raised.contains(flag) || code.names.contains { methods[$0]?.contains(flag) == true }
    }
  }
}

/// The flags that code sets to true, or hands to other code that may, and the names that it uses.
private final class SetFlagFinder: SyntaxVisitor {
  private let flags: Set<String>
  private(set) var raised: Set<String> = []
  private(set) var names: Set<String> = []

  init(_ flags: Set<String>, in node: Syntax) {
    self.flags = flags
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let write = FlagWrite(node, of: flags), write.value { raised.insert(write.flag) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let (flag, _) = flags.toggled(node) { raised.insert(flag) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    names.insert(name)
    if name.hasPrefix("$"), flags.contains(name.withoutDollar) { raised.insert(name.withoutDollar) }
    return .visitChildren
  }
}

/// The methods and computed properties of a type, with the flags that they set.
private final class RaisingMethods: TypeVisitor {
  private let flags: Set<String>
  private(set) var found: [(name: String, code: SetFlagFinder)] = []

  init(_ flags: Set<String>, of type: String, in file: ParsedFile) {
    self.flags = flags
    super.init(type)
    walk(file.tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInside, let body = node.body {
      found.append((node.name.text, SetFlagFinder(flags, in: Syntax(body))))
    }
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if isInside, let name = node.pattern.as(IdentifierPatternSyntax.self), let body = node.accessorBlock {
      found.append((name.identifier.text, SetFlagFinder(flags, in: Syntax(body))))
    }
    return .skipChildren
  }
}
