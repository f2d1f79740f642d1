#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One name in a folder.
struct FolderEntry: Sendable {
  let name: [UInt8]
  /// nil where the file system needs a further call for it.
  let kind: FileKind?
  /// The status of a Swift file; nil for other files, and where it is unavailable.
  let status: FileStatus?
}

/// All names except `.` and `..`, sorted by bytes, so that results do not depend on the disk's order.
func listFolder(_ folder: FilePath) throws(ReadFailure) -> [FolderEntry] {
  guard let stream = folder.withCString({ opendir($0) }) else { throw ReadFailure(code: errno) }
  defer { closedir(stream) }
  var entries: [FolderEntry] = []
  errno = 0
  while let entry = readdir(stream) {
    if let listed = folderEntry(entry, of: dirfd(stream)) { entries.append(listed) }
    errno = 0
  }
  guard errno == 0 else { throw ReadFailure(code: errno) }
  return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
}

/// The names in a folder, sorted by bytes; none where it cannot be read. A name that is not UTF-8 is left out.
package func namesInFolder(_ path: String) -> [String] {
  let entries = (try? listFolder(FilePath(asIs: Array(path.utf8)))) ?? []
  return entries.compactMap { String(validating: $0.name, as: UTF8.self) }
}

private func folderEntry(_ entry: UnsafeMutablePointer<dirent>, of folder: Int32) -> FolderEntry? {
  let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name)!
  let text = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
  let name = String.bytes(of: text)
  guard name != [.dot], name != [.dot, .dot] else { return nil }
  let kind = kind(ofType: Int32(entry.pointee.d_type))
  // Relative to the open folder, so that the system need not resolve each parent.
  let status = kind == .regular && name.isSwift ? FileStatus(of: text, in: folder) : nil
  return FolderEntry(name: name, kind: kind, status: status)
}

private func kind(ofType type: Int32) -> FileKind? {
  switch type {
  case Int32(DT_REG): .regular
  case Int32(DT_DIR): .folder
  case Int32(DT_LNK): .link
  case Int32(DT_FIFO), Int32(DT_SOCK), Int32(DT_CHR), Int32(DT_BLK): .other
  default: nil
  }
}
