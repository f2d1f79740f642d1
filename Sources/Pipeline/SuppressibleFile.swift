import Synchronization
import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles

/// A file with findings that comments are to suppress.
struct SuppressibleFile: Sendable {
  let text: HeldText
  let words: SuppressionWords
  /// Of the rule, in order.
  let findings: [Finding]
  /// That are there already, in order.
  let comments: [Suppression]
  let today: CalendarDay
  /// By the line, why its findings stay.
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

  /// With a comment for each line that is not refused. Parsing runs deep.
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

  /// Refuses the lines whose findings are still there, and all of them where the text is broken; says how many.
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

/// A file with the comments that suppress findings in it.
struct SuppressedText: Sendable {
  var held: HeldText
  /// By the line of the text before, why its findings stay.
  var refusals: [Int: String]
  /// Above which lines of the text before a line was added, in order.
  var addedLines: [Int] = []

  /// Where a line stood before.
  func oldLine(_ line: Int) -> Int {
    var shift = 0
    for added in addedLines.sorted() where added + shift < line { shift += 1 }
    return line - shift
  }
}

/// In the order of the files; on threads with stacks that are deep enough to parse.
func written(_ files: [SuppressibleFile], threadCount: Int) -> [SuppressedText] {
  let results = Mutex([SuppressedText?](repeating: nil, count: files.count))
  runOnWorkers(count: files.count, threadCount: threadCount, makeContext: { 0 }) { index, _ in
    let text = files[index].written
    results.withLock { $0[index] = text }
  }
  return results.withLock { $0 }.compactMap(\.self)
}
