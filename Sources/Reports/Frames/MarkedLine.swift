import UntangleSourceFiles

/// A line of source with the part that a finding or a note is about.
///
/// The texts are visible: tabs are two spaces each, and nothing is in them that a terminal would obey.
struct MarkedLine: Hashable, Sendable {
  var number: Int
  var before: String
  /// Up to the end of the line where the part goes on below; may be empty.
  var marked: String
  var after: String

  /// Nothing of it is marked; nil where the line is not at hand.
  init?(line number: Int32, of path: String, in excerpts: Excerpts) {
    guard let line = excerpts.files[path]?.lines[number] else { return nil }
    self.number = Int(number)
    before = shown(line.bytes[...])
    marked = ""
    after = ""
  }

  /// nil where the line is not at hand.
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

/// Tabs keep some width: the indentation is what a reader knows the place by.
private func shown(_ bytes: ArraySlice<UInt8>) -> String {
  String(decoding: bytes, as: UTF8.self)
    .split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  ").visible
}
