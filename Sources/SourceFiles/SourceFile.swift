/// A file to analyse, found but not yet read.
package struct SourceFile: Hashable, Sendable {
  /// As users see it: relative to the working directory with `/`, or absolute if it was named so from outside.
  ///
  /// Bytes that are not UTF-8 and control characters stand as `\xNN`, so it may not be opened by this.
  package var path: String
  /// The absolute path in the file system's own bytes, for opening.
  package var openPath: [UInt8]
  /// The size when it was found; reading may give another.
  package var byteCount: Int

  package init(path: String, openPath: [UInt8], byteCount: Int) {
    self.path = path
    self.openPath = openPath
    self.byteCount = byteCount
  }
}

extension SourceFile: Comparable {
  /// By bytes, not by `String`'s order, which holds two spellings of one accented name for equal.
  package static func < (left: SourceFile, right: SourceFile) -> Bool {
    if left.path.utf8.lexicographicallyPrecedes(right.path.utf8) { return true }
    if right.path.utf8.lexicographicallyPrecedes(left.path.utf8) { return false }
    return left.openPath.lexicographicallyPrecedes(right.openPath)
  }
}
