import SwiftSyntax
import UntangleFindings

/// An expression that asks a value for several cases.
struct CaseTest {
  private let range: Range<Int>
  private let text: String
  private let layout: SourceLayout

  init(_ token: TokenSyntax, to end: Int, in file: FixableFile) throws(FixRefusal) {
    let start = token.byteRange.lowerBound
    guard start < end, end <= file.bytes.count else {
      throw FixRefusal("the source is not what was analysed")
    }
    range = start..<end
    layout = SourceLayout(bytes: file.bytes)
    text = layout.text(range)
  }

  func edit(asking question: Fix.PropertyQuestion) throws(FixRefusal) -> SourceEdit {
    guard !text.contains("//"), !text.contains("/*") else {
      throw FixRefusal("a comment stands in one of the questions")
    }
    guard !isSuppressed else { throw FixRefusal("a comment suppresses rules at one of the places") }
    // The subject is known without `self`, which closures may need.
    guard
      let subject = ["self." + question.subject, question.subject].first(where: {
        asksOnly($0, question.sense)
      })
    else { throw FixRefusal("one of the places asks for more than the cases") }
    let sign = question.sense == .fails ? "!" : ""
    return SourceEdit(range: range, replacement: "\(sign)\(subject).\(question.name)")
  }

  /// Whether the text is nothing but `subject == .a || subject == .b`, `subject != .a && subject != .b`, or
  /// `[.a, .b].contains(subject)`.
  private func asksOnly(_ subject: String, _ sense: Fix.PropertyQuestion.Sense) -> Bool {
    let bare = text.filter { !$0.isWhitespace }
    if sense == .holds, bare.hasPrefix("["), bare.hasSuffix("].contains(\(subject))") {
      let list = bare.dropFirst().dropLast("].contains(\(subject))".count)
      return list.split(separator: ",").allSatisfy { isCase($0) }
    }
    let (operation, joint) = sense == .holds ? ("==", "||") : ("!=", "&&")
    let terms = bare.split(separator: joint)
    return terms.count > 1
      && terms.allSatisfy { term in
        term.hasPrefix(subject + operation) && isCase(term.dropFirst(subject.count + operation.count))
      }
  }

  /// `.a`, or `State.a`, without a payload.
  private func isCase(_ text: Substring) -> Bool {
    text.contains(".") && text.allSatisfy { $0.isLetter || $0.isNumber || "._`".contains($0) }
  }

  /// On the line before, or on one of its own.
  private var isSuppressed: Bool {
    let first = layout.lineStart(of: range.lowerBound)
    let start = first > 0 ? layout.lineStart(of: first - 1) : first
    return layout.text(start..<layout.lineEnd(of: range.upperBound)).contains("untangle:disable")
  }
}
