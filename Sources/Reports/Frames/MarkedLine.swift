import UntangleSourceFiles

/// A source line, with the part that a finding or a note refers to.
///
/// The texts are escaped for display: a tab is two spaces, and nothing can control the terminal.
struct MarkedLine: Hashable, Sendable {
  var number: Int
  var before: String
  /// Ends at the end of the line if the marked span continues below; may be empty.
  var marked: String
  var after: String

  /// A line without a marked part; nil if the line is not available.
  init?(line number: Int32, of path: String, in excerpts: Excerpts) {
    guard let line = excerpts.files[path]?.lines[number] else { return nil }
    self.number = Int(number)
    before = shown(line.bytes[...])
    marked = ""
    after = ""
  }

  /// nil if the line is not available.
  init?(at location: Location, in excerpts: Excerpts) {
    guard let line = excerpts.line(at: location) else { return nil }
    let span = location.span
    let start = min(max(0, Int(span.column) - 1), line.bytes.count)
    let end =
      span.endLine > span.line
      ? line.bytes.count : min(max(start, Int(span.endColumn) - 1), line.bytes.count)
    number = location.line
    before = shown(line.bytes[..<start])
    marked = shown(line.bytes[start..<end])
    after = shown(line.bytes[end...])
  }
}

/// Tabs become spaces, because readers recognize code by its indentation.
private func shown(_ bytes: ArraySlice<UInt8>) -> String {
  String(decoding: bytes, as: UTF8.self)
    .split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  ").visible
}
