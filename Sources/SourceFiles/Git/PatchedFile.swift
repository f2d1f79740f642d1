/// The differences of one file between two commits, or between a commit and the working tree.
struct PatchedFile: Hashable, Sendable {
  /// Lines that replaced others; both ranges may be empty.
  struct Hunk: Hashable, Sendable {
    /// 1-based; an empty range is at the line before which it lies.
    var old: Range<Int>
    var new: Range<Int>
  }

  enum Origin: Hashable, Sendable {
    /// The file did not exist.
    case new
    /// Relative to the root of the repository; equal to `path` unless the file was renamed.
    case path([UInt8])
  }

  var origin: Origin
  /// Relative to the root of the repository; nil for a deleted file.
  var path: [UInt8]?
  /// In order; no two are adjacent.
  var hunks: [Hunk] = []

  /// Whether any line changes. A file may also be renamed only, or change its mode only.
  var touchesLines: Bool { origin == .new || path == nil || !hunks.isEmpty }
}
