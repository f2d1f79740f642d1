/// A replacement of a range of a file's text.
package struct SourceEdit: Hashable, Sendable {
  /// Offsets in UTF-8 bytes from the start of the file, byte order mark included. Empty for an insertion.
  package var range: Range<Int>
  package var replacement: String

  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Whether the result of both edits depends on their order: they share text, one inserts within the other,
  /// or both insert at the same place.
  package func overlaps(_ other: SourceEdit) -> Bool {
    if range.isEmpty && other.range.isEmpty { return range.lowerBound == other.range.lowerBound }
    return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
  }
}

extension SourceEdit: Comparable {
  package static func < (left: SourceEdit, right: SourceEdit) -> Bool {
    (left.range.lowerBound, left.range.upperBound, left.replacement)
      < (right.range.lowerBound, right.range.upperBound, right.replacement)
  }
}

extension [SourceEdit] {
  /// Whether two of the edits overlap. They may be in any order.
  package var areOverlapping: Bool {
    let ordered = sorted()
    return zip(ordered, ordered.dropFirst()).contains { $0.overlaps($1) }
  }

  /// The text after all edits, which may be in any order.
  ///
  /// Bytes outside of the edits are kept, including invalid UTF-8. Edits must not overlap, and must lie
  /// within the text.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    precondition(!areOverlapping, "edits that overlap have no order to be applied in")
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + reduce(0) { $0 + $1.replacement.utf8.count })
    var offset = 0
    for edit in sorted() {
      result += bytes[offset..<edit.range.lowerBound]
      result += edit.replacement.utf8
      offset = edit.range.upperBound
    }
    return result + bytes[offset...]
  }
}
