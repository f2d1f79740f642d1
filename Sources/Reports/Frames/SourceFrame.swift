import UntangleFindings
import UntangleSourceFiles

/// The source lines of a finding and its notes, with the messages of the notes.
///
/// ```
/// 12 │   var isPlaying = false
///    │       ━━━━━━━━━
/// 30 │     isPlaying = true
///    │     ─────────  written together here
/// ```
struct SourceFrame: Hashable, Sendable {
  fileprivate struct Row: Hashable, Sendable {
    enum Weight: Sendable { case context, finding, note }

    var location: Location
    var line: MarkedLine
    var weight: Weight
    var text: String

    var path: String { location.path }
  }

  /// The maximum number of context lines, and how many of them are before the gap if some are left out.
  private static let mostContext = 8
  private static let contextBeforeGap = 5
  /// A gap takes a line itself, so that fewer lines are shown as they are.
  private static let leastGap = 4

  private var rows: [Row]
  /// The number of context lines that are left out.
  private var left: Int
  /// Notes whose lines are not available.
  private var rest: [Note]
  private var path: String
  private var severity: Severity

  init(_ finding: Finding, _ excerpts: Excerpts) {
    path = finding.location.path
    severity = finding.severity
    rest = []
    rows = []
    left = 0
    guard let line = MarkedLine(at: finding.location, in: excerpts) else {
      rest = finding.notes
      return
    }
    let context = Set(finding.linesAround).subtracting([finding.location.span.line]).sorted().compactMap {
      MarkedLine(line: $0, of: finding.location.path, in: excerpts)
    }
    rows = context.map { Row(location: finding.location, line: $0, weight: .context, text: "") }
    if rows.count >= Self.mostContext + Self.leastGap {
      left = rows.count - Self.mostContext
      rows.removeSubrange(Self.contextBeforeGap..<Self.contextBeforeGap + left)
    }
    rows.append(Row(location: finding.location, line: line, weight: .finding, text: ""))
    for note in finding.notes {
      if let line = MarkedLine(at: note.location, in: excerpts) {
        rows.append(
          Row(location: note.location, line: line, weight: .note, text: note.message.visible))
      } else {
        rest.append(note)
      }
    }
  }

  /// In the order of the finding and its notes; empty if the finding's line is not available.
  func lines(on page: Page) -> [String] {
    guard !rows.isEmpty else { return [] }
    let gutter = Gutter(rows.map(\.line.number), page)
    var lines: [String] = []
    var previous: Row?
    for (index, row) in rows.enumerated() {
      if row.path != previous?.path ?? path { lines.append(gutter.heading(row.path)) }
      if left > 0, index == Self.contextBeforeGap { lines += gutter.remark("⋮ \(left) more") }
      if let previous, previous.isSamePlace(as: row) {
        lines += gutter.remark("↳ " + row.text)
      } else {
        lines += source(row, gutter)
      }
      previous = row
    }
    return lines
      + rest.flatMap { $0.lines(on: page) }
  }

  /// The line, the mark below it, and the message: beside the mark if it fits, otherwise below.
  private func source(_ row: Row, _ gutter: Gutter) -> [String] {
    let window = Window(row.line, width: gutter.room)
    if row.weight == .context { return [gutter.line("\(row.line.number)", window.text)] }
    let width = max(1, window.markWidth)
    let mark = String(repeating: row.weight == .finding ? "━" : "─", count: width)
    let style = row.weight == .finding ? severity.style : .note
    let indent = String(repeating: " ", count: window.markStart)
    let source = gutter.line("\(row.line.number)", window.text, linkedTo: row.location)
    let marks = gutter.line("", indent + style.applied(to: mark, gutter.page.look))
    guard !row.text.isEmpty else { return [source, marks] }
    let used = window.markStart + width + 2 + row.text.displayWidth
    if gutter.room.map({ used <= $0 }) ?? true { return [source, marks + "  " + row.text] }
    return [source, marks] + gutter.remark("↳ " + row.text)
  }
}

extension SourceFrame.Row {
  fileprivate func isSamePlace(as other: SourceFrame.Row) -> Bool {
    path == other.path && line == other.line
  }
}

/// The margin left of the source, with line numbers.
private struct Gutter {
  var width: Int
  var page: Page

  init(_ numbers: [Int], _ page: Page) {
    width = numbers.map { "\($0)".count }.max() ?? 1
    self.page = page
  }

  /// The width for the source; nil means unlimited.
  var room: Int? { page.width.map { max(8, $0 - width - 3) } }

  /// - Parameter location: the target of the number's link; nil without a link.
  func line(_ number: String, _ text: String, linkedTo location: Location? = nil) -> String {
    let padded = String(repeating: " ", count: width - number.count) + number
    let place = TextStyle.quiet.applied(to: padded, page.look)
    let bar = TextStyle.quiet.applied(to: "│", page.look)
    return "\(location.map { page.look.link(place, to: $0) } ?? place) \(bar) \(text)"
  }

  func remark(_ text: String) -> [String] {
    text.wrapped(to: room.map { max(16, $0 - 2) }, hanging: "  ").map { line("", "  " + $0) }
  }

  func heading(_ path: String) -> String {
    let text = path.visible.shortenedAsPath(to: room.map { $0 + 1 } ?? .max)
    let corner = TextStyle.quiet.applied(to: "╭", page.look)
    return String(repeating: " ", count: width + 1) + "\(corner) "
      + page.look.link(text, to: .start(of: path))
  }
}

/// The part of a line that fits the width, with the marked text in it.
private struct Window {
  var text: String
  /// In terminal columns from the start of `text`.
  var markStart: Int
  var markWidth: Int

  init(_ line: MarkedLine, width: Int?) {
    let whole = line.before + line.marked + line.after
    guard let width, whole.displayWidth > width else {
      text = whole
      markStart = line.before.displayWidth
      markWidth = line.marked.displayWidth
      return
    }
    // A third of the width is for the text before the mark.
    let before =
      line.before.displayWidth <= width / 3
      ? line.before : "…" + line.before.end(fitting: width / 3 - 1)
    markStart = before.displayWidth
    text = (before + line.marked + line.after).shortenedAtEnd(to: width)
    markWidth = min(line.marked.displayWidth, width - markStart)
  }
}

extension Severity {
  var style: TextStyle {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
