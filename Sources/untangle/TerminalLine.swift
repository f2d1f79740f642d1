import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The progress line on standard error. The state is atomic instead of locked, because a signal handler
/// erases the line, too.
enum TerminalLine {
  private static let clear = 0
  private static let busy = 1
  private static let drawn = 2
  private static let closed = 3
  private static let state = Atomic<Int>(clear)

  static func prepare() { _ = state.load(ordering: .relaxed) }

  /// Calls `text` while it holds the line; nil draws nothing.
  static func draw(_ text: () -> String?) {
    withoutSignals {
      guard let before = take(.patient) else { return }
      let text = text()
      if let text { Console.write("\r\(text)\u{1B}[K", to: .error) }
      state.store(text == nil ? before : drawn, ordering: .releasing)
    }
  }

  static func wipe() {
    withoutSignals {
      guard let before = take(.patient) else { return }
      if before == drawn { Console.write("\r\u{1B}[K", to: .error) }
      state.store(clear, ordering: .releasing)
    }
  }

  /// Erases the line and closes it for good. Async-signal-safe.
  static func close() {
    let before = take(.hasty) ?? drawn
    guard state.exchange(closed, ordering: .acquiringAndReleasing) != closed, before == drawn else { return }
    let text: StaticString = "\r\u{1B}[K"
    _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }

  private enum Patience { case patient, hasty }

  /// Takes the line and returns its previous state. nil if the line is closed, or if a signal handler has
  /// waited too long.
  private static func take(_ patience: Patience) -> Int? {
    var rounds = 0
    while true {
      let before = state.load(ordering: .acquiring)
      if before == closed || patience == .hasty && rounds == 30 { return nil }
      if before != busy,
        state.compareExchange(expected: before, desired: busy, ordering: .acquiringAndReleasing).exchanged
      {
        return before
      }
      rounds += 1
      var pause = timespec(tv_sec: 0, tv_nsec: 1_000_000)
      nanosleep(&pause, nil)
    }
  }

  /// Blocks signals while the line is held: a handler on the same thread would wait for itself.
  private static func withoutSignals(_ body: () -> Void) {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    body()
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
