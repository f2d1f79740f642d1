/// The replacement of one file's content.
///
/// The scratch file next to the target holds the new content until the two files are exchanged, and the old
/// content after that. So the contents of both always show the progress.
struct FileChange: Hashable, Sendable {
  /// As users see it.
  let path: String
  let target: FilePath
  let scratch: FilePath
  /// nil where the file is new.
  let old: ContentDigest?
  let new: ContentDigest

  /// A temporary second name of the old file, used where the file system cannot exchange files atomically.
  var backup: FilePath { scratch.backup }

  /// The folder of the target.
  var folder: FilePath { target.parent ?? target }
}

/// What exists at a path.
enum FileState: Equatable {
  case content(ContentDigest)
  case nothing
  /// The file cannot be read, or it is not a regular file.
  case unreadable

  init(_ path: FilePath) {
    var buffer = ReadBuffer()
    let file = SourceFile(path: "", openPath: path.bytes, byteCount: 0)
    do throws(ReadFailure) {
      guard try path.ownStatus().kind == .regular else {
        self = .unreadable
        return
      }
      self = .content(try withSourceBytes(of: file, reusing: &buffer, limit: .max) { ContentDigest(of: $0) })
    } catch {
      self = error == .disappeared ? .nothing : .unreadable
    }
  }
}

extension FilePath {
  /// The name of the backup that belongs to a scratch file.
  var backup: FilePath { FilePath(asIs: bytes + Array("-old".utf8)) }
}
