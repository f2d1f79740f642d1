#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a program did.
struct ProgramResult: Sendable {
  /// Its exit code, or 128 and the number of the signal that ended it.
  var status: Int32
  var output: [UInt8]
  var errors: String
}

enum StartFailure: Error {
  /// An `errno` code.
  case system(Int32)
}

/// Runs a program found along the PATH, in the process's folder, and waits for its end. `environment` is terminated by nil.
///
/// All streams are files: with pipes both sides could block on full buffers.
func runProgram(
  _ program: String, _ arguments: [String], input: [UInt8] = [],
  in environment: [UnsafeMutablePointer<CChar>?] = ownEnvironment
) throws(StartFailure) -> ProgramResult {
  let streams = [try StreamFile(input), try StreamFile([]), try StreamFile([])]
  let process = try start(program, arguments, streams, environment)
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 {
    guard errno == EINTR else { throw .system(errno) }
  }
  // The low seven bits are the signal that ended the process; the byte above them is its exit code.
  let code = status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  return ProgramResult(
    status: code, output: try streams[1].content(),
    errors: String(decoding: try streams[2].content(), as: UTF8.self))
}

/// Starts a program found along the PATH. Returns its process number; the caller must wait for its end.
private func start(
  _ program: String, _ arguments: [String], _ streams: [StreamFile],
  _ environment: [UnsafeMutablePointer<CChar>?]
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

/// The process's environment, terminated by nil.
var ownEnvironment: [UnsafeMutablePointer<CChar>?] {
  #if canImport(Darwin)
    var next = _NSGetEnviron().pointee
  #else
    var next = environ
  #endif
  var settings: [UnsafeMutablePointer<CChar>?] = []
  while let setting = next.pointee {
    settings.append(setting)
    next += 1
  }
  return settings + [nil]
}

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

var temporaryFolder: String {
  guard let value = getenv("TMPDIR"), value.pointee != 0 else { return "/tmp" }
  return String(cString: value)
}
