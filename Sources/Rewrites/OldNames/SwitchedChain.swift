import SwiftSyntax
import UntangleStateSpaces

/// A chain of conditions over old names that becomes a `switch` over the enum:
///
///     if isLoading {              switch state {
///       LoadingRow()              case .loading:
///     } else if let message {       LoadingRow()
///       FailureRow(message)       case .failed(let message):
///     } else {                      FailureRow(message)
///       Content()                 case .loaded:
///     }                             Content()
///                                 }
///
/// The branches stay as they are. Each has a case of its own, and the last one all that are left.
struct SwitchedChain {
  private(set) var edits: [SourceEdit] = []

  private let reader: OldNameTestReader
  private let file: ParsedFile
  /// `self.` where a condition has it.
  private var receiver = ""

  /// nil for a chain of fewer than three branches, for one without a last `else`, and for one that asks for more than these
  /// names.
  init?(_ first: IfExprSyntax, _ reader: OldNameTestReader, in file: ParsedFile) {
    (self.reader, self.file) = (reader, file)
    guard let chain = Chain(first), chain.tests.count > 1, isMovable(chain) else { return nil }
    var left = Array(reader.states.cases.indices)
    var patterns: [[String]] = []
    for conditions in chain.tests {
      guard let branch = branch(of: conditions, among: left) else { return nil }
      left.removeAll(where: branch.cases.contains)
      patterns.append(branch.patterns)
    }
    guard !left.isEmpty else { return nil }
    patterns.append(left.map { reader.states.pattern($0, binding: []) })
    edits = zip(chain.heads, patterns).enumerated().map { index, part in
      edit(of: part.0, to: part.1, opens: index == 0)
    }
  }

  /// The parts of the chain.
  private struct Chain {
    /// Those of each branch but the last.
    var tests: [ConditionElementListSyntax] = []
    /// What comes before each branch: from `if`, or the closing brace, to the opening brace.
    var heads: [(from: Syntax, to: TokenSyntax)] = []
    var bodies: [CodeBlockSyntax] = []

    /// nil without a last `else`.
    init?(_ first: IfExprSyntax) {
      var (start, next) = (Syntax(first.ifKeyword), Optional(first))
      while let branch = next {
        tests.append(branch.conditions)
        add(branch.body, from: start)
        start = Syntax(branch.body.rightBrace)
        switch branch.elseBody {
        case .ifExpr(let further): next = further
        case .codeBlock(let last):
          add(last, from: start)
          next = nil
        case nil: return nil
        }
      }
    }

    private mutating func add(_ body: CodeBlockSyntax, from start: Syntax) {
      heads.append((start, body.leftBrace))
      bodies.append(body)
    }
  }

  /// Whether all branches can be those of a `switch`: no comment is lost, none is empty, and no `break` leaves another
  /// statement than before.
  private func isMovable(_ chain: Chain) -> Bool {
    let hasNoComment = chain.heads.allSatisfy { from, to in
      !file.text(file.start(of: from)..<file.end(of: to)).contains("/")
    }
    let isOnLines = chain.heads.allSatisfy { from, to in
      file.isFirstInLine(file.start(of: from)) && file.isLineEnd(at: file.afterBlanks(file.end(of: to)))
    }
    return hasNoComment && isOnLines
      && chain.bodies.allSatisfy { !$0.statements.isEmpty && !LeavingFinder.leavesSwitch($0) }
  }

  /// The cases in which conditions hold, of those that no branch before has; nil where other things are asked, or where the
  /// branch would take none or all.
  private mutating func branch(
    of conditions: ConditionElementListSyntax, among left: [Int]
  ) -> (cases: [Int], patterns: [String])? {
    var tests: [OldNameTest] = []
    var bound: (variable: Int, name: String)?
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        guard let own = reader.tests(in: expression) else { return nil }
        tests += own
      case .optionalBinding(let binding):
        guard bound == nil, let own = reader.binding(binding) else { return nil }
        tests.append(own.test)
        bound = (own.test.variable, own.name)
      case .availability, .matchingPattern: return nil
      }
    }
    if tests.contains(where: { !$0.receiver.isEmpty }) { receiver = "self." }
    let cases = reader.cases(tests, among: left)
    guard !cases.isEmpty, cases.count < left.count else { return nil }
    guard let bound else { return (cases, cases.map { reader.states.pattern($0, binding: []) }) }
    let states = reader.states
    guard cases.count == 1, states.cases[cases[0]].payload == [bound.variable],
      states.carried(by: cases[0]).isEmpty
    else { return nil }
    return (cases, [states.bindingForm.pattern(states.cases[cases[0]].name, [bound.name])])
  }

  private func edit(
    of head: (from: Syntax, to: TokenSyntax), to patterns: [String], opens: Bool
  ) -> SourceEdit {
    let start = file.start(of: head.from)
    let lines =
      (opens ? ["switch \(receiver)\(reader.states.property) {"] : [])
      + wrappedLines("case ", patterns, ":", indent: "  ")
    return SourceEdit(
      range: start..<file.end(of: head.to), replacement: lines.indented(by: file.indentation(at: start)))
  }
}

/// Finds statements that would leave a `switch`, or a branch of it.
private final class LeavingFinder: SyntaxVisitor {
  private var leaves = false

  static func leavesSwitch(_ body: CodeBlockSyntax) -> Bool {
    let finder = LeavingFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.leaves
  }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.label == nil { leaves = true }
    return .skipChildren
  }

  override func visit(_: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind {
    leaves = true
    return .skipChildren
  }

  override func visit(_: ForStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: WhileStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
