import UntangleFindings
import UntangleSourceFiles

/// The edits of a fix as a unified diff without context. All edits are in one file.
///
/// ```
/// @@ -6,1 +6,1 @@
/// -  default: 3
/// +  case .wait: 3
/// ```
struct EditDiff {
  /// The maximum length of a shown line.
  private static let longestLine = 400

  /// Without the header with file names; empty if a line is not available.
  private(set) var lines: [String] = []

  init(_ edits: [ProposedEdit], in file: FileExcerpt?) {
    guard let file else { return }
    var shift = 0
    for group in Self.groups(of: edits) {
      guard let hunk = Hunk(group, file), hunk.isShort(Self.longestLine) else {
        lines = []
        return
      }
      lines += hunk.lines(shift: shift)
      shift += hunk.new.count - hunk.old.count
    }
  }

  /// Groups the edits that touch a common line; in order.
  private static func groups(of edits: [ProposedEdit]) -> [[ProposedEdit]] {
    edits.sorted { $0.span < $1.span }.reduce(into: []) { groups, edit in
      if let last = groups.last?.last, edit.span.line <= last.span.endLine {
        groups[groups.count - 1].append(edit)
      } else {
        groups.append([edit])
      }
    }
  }
}

private struct Hunk {
  /// The number of the first old line.
  var number: Int
  var old: [String]
  var new: [String]

  /// nil if an old line is not available.
  init?(_ edits: [ProposedEdit], _ file: FileExcerpt) {
    guard let first = edits.first?.span, let last = edits.last?.span, first.line <= last.endLine else {
      return nil
    }
    let sources = (first.line...last.endLine).map { file.lines[$0] }
    guard sources.allSatisfy({ $0 != nil }) else { return nil }
    var text: [UInt8] = []
    var place = (line: first.line, column: Int32(1))
    for edit in edits {
      text += Self.text(from: place, to: (edit.span.line, edit.span.column), file)
      text += edit.replacement.utf8
      place = (edit.span.endLine, edit.span.endColumn)
    }
    text += file.lines[place.line]?.bytes.dropFirst(Int(place.column) - 1) ?? []
    number = Int(first.line)
    old = sources.compactMap { $0?.text }
    new = String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    dropWhatIsEqual()
  }

  private static func text(
    from start: (line: Int32, column: Int32), to end: (line: Int32, column: Int32), _ file: FileExcerpt
  ) -> [UInt8] {
    var text: [UInt8] = []
    for line in start.line...max(start.line, end.line) {
      let bytes = file.lines[line]?.bytes ?? []
      let lower = line == start.line ? Int(start.column) - 1 : 0
      let upper = line == end.line ? Int(end.column) - 1 : bytes.count
      if lower < upper { text += bytes[min(lower, bytes.count)..<min(upper, bytes.count)] }
      if line < end.line { text.append(UInt8(ascii: "\n")) }
    }
    return text
  }

  private mutating func dropWhatIsEqual() {
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    while let first = old.first, first == new.first {
      old.removeFirst()
      new.removeFirst()
      number += 1
    }
  }

  func isShort(_ limit: Int) -> Bool { (old + new).allSatisfy { $0.utf8.count <= limit } }

  func lines(shift: Int) -> [String] {
    guard !old.isEmpty || !new.isEmpty else { return [] }
    // In a unified diff, an empty range has the number of the line before it.
    let oldStart = old.isEmpty ? number - 1 : number
    let newStart = number + shift - (new.isEmpty ? 1 : 0)
    return ["@@ -\(oldStart),\(old.count) +\(newStart),\(new.count) @@"]
      + old.map { "-" + $0.spelledOut } + new.map { "+" + $0.spelledOut }
  }
}
