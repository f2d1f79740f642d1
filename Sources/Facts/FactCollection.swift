import UntangleSourceFiles
import SwiftParser
package import SwiftSyntax

/// The nesting of braces, brackets and `#if` at which the parser gives up; equal in debug and release builds.
package let maximumNestingLevel = 256

/// The tree of a file in the newest language mode in which it has no syntax error, or else in the newest one: before
/// Swift 6, a space may stand between the name of an attribute and its arguments.
///
/// The recursion is deep: the thread needs a stack of at least 64 MiB.
package func parsedTree(of bytes: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
  let tree = Parser.parse(source: bytes, maximumNestingLevel: maximumNestingLevel)
  guard tree.hasError else { return tree }
  let older = Parser.parse(source: bytes, maximumNestingLevel: maximumNestingLevel, swiftVersion: .v5)
  return older.hasError ? tree : older
}

/// Parses one file and collects its facts. The syntax tree is freed before it returns.
///
/// `path` is as users see it. The recursion is deep: the thread needs a stack of at least 64 MiB.
package func collectFacts(
  path: String, bytes: UnsafeBufferPointer<UInt8>, detail: FactDetail = .findings
) -> FileFacts {
  let tree = parsedTree(of: bytes)
  let lines = LineTable(bytes)
  let walk = FactWalk(path: path, tree: tree, bytes: bytes, lines: lines, detail: detail)
  walk.facts.origin = fileOrigin(path: path, bytes: bytes)
  walk.noteLowering()
  // The walk's nodes point into the tree without owning it.
  withExtendedLifetime(tree) {
    walk.walkFile()
    walk.facts.codedStates = CodedStateReading.codes(of: walk)
  }
  if tree.hasError { walk.facts.problems.append(walk.syntaxProblem(in: tree)) }
  walk.collectors.write(to: &walk.facts)
  var facts = walk.facts.handOver()
  facts.lineCount = lines.lineCount
  facts.keyProperties = facts.keyProperties(in: bytes)
  facts.flagGaps = facts.flagGaps(in: bytes)
  facts.quotedTexts = quotedTexts(in: bytes)
  if detail.contains(.memberMentions) { facts.memberMentions = memberMentions(in: bytes) }
  if detail.contains(.literalPlaces) { facts.literalPlaces = literalPlaces(in: bytes, lines) }
  facts.madeInstances = madeInstances(in: bytes)
  facts.dropWhatCannotMatter(for: detail)
  return facts
}

extension FactWalk {
  func walkFile() {
    // Statements at file level are the body of `main.swift`; variables there are globals.
    frames.open()
    bodyContext = .inside(BodyPlace(extent: .file, level: .static, function: nil))
    let items: CodeBlockItemListSyntax = Layout(root).child(3)
    scanMemberNames(items)
    if declaresState {
      foreignCalls = .kept
      extent = FileExtent(of: items, path: facts.path)
    }
    walk(items)
    bodyContext = .none
    let statements = frames.close()
    if statements.contains(where: \.isRelevant) {
      facts.bodies.append(
        Body(
          kind: .topLevel, level: .static, name: "main", labels: [], enclosingType: nil,
          access: .private, modifiers: [],
          span: Span(line: 1, column: 1, endLine: 1, endColumn: 1), statements: statements))
    }
    collectSuppressions()
  }

  /// Describes the first place that the parser could not read.
  func syntaxProblem(in tree: SourceFileSyntax) -> Problem {
    var node = Syntax(tree)
    while let child = node.children(viewMode: .all).first(where: {
      $0.hasError || $0.is(UnexpectedNodesSyntax.self) || $0.isMissingToken
    }) {
      node = child
    }
    let place = lines.position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    let line = Int(place.line)
    return Problem(
      path: facts.path, line: line, column: Int(place.column),
      reason: "has a syntax error at line \(line); only intact declarations are judged, "
        + "as swift-syntax \(parserVersion) reads them",
      cause: .syntax, weight: facts.origin.problemWeight)
  }
}

extension Syntax {
  fileprivate var isMissingToken: Bool { self.as(SwiftSyntax.TokenSyntax.self)?.presence == .missing }
}
