#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The kind of a file system entry.
enum FileKind: Sendable {
  case regular
  case folder
  case link
  /// A pipe, socket or device.
  case other
}

/// Identifies a file: equal for hard links, and through any symbolic link.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let node: UInt64
}

struct FileStatus: Sendable {
  let kind: FileKind
  let identity: FileIdentity
  let byteCount: Int

  init(_ status: stat) {
    switch status.st_mode & mode_t(S_IFMT) {
    case mode_t(S_IFREG): kind = .regular
    case mode_t(S_IFDIR): kind = .folder
    case mode_t(S_IFLNK): kind = .link
    default: kind = .other
    }
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      node: UInt64(truncatingIfNeeded: status.st_ino))
    byteCount = Int(status.st_size)
  }
}

extension FileStatus {
  /// The status of the entry itself, without following a link. `folder` is a descriptor.
  init?(of name: UnsafePointer<CChar>, in folder: Int32) {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(status)
  }
}

extension FilePath {
  /// The status of the path itself, without following a link.
  func ownStatus() throws(ReadFailure) -> FileStatus {
    var status = stat()
    guard withCString({ lstat($0, &status) }) == 0 else { throw ReadFailure(code: errno) }
    return FileStatus(status)
  }

  /// The status of the target, following links.
  func targetStatus() throws(ReadFailure) -> FileStatus {
    var status = stat()
    guard withCString({ stat($0, &status) }) == 0 else { throw ReadFailure(code: errno) }
    return FileStatus(status)
  }

  /// The path with all links resolved; nil where it leads nowhere.
  func resolved() -> FilePath? {
    guard let target = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(target) }
    return FilePath(String.bytes(of: target))
  }
}

extension String {
  static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
