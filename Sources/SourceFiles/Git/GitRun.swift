#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension GitClient {
  /// Starts git in the process's folder with its environment, in which hooks find the index.
  ///
  /// Foundation's `Process` is not used: it notices the end of a process up to 50 milliseconds late, for a
  /// command that takes three.
  ///
  /// Programs named in the repository's configuration are not run, because the user may not have written it.
  /// So git runs no hook and no file system monitor, and fetches nothing, which would run configured
  /// programs.
  package static let system = GitClient { arguments, input throws(GitFailure) in
    do throws(StartFailure) {
      return try answer(of: "git", settings + arguments, input: input)
    } catch {
      switch error {
      case .system(ENOENT): throw .notInstalled
      case .system: throw .other("it could not be started")
      }
    }
  }
}

private let settings = [
  "--no-pager", "--no-optional-locks", "-c", "color.ui=false", "-c", "core.fsmonitor=", "-c",
  "core.hooksPath=/dev/null",
]

private enum StartFailure: Error {
  /// An `errno` code.
  case system(Int32)
}

/// All streams are files: with pipes both sides could block on full buffers.
private func answer(
  of program: String, _ arguments: [String], input: [UInt8]
) throws(StartFailure) -> GitResult {
  let streams = [try StreamFile(input), try StreamFile([]), try StreamFile([])]
  let process = try start(program, arguments, streams)
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 {
    guard errno == EINTR else { throw .system(errno) }
  }
  // The low seven bits are the signal that ended the process; the byte above them is its exit code.
  let code = status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  return GitResult(
    status: code, output: try streams[1].content(),
    errors: String(decoding: try streams[2].content(), as: UTF8.self))
}

/// Starts a program found along the PATH. Returns its process number; the caller must wait for its end.
private func start(
  _ program: String, _ arguments: [String], _ streams: [StreamFile]
) throws(StartFailure) -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (number, stream) in streams.enumerated() {
    posix_spawn_file_actions_adddup2(&actions, stream.descriptor, Int32(number))
  }
  var words = ([program] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var settings = environment
  var process = pid_t()
  let code = posix_spawnp(&process, program, &actions, nil, &words, &settings)
  guard code == 0 else { throw .system(code) }
  return process
}

/// The environment for git, terminated by nil: the process's own without the pathspec settings that commands
/// like `git --literal-pathspecs commit` pass to hooks, because each query sets its own. Fetching is disabled
/// unless the user has allowed it.
private var environment: [UnsafeMutablePointer<CChar>?] {
  #if canImport(Darwin)
    var next = _NSGetEnviron().pointee
  #else
    var next = environ
  #endif
  let passedOver = ["LITERAL", "GLOB", "NOGLOB", "ICASE"].map { "GIT_\($0)_PATHSPECS=" }
  var settings: [UnsafeMutablePointer<CChar>?] = []
  while let setting = next.pointee {
    if !passedOver.contains(where: { strncmp(setting, $0, $0.utf8.count) == 0 }) { settings.append(setting) }
    next += 1
  }
  if getenv("GIT_ALLOW_PROTOCOL") == nil { settings.append(noProtocol) }
  return settings + [nil]
}

/// Never freed.
private nonisolated(unsafe) let noProtocol = strdup("GIT_ALLOW_PROTOCOL=none")

/// An unlinked temporary file, which lives as long as the object.
private final class StreamFile {
  let descriptor: Int32

  /// Contains `content`; the read position is at its start.
  init(_ content: [UInt8]) throws(StartFailure) {
    var path = Array("\(temporaryFolder)/untangle-XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw .system(errno) }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    do throws(WriteFailure) { try write(content, to: descriptor) } catch { throw .system(EIO) }
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit { close(descriptor) }

  func content() throws(StartFailure) -> [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    var bytes = [UInt8](repeating: 0, count: size)
    guard bytes.withUnsafeMutableBytes({ readAll(descriptor, into: $0, at: 0) }) else { throw .system(EIO) }
    return bytes
  }
}

private var temporaryFolder: String {
  guard let value = getenv("TMPDIR"), value.pointee != 0 else { return "/tmp" }
  return String(cString: value)
}
