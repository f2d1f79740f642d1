/// The ranges of lines in `new` that are not in `old`; line numbers start at 1.
package func newLines(from old: [UInt8], to new: [UInt8]) -> [Range<Int>] {
  lineChanges(from: lines(of: old), to: lines(of: new))
    .filter { !$0.new.isEmpty }
    .map { $0.new.lowerBound + 1..<$0.new.upperBound + 1 }
}

/// The change of one file in the format of `diff -u`, as `git apply` and `patch -p1` read it.
package struct UnifiedDiff {
  private static let contextCount = 3

  private let path: String
  private let start: Start
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  /// In order, with equal lines between each two.
  private let changes: [LineChange]

  private enum Start { case file, nothing }

  /// `path` is as shown to users; `old` is nil for a new file.
  package init(path: String, from old: [UInt8]?, to new: [UInt8]) {
    self.path = path
    start = old == nil ? .nothing : .file
    self.old = lines(of: old ?? [])
    self.new = lines(of: new)
    changes = lineChanges(from: self.old, to: self.new)
  }

  /// Empty without changes. Bytes rather than `String`, since lines that are not UTF-8 must be kept.
  package var text: [UInt8] {
    guard !changes.isEmpty else { return [] }
    let before = start == .file ? header("---", "a/") : Array("--- /dev/null\n".utf8)
    return before + header("+++", "b/") + hunks.flatMap(text)
  }

  /// The name as git writes it: with quotes where needed, and with a tab after a name with spaces, since the
  /// rest would be read as a date.
  private func header(_ sign: String, _ side: String) -> [UInt8] {
    let name = side + (path.hasPrefix("/") ? String(path.dropFirst()) : path)
    let escaped = name.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    let written =
      escaped != name ? "\"\(escaped)\"" : name.contains(" ") ? name + "\t" : name
    return Array("\(sign) \(written)\n".utf8)
  }

  /// The changes with context lines. Changes whose context lines meet are one hunk.
  private var hunks: [LineChange] {
    changes.reduce(into: []) { hunks, change in
      let before = min(Self.contextCount, change.old.lowerBound)
      let after = min(Self.contextCount, old.count - change.old.upperBound)
      var hunk = LineChange(
        old: change.old.lowerBound - before..<change.old.upperBound + after,
        new: change.new.lowerBound - before..<change.new.upperBound + after)
      if let last = hunks.last, hunk.old.lowerBound <= last.old.upperBound {
        hunks.removeLast()
        hunk.old = last.old.lowerBound..<hunk.old.upperBound
        hunk.new = last.new.lowerBound..<hunk.new.upperBound
      }
      hunks.append(hunk)
    }
  }

  private func text(of hunk: LineChange) -> [UInt8] {
    var text = Array("@@ -\(place(of: hunk.old)) +\(place(of: hunk.new)) @@\n".utf8)
    var next = hunk.old.lowerBound
    for change in changes where hunk.contains(change) {
      text += old[next..<change.old.lowerBound].flatMap { marked(" ", $0) }
      text += old[change.old].flatMap { marked("-", $0) }
      text += new[change.new].flatMap { marked("+", $0) }
      next = change.old.upperBound
    }
    return text + old[next..<hunk.old.upperBound].flatMap { marked(" ", $0) }
  }

  /// The start and length of a range of lines. Lines start at 1; an empty range has the number of the line
  /// before it.
  private func place(of range: Range<Int>) -> String {
    "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private func marked(_ mark: String, _ line: ArraySlice<UInt8>) -> [UInt8] {
    let text = Array(mark.utf8) + line
    return line.last == UInt8(ascii: "\n")
      ? text : text + Array("\n\\ No newline at end of file\n".utf8)
  }
}

/// The lines with their line endings, which the last line may lack. As for git, only `\n` ends a line.
private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  while start < bytes.count {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    lines.append(bytes[start..<end])
    start = end
  }
  return lines
}
