import SwiftSyntax

/// The flags that the content of a presentation sets to true, directly or through methods that it calls.
///
/// A button of an alert dismisses it after its action has run, and the content of a sheet may dismiss itself after it
/// has called back. With one item for both, that would also dismiss what the content has presented.
struct FlagsSetByContent {
  private let flags: Set<String>
  /// By the method's name.
  private var methods: [String: FlagsWritten] = [:]

  init(_ flags: Set<String>, of type: String, in files: [ParsedFile]) {
    self.flags = flags
    let found = files.map { WritingMethods(flags, of: type, in: $0).found }
    var calls: [String: Set<String>] = [:]
    for (name, code) in found.flatMap(\.self) {
      methods[name, default: FlagsWritten()].formUnion(code.written)
      calls[name, default: []].formUnion(code.names.map(\.name))
    }
    // Propagates along calls up to the fixpoint. Each round adds one call, so that as many rounds as methods
    // suffice. Bounded.
    for _ in 0..<min(calls.count, 16) {
      for (name, called) in calls {
        for callee in called {
          if let written = methods[callee] { methods[name, default: FlagsWritten()].formUnion(written) }
        }
      }
    }
  }

  /// Whether content of the group sets this flag of another presentation, and is dismissed afterwards: by its own
  /// buttons, or because the code does not clear the flag of the content with it.
  func isRaised(_ flag: String, within group: [Presentation]) -> Bool {
    group.contains { shown in
      guard shown.flag != flag else { return false }
      let code = FlagWriteFinder(flags, in: Syntax(shown.content))
      return code.raises.contains { $0.flag == flag && leaves(shown, at: $0.node) }
        || code.names.contains { used in
          guard let written = methods[used.name], written.raised.contains(flag) else { return false }
          return leaves(shown, at: used.node, calling: written)
        }
    }
  }

  /// Whether content is still to be dismissed after code in it.
  private func leaves(_ shown: Presentation, at node: Syntax, calling method: FlagsWritten? = nil) -> Bool {
    shown.kind.isDismissedByItsButtons
      || method?.cleared.contains(shown.flag) != true && !isCleared(shown, around: node)
  }

  /// Whether a statement beside the node, or beside the code around it, clears the flag of the content that it is in.
  private func isCleared(_ shown: Presentation, around node: Syntax) -> Bool {
    sequence(first: node, next: \.parent).prefix { $0.id != shown.content.id }.contains { place in
      place.as(CodeBlockItemListSyntax.self)?.contains { item in
        guard case .expr(let expression) = item.item, let sequence = expression.as(SequenceExprSyntax.self),
          let write = FlagWrite(sequence, of: flags)
        else { return false }
        return write.flag == shown.flag && !write.value
      } == true
    }
  }
}

/// The flags that code sets to true, and those that it sets to false.
private struct FlagsWritten {
  var raised: Set<String> = []
  var cleared: Set<String> = []

  mutating func formUnion(_ other: FlagsWritten) {
    raised.formUnion(other.raised)
    cleared.formUnion(other.cleared)
  }
}

/// Where code sets flags to true, or hands them to other code that may, and the names of the view's own members that it uses.
private final class FlagWriteFinder: SyntaxVisitor {
  private let flags: Set<String>
  private(set) var raises: [(flag: String, node: Syntax)] = []
  private(set) var names: [(name: String, node: Syntax)] = []
  private var cleared: Set<String> = []

  init(_ flags: Set<String>, in node: Syntax) {
    self.flags = flags
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  var written: FlagsWritten { FlagsWritten(raised: Set(raises.map(\.flag)), cleared: cleared) }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let write = FlagWrite(node, of: flags) {
      if write.value { raises.append((write.flag, Syntax(node))) } else { cleared.insert(write.flag) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let (flag, _) = flags.toggled(node) { raises.append((flag, Syntax(node))) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    // A member of another value is none of the view: `AppFonts.body`.
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    if access?.declName.id != node.id || access?.base?.isSelf == true { names.append((name, Syntax(node))) }
    if name.hasPrefix("$"), flags.contains(name.withoutDollar) {
      raises.append((name.withoutDollar, Syntax(node)))
    }
    return .visitChildren
  }
}

/// The methods and computed properties of a type, with the flags that they set.
private final class WritingMethods: TypeVisitor {
  private let flags: Set<String>
  private(set) var found: [(name: String, code: FlagWriteFinder)] = []

  init(_ flags: Set<String>, of type: String, in file: ParsedFile) {
    self.flags = flags
    super.init(type)
    walk(file.tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInside, let body = node.body {
      found.append((node.name.text, FlagWriteFinder(flags, in: Syntax(body))))
    }
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if isInside, let name = node.pattern.as(IdentifierPatternSyntax.self), let body = node.accessorBlock {
      found.append((name.identifier.text, FlagWriteFinder(flags, in: Syntax(body))))
    }
    return .skipChildren
  }
}
