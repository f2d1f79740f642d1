import SwiftSyntax
import UntangleSourceFiles

/// What body the walk is in.
enum BodyContext {
  /// Between declarations.
  case none
  case inside(BodyPlace)
}

/// The function around the walk.
struct BodyPlace {
  var level: Body.Level
  /// nil in accessors and initial values.
  var function: EnclosingFunction?
}

extension FactWalk {
  var typeName: String? { typeNames.last }

  var bodyLevel: Body.Level {
    switch bodyContext {
    case .none: .instance
    case .inside(let place): place.level
    }
  }

  var enclosingFunction: EnclosingFunction? {
    switch bodyContext {
    case .none: nil
    case .inside(let place): place.function
    }
  }

  /// The text of a token without backticks; empty for a missing one.
  func text(_ token: TokenSyntax) -> String { names.name(rawText(token)) }

  func marks(_ token: TokenSyntax) -> NameMarks { names.marks(rawText(token)) }

  func mark(_ token: TokenSyntax, _ mark: NameMarks) { names.mark(rawText(token), mark) }

  func role(_ token: TokenSyntax) -> NameRole { names.role(rawText(token)) }

  func slice(_ start: Int, _ count: Int) -> UnsafeBufferPointer<UInt8> {
    guard start >= 0, count > 0, start + count <= bytes.count else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(rebasing: bytes[start..<(start + count)])
  }

  func span(_ node: some SyntaxProtocol) -> Span {
    lines.span(
      from: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      to: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The source of a node on one line, at most 80 bytes; for messages.
  func sourceText(_ node: some SyntaxProtocol) -> String {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let whole = String(decoding: slice(start, end - start), as: UTF8.self)
    let words = whole.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.utf8.count <= 80 ? words : String(words.prefix(77)) + "…"
  }

  func append(_ statement: Statement) {
    guard !frames.isEmpty, isLowering else { return }
    // A second may-throw or suspension point right after another says nothing new.
    switch statement {
    case .mayThrow, .suspend:
      if frames[frames.count - 1].last == statement { return }
    default: break
    }
    frames[frames.count - 1].append(statement)
  }

  /// The statements that `work` lowers.
  func lowered(_ work: () -> Void) -> [Statement] {
    frames.append([])
    work()
    return frames.removeLast()
  }

  func declareLocal(_ name: String, shape: ExpressionShape) {
    // `guard let self` names the instance, as before.
    guard name != "self" else { return }
    locals.declare(name, shape: shape)
  }

  /// `$isOn` hands the variable out for others to write.
  func noteProjection(_ token: TokenSyntax) {
    let raw = rawText(token)
    guard raw.count > 2, raw[0] == UInt8(ascii: "$"), raw[1] > UInt8(ascii: "9") else { return }
    append(.project(String(text(token).dropFirst()), span(token)))
  }

  func noteRead(_ node: DeclReferenceExprSyntax) {
    guard case .inside = bodyContext else { return }
    noteProjection(node.baseName)
    guard marks(node.baseName).contains(.flag) else { return }
    let name = text(node.baseName)
    if locals[name] == nil { reads.append(MemberRead(name: name, span: span(node))) }
  }
}
