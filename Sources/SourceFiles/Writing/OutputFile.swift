#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How existing content is treated.
package enum OutputMode: Sendable {
  /// Atomically: the new content is written next to the old file and then renamed over it.
  case replace
  case append
}

/// Writes a report. Returns the problem; nil where it is written.
///
/// `path` is relative to the process's folder. Pipes and devices are written directly.
package func writeOutput(_ bytes: [UInt8], to path: String, _ mode: OutputMode) -> Problem? {
  let target = FilePath(asIs: Array(path.utf8))
  do throws(WriteFailure) {
    switch (mode, kind(of: target)) {
    case (_, .folder): throw .isFolder
    case (.append, _), (.replace, .special): try append(bytes, to: target)
    case (.replace, .regular), (.replace, .missing): try replace(target, with: bytes)
    }
    return nil
  } catch {
    return error.problem(about: path)
  }
}

/// The file to which a report is written, identified independently of how its path is spelled.
package struct OutputTarget: Hashable, Sendable {
  private let path: FilePath

  /// `path` is relative to the process's folder.
  package init(_ path: String) {
    let written = FilePath(asIs: Array(path.utf8))
    let whole = FilePath(path.utf8, in: processFolder)
    // A file that does not exist yet still has an existing folder.
    let made = whole.parent?.resolved()?.appending(Array(whole.name))
    self.path = written.resolved() ?? made ?? whole
  }

  package var isSource: Bool { path.isSwift }

  /// Whether the file is in an existing folder, or is that folder.
  package func isWithin(_ folder: String) -> Bool { path.isWithin(OutputTarget(folder).path) }
}

extension OutputTarget {
  package enum Reach: Sendable {
    /// Within the process's folder, or at an absolute path.
    case asWritten
    /// A relative path that leads out of the process's folder, possibly by a link.
    case outside
  }

  package static func reach(of path: String) -> Reach {
    let folder = processFolder
    if path.utf8.first == .slash { return .asWritten }
    let isInside =
      FilePath(path.utf8, in: folder).isWithin(folder) && OutputTarget(path).path.isWithin(folder)
    return isInside ? .asWritten : .outside
  }
}

private var processFolder: FilePath {
  FilePath(asIs: [.dot]).resolved() ?? FilePath(asIs: [.slash])
}

private enum TargetKind { case missing, regular, folder, special }

private func kind(of path: FilePath) -> TargetKind {
  var status = stat()
  guard path.withCString({ stat($0, &status) }) == 0 else { return .missing }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return .regular
  case S_IFDIR: return .folder
  default: return .special
  }
}

private func append(_ bytes: [UInt8], to path: FilePath) throws(WriteFailure) {
  let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666) }
  guard descriptor >= 0 else { throw .system(code: errno) }
  defer { close(descriptor) }
  try write(bytes, to: descriptor)
}

private func replace(_ path: FilePath, with bytes: [UInt8]) throws(WriteFailure) {
  // A link stays a link and leads to the new content.
  let target = path.resolved() ?? path
  let written = FilePath(asIs: target.folderBytes)
  let folder = written.resolved() ?? written
  removeOrphans(in: folder)
  let scratch = FilePath(asIs: folder.bytes + [.slash] + RunName().scratch(0))
  ScratchList.add(scratch)
  defer { ScratchList.drop(scratch) }
  let descriptor = scratch.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  guard descriptor >= 0 else { throw .system(code: errno) }
  do throws(WriteFailure) {
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
    // Some file systems report a full disk only now.
    guard fsync(descriptor) == 0 else { throw .system(code: errno) }
    var status = stat()
    if target.withCString({ stat($0, &status) }) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
  } catch {
    _ = scratch.withCString { unlink($0) }
    throw error
  }
  guard scratch.withCString({ old in target.withCString { rename(old, $0) } }) == 0 else {
    let code = errno
    _ = scratch.withCString { unlink($0) }
    throw .system(code: code)
  }
}

extension FilePath {
  /// The folder of a path that may be relative and unnormalised.
  fileprivate var folderBytes: [UInt8] {
    guard let slash = bytes.lastIndex(of: .slash) else { return [.dot] }
    return slash == 0 ? [.slash, .dot] : Array(bytes[..<slash])
  }
}
