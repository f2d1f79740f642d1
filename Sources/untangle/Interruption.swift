import Synchronization
import UntangleSourceFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Handling of the signals that ask the process to end. A signal ends the process at once and removes scratch
/// files.
///
/// While files are being replaced, the process first finishes the replacement or undoes it. A second signal
/// ends that, too; the next run then settles what is left.
enum Interruption {
  private static let none: Int32 = 0
  private static let writing: Int32 = -1
  /// One of the values above, or the number of the signal that arrived while files were written.
  private static let state = Atomic<Int32>(none)

  /// Signals that the parent process ignores, as with `nohup`, remain ignored.
  static func prepare() {
    // Initializes lazy globals now: a signal handler must not do it.
    _ = state.load(ordering: .relaxed)
    ScratchList.prepare()
    TerminalLine.prepare()
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      sigaction(number, nil, &action)
      guard !action.isIgnored else { continue }
      action = sigaction(handler: noteOrEnd)
      // After the first signal, the default action is restored for the second.
      action.sa_flags |= Int32(bitPattern: UInt32(SA_RESETHAND)) | Int32(SA_RESTART)
      sigaction(number, &action, nil)
    }
  }

  /// Whether the next step of writing may run.
  static var pace: FileOperations.Pace { state.load(ordering: .acquiring) > none ? .stop : .on }

  /// Runs `body` and defers signals. Returns the signal that arrived meanwhile; the caller must then call
  /// `end(by:)`.
  static func whileWriting<Value>(_ body: () -> Value) -> (value: Value, signal: Int32?) {
    state.store(writing, ordering: .sequentiallyConsistent)
    let value = body()
    let found = state.exchange(none, ordering: .sequentiallyConsistent)
    return (value, found > none ? found : nil)
  }

  /// Ends the process as the signal would have done without a handler.
  static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    untangle.end(with: 128 + number)
  }

  /// Records the signal if files are being written; returns whether it did. Called in the signal handler.
  fileprivate static func notes(_ number: Int32) -> Bool {
    state.compareExchange(expected: writing, desired: number, ordering: .sequentiallyConsistent).exchanged
  }
}

/// Async-signal-safe: does not allocate or lock. The raised signal is blocked until the handler returns; then
/// it ends the process.
private func noteOrEnd(_ number: Int32) {
  let code = errno
  if !Interruption.notes(number) {
    TerminalLine.close()
    ScratchList.removeAll()
    signal(number, SIG_DFL)
    raise(number)
  }
  errno = code
}

extension sigaction {
  init(handler: @escaping @convention(c) (Int32) -> Void) {
    self.init()
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      __sa_handler.sa_handler = handler
    #else
      __sigaction_handler.sa_handler = handler
    #endif
  }

  var isIgnored: Bool {
    #if canImport(Darwin)
      let handler = __sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = __sa_handler.sa_handler
    #else
      let handler = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: UInt.self) == unsafeBitCast(SIG_IGN, to: UInt.self)
  }
}
