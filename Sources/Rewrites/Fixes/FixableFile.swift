import SwiftSyntax
package import UntangleFindings
import UntangleFacts
package import UntangleSourceFiles

/// A file parsed again, to be fixed.
///
/// Parsing recurses deeply: use a thread with a stack of at least 64 MiB.
package struct FixableFile {
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  let lines: LineTable

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tree = bytes.withUnsafeBufferPointer(parsedTree)
    lines = bytes.withUnsafeBufferPointer { LineTable($0) }
  }

  package var parses: Bool { !tree.hasError }

  /// The edits for a change at `span`.
  package func edits(for change: Fix.Change, at span: Span) throws(FixRefusal) -> [SourceEdit] {
    switch change {
    case .nameRest(let patterns, let unknown):
      return try CatchAllBranch(token(at: span), in: self).edits(naming: patterns, unknown: unknown)
    case .computeFlag(let value):
      return try StoredFlag(token(at: span), value, in: self).edits()
    case .dropFlag(let name):
      return try ConstantFlag(token(at: span), named: name, in: self).edits()
    case .writeSwitch(let rest):
      return try ChainedIf(token(at: span), in: self).edits(leaving: rest)
    case .bindPayload(let binding):
      return try PayloadBinding(token(at: span), in: self).edits(binding)
    case .labelPayload(let labels):
      return try PayloadBinding(token(at: span), in: self).edits(labelling: labels)
    case .joinLabels(let count):
      return try FallingBranches(token(at: span), count: count, in: self).edits()
    case .declareQuestion(let question):
      return try EnumBody(token(at: span), in: self).edits(declaring: question)
    case .askProperty(let question):
      return try [CaseTest(token(at: span), to: offset(atEndOf: span), in: self).edit(asking: question)]
    case .divideFunction(let name), .dropSharedFlag(let name):
      throw FixRefusal("all files that name '\(name)' are needed")
    case .dropRules(let rules):
      return try SuppressionComment(at: span, in: self).edits(dropping: rules)
    }
  }

  private func offset(atEndOf span: Span) -> Int { lines.offset(line: span.endLine, column: span.endColumn) }

  /// The token that starts at a position.
  func token(at span: Span) throws(FixRefusal) -> TokenSyntax {
    let offset = lines.offset(line: span.line, column: span.column)
    guard offset < bytes.count,
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
      token.positionAfterSkippingLeadingTrivia.utf8Offset == offset
    else { throw FixRefusal("the source is not what was analysed") }
    return token
  }
}

extension SyntaxProtocol {
  /// The range in UTF-8 bytes, without surrounding trivia.
  var byteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
