import Synchronization
import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles

/// A file with findings to be suppressed by comments.
struct SuppressibleFile: Sendable {
  let text: HeldText
  let words: SuppressionWords
  /// The findings of the rule, in order.
  let findings: [Finding]
  /// The existing suppression comments, in order.
  let comments: [Suppression]
  let today: CalendarDay
  /// The reasons why findings remain, by line.
  private var refusals: [Int: String] = [:]

  static func all(in analysis: Analysis, _ words: SuppressionWords) -> [SuppressibleFile] {
    let wanted = analysis.findings.filter { $0.rule.rawValue == words.rule }
    let findings = Dictionary(grouping: wanted, by: \.location.path)
    guard !findings.isEmpty else { return [] }
    let comments = analysis.project.project.suppressionsByPath
    return analysis.heldTexts.sorted { $0.path.precedesByBytes($1.path) }.compactMap { text in
      findings[text.path].map {
        SuppressibleFile(
          text: text, words: words, findings: $0, comments: comments[text.path] ?? [],
          today: analysis.request.today)
      }
    }
  }

  private init(
    text: HeldText, words: SuppressionWords, findings: [Finding], comments: [Suppression], today: CalendarDay
  ) {
    self.text = text
    self.words = words
    self.findings = findings
    self.comments = comments
    self.today = today
  }

  /// The text with a comment for each line that is not refused. Parses, so it needs a deep stack.
  fileprivate var written: SuppressedText {
    let lines = Set(findings.map(\.location.line)).subtracting(refusals.keys)
    let writing = SuppressionWriting(
      words, onLines: lines, of: FixableFile(text.bytes), comments: comments, today: today)
    var edits: [SourceEdit] = []
    var result = SuppressedText(held: text, refusals: refusals)
    for line in lines.sorted() {
      do throws(FixRefusal) {
        let comment = try writing.comment(forLine: line)
        guard !(edits + comment.edits).areOverlapping else {
          throw FixRefusal("another comment is written at the same place")
        }
        edits += comment.edits
        if let line = comment.lineAdded { result.addedLines.append(line) }
      } catch {
        result.refusals[line] = error.reason
      }
    }
    result.held.bytes = edits.applied(to: text.bytes)
    return result
  }

  /// Refuses the lines whose findings remain, or all lines if the text no longer parses. Returns the number
  /// of newly refused lines.
  mutating func refuse(after text: SuppressedText, findings: [Finding], broken: Set<Problem>) -> Int {
    let count = refusals.count
    if !broken.isEmpty {
      refuseAll("the file could not be read any more")
    } else {
      for finding in findings {
        let line = text.oldLine(finding.location.line)
        if text.refusals[line] == nil { refusals[line] = "a comment there does not suppress it" }
      }
    }
    return refusals.count - count
  }

  mutating func refuseAll(_ reason: String) {
    for finding in findings where refusals[finding.location.line] == nil {
      refusals[finding.location.line] = reason
    }
  }
}

/// A file with the added suppression comments.
struct SuppressedText: Sendable {
  var held: HeldText
  /// The reasons why findings remain, by line of the original text.
  var refusals: [Int: String]
  /// Lines of the original text above which a line was added, in order.
  var addedLines: [Int] = []

  /// The line's number in the original text.
  func oldLine(_ line: Int) -> Int {
    var shift = 0
    for added in addedLines.sorted() where added + shift < line { shift += 1 }
    return line - shift
  }
}

/// The results in the order of the files, computed on threads with stacks deep enough for parsing.
func written(_ files: [SuppressibleFile], threadCount: Int) -> [SuppressedText] {
  let results = Mutex([SuppressedText?](repeating: nil, count: files.count))
  runOnWorkers(count: files.count, threadCount: threadCount, makeContext: { 0 }) { index, _ in
    let text = files[index].written
    results.withLock { $0[index] = text }
  }
  return results.withLock { $0 }.compactMap(\.self)
}
