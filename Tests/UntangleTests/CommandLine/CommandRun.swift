import Foundation
import Synchronization
import Testing

/// One run of the built program, as a user starts it.
struct CommandRun: Sendable {
  let output: [UInt8]
  let errors: String
  let status: Int32

  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [String] { text.split(separator: "\n").map(String.init) }

  func json() throws -> JSONNode { try JSONNode(parsing: output) }

  /// Runs `program` and waits for it, `seconds` at most; streams go through files, so that no pipe fills up.
  init(
    _ program: String, _ arguments: [String], in folder: String, input: [UInt8] = [],
    environment: [String: String]? = nil, seconds: Double = 120
  ) async throws {
    await Turns.all.take()
    defer { Turns.all.give() }
    let scratch = try TemporaryFolder()
    try scratch.write("input", bytes: input)
    try scratch.write("output")
    try scratch.write("errors")
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    var environment = environment ?? Self.environment
    // What a run keeps for later ones is none of the user's who runs the tests.
    environment["XDG_CACHE_HOME"] = environment["XDG_CACHE_HOME"] ?? "\(scratch.path)/caches"
    process.environment = environment
    let streams = try [
      Self.handle(FileHandle(forReadingAtPath: "\(scratch.path)/input")),
      Self.handle(FileHandle(forWritingAtPath: "\(scratch.path)/output")),
      Self.handle(FileHandle(forWritingAtPath: "\(scratch.path)/errors")),
    ]
    // The process outlives its end in memory, and where some 1350 files are open, Foundation reads its own list
    // of them beyond its end.
    defer { for stream in streams { try? stream.close() } }
    process.standardInput = streams[0]
    process.standardOutput = streams[1]
    process.standardError = streams[2]
    try await Self.finish(process, seconds: seconds)
    let isKilled = process.terminationReason == .uncaughtSignal
    status = isKilled ? -process.terminationStatus : process.terminationStatus
    output = try Array(Data(contentsOf: URL(filePath: "\(scratch.path)/output")))
    errors = try String(
      decoding: Data(contentsOf: URL(filePath: "\(scratch.path)/errors")), as: UTF8.self)
  }

  private static func handle(_ handle: FileHandle?) throws -> FileHandle { try #require(handle) }

  private static func finish(_ process: Process, seconds: Double) async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do {
        try process.runAsFromAShell()
      } catch {
        done.resume(throwing: error)
        return
      }
      let identifier = process.processIdentifier
      // A stopped clock reads as signal 9 in `status`.
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak process] in
        if process?.isRunning ?? false { kill(identifier, SIGKILL) }
      }
    }
  }

  /// Ours, without what would change the answer.
  static let environment = ProcessInfo.processInfo.environment.filter {
    !["COLUMNS", "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE"].contains($0.key)
  }
}

extension Process {
  /// Threads of the system's pool hold signals back, and a process inherits that from the one that starts it.
  func runAsFromAShell() throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}

/// Lets some processes run and the others wait: all tests start at once, and each process has files open.
private final class Turns: Sendable {
  static let all = Turns(count: 4 * ProcessInfo.processInfo.activeProcessorCount)

  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(count: Int) { state = Mutex(State(free: count)) }

  func take() async {
    await withCheckedContinuation { turn in
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.waiting.append(turn)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { turn.resume() }
    }
  }

  func give() {
    let next = state.withLock { state in
      if state.waiting.isEmpty { state.free += 1 }
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
    next?.resume()
  }
}

/// The program that was built together with these tests.
enum BuiltProgram {
  static let path: String? = {
    let arguments = ProcessInfo.processInfo.arguments.map { URL(filePath: $0) }
    let places = arguments + (Bundle.allBundles + [Bundle.main]).map(\.bundleURL)
    return places.lazy.compactMap(program(near:)).first
  }()

  /// Bundles of tests nest some folders deep beside the program.
  private static func program(near place: URL) -> String? {
    var folder = place.deletingLastPathComponent()
    for _ in 0..<5 {
      let candidate = folder.appending(path: "untangle").path()
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), !isFolder.boolValue,
        FileManager.default.isExecutableFile(atPath: candidate)
      {
        return candidate
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

extension TemporaryFolder {
  /// Runs `untangle` in this folder.
  func untangle(
    _ arguments: String..., input: String = "", environment: [String: String]? = nil, in folder: String = ""
  ) async throws -> CommandRun {
    try await untangle(
      arguments, input: Array(input.utf8), environment: environment, in: folder)
  }

  func untangle(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String]? = nil, in folder: String = ""
  ) async throws -> CommandRun {
    try await CommandRun(
      try #require(BuiltProgram.path), arguments, in: folder.isEmpty ? path : "\(path)/\(folder)",
      input: input, environment: environment)
  }

  /// Runs a line of shell in this folder; `$untangle` is the program.
  func shell(_ line: String, environment: [String: String] = CommandRun.environment) async throws
    -> CommandRun
  {
    var environment = environment
    environment["untangle"] = BuiltProgram.path
    return try await CommandRun("/bin/sh", ["-c", line], in: path, environment: environment)
  }
}

/// Whether a helper program is on this machine; tests that need one are skipped without it.
func hasProgram(_ name: String) -> Bool {
  ["/usr/bin", "/bin", "/usr/local/bin", "/usr/sbin", "/sbin"].contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
  }
}
