/// One file on its way from one content to another.
///
/// The scratch file beside the target has the new content until the two change places, then the old one: what
/// stands in both tells at any time how far the change has come.
struct FileChange: Hashable, Sendable {
  /// As users see it.
  let path: String
  let target: FilePath
  let scratch: FilePath
  /// nil for a new file.
  let old: ContentDigest?
  let new: ContentDigest

  /// The old file under a second name, for a moment, where files cannot change places in one step.
  var backup: FilePath { scratch.backup }

  /// Beside the target.
  var folder: FilePath { target.parent ?? target }
}

/// What is found at a path.
enum Standing: Equatable {
  case content(ContentDigest)
  case nothing
  /// It cannot be read, or is no regular file.
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
  /// The second name that goes with a scratch file.
  var backup: FilePath { FilePath(asIs: bytes + Array("-old".utf8)) }
}
