#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files in a folder whose names are those of runs, by run.
func filesOfRuns(in folder: FilePath) -> [RunName: [(path: FilePath, role: RunName.Role)]] {
  var found: [RunName: [(path: FilePath, role: RunName.Role)]] = [:]
  for entry in (try? listFolder(folder)) ?? [] {
    guard let (run, role) = RunName.reading(entry.name) else { continue }
    found[run, default: []].append((folder.appending(entry.name), role))
  }
  return found
}

/// Removes scratch files without a journal whose processes have ended, and dangling links to journals.
///
/// Files of other users are left alone.
func removeOrphans(in folder: FilePath) {
  for (run, files) in filesOfRuns(in: folder) where run.hasEnded {
    let journals = files.filter { $0.role == .journal }
    // Files with a journal are handled by `recoverRuns`.
    guard journals.allSatisfy({ $0.path.resolved() == nil }) else { continue }
    for file in files where isOwn(file.path) { _ = file.path.withCString { unlink($0) } }
  }
}

/// Whether it is a file or link of the current user; the superuser owns all.
private func isOwn(_ path: FilePath) -> Bool {
  var status = stat()
  guard path.withCString({ lstat($0, &status) }) == 0 else { return false }
  let kind = FileStatus(status).kind
  return (kind == .regular || kind == .link) && (status.st_uid == geteuid() || geteuid() == 0)
}
