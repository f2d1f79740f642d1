import Synchronization
import UntangleSourceFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a signal that asks the process to end finds: it ends it at once and leaves nothing behind.
///
/// Only while files are being replaced it waits until all are as they were, or all are new. A second signal ends
/// that, too; then the next run sees to it.
enum Interruption {
  private static let none: Int32 = 0
  private static let writing: Int32 = -1
  /// One of the above, or the signal that came while files were written.
  private static let state = Atomic<Int32>(none)

  /// What is ignored from outside, as by `nohup`, stays so.
  static func prepare() {
    // What is made on first use must be there before a handler asks for it.
    _ = state.load(ordering: .relaxed)
    ScratchList.prepare()
    TerminalLine.prepare()
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      sigaction(number, nil, &action)
      guard !action.isIgnored else { continue }
      action = sigaction(handler: noteOrEnd)
      // A second signal finds the system's own answer.
      action.sa_flags |= Int32(bitPattern: UInt32(SA_RESETHAND)) | Int32(SA_RESTART)
      sigaction(number, &action, nil)
    }
  }

  /// Whether a step of writing is to be taken.
  static var pace: FileOperations.Pace { state.load(ordering: .acquiring) > none ? .stop : .on }

  /// The signal that came meanwhile, which the caller must see to with `end(by:)`.
  static func whileWriting<Value>(_ body: () -> Value) -> (value: Value, signal: Int32?) {
    state.store(writing, ordering: .sequentiallyConsistent)
    let value = body()
    let found = state.exchange(none, ordering: .sequentiallyConsistent)
    return (value, found > none ? found : nil)
  }

  /// As if nobody had caught the signal.
  static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    untangle.end(with: 128 + number)
  }

  /// In a handler: whether it is enough to remember the signal.
  fileprivate static func notes(_ number: Int32) -> Bool {
    state.compareExchange(expected: writing, desired: number, ordering: .sequentiallyConsistent).exchanged
  }
}

/// Calls nothing that takes memory or a lock. The signal is held back until the handler returns, and then ends the
/// process.
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
