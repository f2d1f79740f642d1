#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Creates the folder and its missing ancestors. Marks a new folder for version control and for backup
/// programs. Returns whether the folder exists.
func makeCacheFolder(_ folder: FilePath) -> Bool {
  if isFolder(folder) { return true }
  guard makeFolder(folder) else { return false }
  add(".gitignore", "*\n", to: folder)
  // See https://bford.info/cachedir/
  add("CACHEDIR.TAG", "Signature: 8a477f597d28d172789f06886806bc55\n", to: folder)
  return true
}

/// Readable by the user only, because cached facts reveal the content of the sources.
private func makeFolder(_ folder: FilePath) -> Bool {
  if isFolder(folder) { return true }
  guard let parent = folder.parent, makeFolder(parent) else { return false }
  return folder.withCString { mkdir($0, 0o700) } == 0 || errno == EEXIST
}

private func isFolder(_ path: FilePath) -> Bool { (try? path.targetStatus())?.kind == .folder }

private func add(_ name: String, _ text: String, to folder: FilePath) {
  let path = folder.appending(Array(name.utf8))
  let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
  guard descriptor >= 0 else { return }
  defer { close(descriptor) }
  try? write(Array(text.utf8), to: descriptor)
}

/// Removes cache files not written for `days` days, and unfinished files of processes that have ended. Caches
/// are rebuilt on demand, and no other program would remove them.
func removeOldCaches(in folder: FilePath, days: Int = 30) {
  guard let entries = try? listFolder(folder) else { return }
  var now = timeval()
  gettimeofday(&now, nil)
  for entry in entries where isCacheName(entry.name) {
    let path = folder.appending(entry.name)
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0, FileStatus(status).kind == .regular else { continue }
    #if canImport(Darwin)
      let written = status.st_mtimespec.tv_sec
    #else
      let written = status.st_mtim.tv_sec
    #endif
    if now.tv_sec - written > days * 24 * 60 * 60 || isAbandoned(entry.name) {
      _ = path.withCString { unlink($0) }
    }
  }
}

/// Whether the name is one of `CacheFile.name(for:)`, or that of an unfinished file of a `CacheWriter`.
private func isCacheName(_ name: [UInt8]) -> Bool {
  guard name.count >= 38, name[32..<38].elementsEqual(".cache".utf8) else { return false }
  return name[..<32].allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
}

/// Whether the name is `NAME.cache.PROCESS`, an unfinished file of a `CacheWriter`, of a process that has
/// ended.
private func isAbandoned(_ name: [UInt8]) -> Bool {
  guard name.count > 39, name[38] == .dot, let process = Int32(String(decoding: name[39...], as: UTF8.self))
  else { return false }
  return process > 0 && kill(process, 0) != 0 && errno == ESRCH
}

extension CacheFile {
  /// The name of the cache file of a working directory.
  /// `content` tells the files of one working directory apart.
  package static func name(for workingDirectory: String, _ content: String) -> String {
    ContentDigest(of: Array("\(content)\0\(workingDirectory)".utf8)).hexadecimal + ".cache"
  }
}
