import SwiftSyntax
import UntangleFindings

/// An expression that asks a value for several cases.
struct CaseTest {
  private let range: Range<Int>
  private let text: String

  init(_ token: TokenSyntax, to end: Int, in file: FixableFile) throws(FixRefusal) {
    let start = token.byteRange.lowerBound
    guard start < end, end <= file.bytes.count else {
      throw FixRefusal("the source is not what was analysed")
    }
    range = start..<end
    text = SourceLayout(bytes: file.bytes).text(range)
  }

  func edit(asking question: Fix.PropertyQuestion) throws(FixRefusal) -> SourceEdit {
    guard !text.contains("//"), !text.contains("/*") else {
      throw FixRefusal("a comment stands in one of the questions")
    }
    let sign = question.sense == .fails ? "!" : ""
    // The subject is known without `self`, which closures may need.
    let own = "self.\(question.subject)"
    let subject = text.contains(own) ? own : question.subject
    return SourceEdit(range: range, replacement: "\(sign)\(subject).\(question.name)")
  }
}
