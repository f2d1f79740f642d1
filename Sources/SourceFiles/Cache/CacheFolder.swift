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
