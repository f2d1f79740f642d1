/// How one file differs between two commits, or a commit and the working tree.
struct PatchedFile: Hashable, Sendable {
  /// Lines that took the place of others; both stretches may be empty.
  struct Hunk: Hashable, Sendable {
    /// Numbers from 1; of an empty stretch the line before which it lies.
    var old: Range<Int>
    var new: Range<Int>
  }

  enum Origin: Hashable, Sendable {
    /// Nothing was there.
    case new
    /// From the root of the repository; the file's own path where it was not renamed.
    case path([UInt8])
  }

  var origin: Origin
  /// From the root of the repository; nil for a file that is gone.
  var path: [UInt8]?
  /// In order, none beside another.
  var hunks: [Hunk] = []

  /// Whether any line is another one; a file may only be renamed, or have another mode.
  var touchesLines: Bool { origin == .new || path == nil || !hunks.isEmpty }
}
