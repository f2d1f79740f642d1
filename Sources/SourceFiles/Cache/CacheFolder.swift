#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Makes the folder and those above it where they are missing; a new one is told to version control and to
/// programs that make backups. Whether it is there.
func makeCacheFolder(_ folder: FilePath) -> Bool {
  if isFolder(folder) { return true }
  guard makeFolder(folder) else { return false }
  add(".gitignore", "*\n", to: folder)
  // See https://bford.info/cachedir/
  add("CACHEDIR.TAG", "Signature: 8a477f597d28d172789f06886806bc55\n", to: folder)
  return true
}

/// Only for the user, as the content of the sources can be told from what is kept there.
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

/// Removes cache files that were not written for so many days, and unfinished ones of processes that are gone:
/// what lies there is made anew where it is needed, and nobody else would ever remove it.
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

/// As `CacheFile.name(for:)` makes them, and what a `CacheWriter` that was stopped has left of one.
private func isCacheName(_ name: [UInt8]) -> Bool {
  guard name.count >= 38, name[32..<38].elementsEqual(".cache".utf8) else { return false }
  return name[..<32].allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
}

/// `NAME.cache.PROCESS`, as a `CacheWriter` calls its file until it is whole.
private func isAbandoned(_ name: [UInt8]) -> Bool {
  guard name.count > 39, name[38] == .dot, let process = Int32(String(decoding: name[39...], as: UTF8.self))
  else { return false }
  return process > 0 && kill(process, 0) != 0 && errno == ESRCH
}

extension CacheFile {
  /// Of the cache that belongs to a working directory.
  package static func name(for workingDirectory: String) -> String {
    ContentDigest(of: Array(workingDirectory.utf8)).hexadecimal + ".cache"
  }
}
