import Synchronization
import UntanglePipeline

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A line on standard error with the current stage of the run; hidden during the first second of the process.
///
/// A separate thread draws it, so that a stage without progress reports is shown, too.
final class ProgressMeter: Sendable {
  private enum Display: Sendable {
    case off
    case on(String)
  }

  private let display: Mutex<Display>

  init(isShown: Bool, _ stage: String = "") {
    display = Mutex(isShown ? .on(stage) : .off)
    guard isShown else { return }
    startThread { [self] in draw() }
  }

  func update(_ stage: RunStage) { update(stage.words) }

  func update(_ words: String) {
    display.withLock { display in
      if case .on = display { display = .on(words) }
    }
  }

  /// Stops drawing and erases the line.
  func finish() {
    let before = display.withLock { display in
      defer { display = .off }
      return display
    }
    if case .on = before { TerminalLine.wipe() }
  }

  private var stage: String? {
    display.withLock { display in
      if case .on(let stage) = display { stage } else { nil }
    }
  }

  private func draw() {
    let start = Self.start.advanced(by: .seconds(1))
    while ContinuousClock.now < start { usleep(Self.pause) }
    var shown = ""
    while let stage {
      if stage != shown {
        let width = Console.width(of: .error) ?? 80
        // Checks again, because the stage may have ended meanwhile.
        TerminalLine.draw { self.stage == nil ? nil : String(stage.prefix(max(1, width - 1))) }
        shown = stage
      }
      usleep(Self.pause)
    }
  }

  /// The interval between two checks of the stage, in microseconds.
  private static let pause: UInt32 = 200_000

  private static let start = ContinuousClock.now

  /// Sets `start` by reading it.
  static func prepare() { _ = start }
}

extension RunStage {
  fileprivate var words: String {
    switch self {
    case .searching: "searching files…"
    case .reading(let done, let total): "\(done) of \(total) files"
    case .merging: "putting files together…"
    case .counting(let done, let total): "counting states: \(done) of \(total) types"
    case .checking, .checked: "running rules…"
    }
  }
}
