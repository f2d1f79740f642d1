//~ states LivePlayer contains
//~ variables isLive
//~ make LivePlayer()
//~ do it.play()
//~ do it.stop()
//~ do it.goLive()
//~ do it.dropConnection()
//~ rewrite left: alone

/// A subclass that overrides, calls `super`, and keeps a flag of its own.
/// What it inherits is unknown in its own space.
class StreamPlayer {
  fileprivate(set) var isStreaming = false

  func play() { isStreaming = true }
  func stop() { isStreaming = false }
}

final class LivePlayer: StreamPlayer {
  private(set) var isLive = false

  override func stop() {
    super.stop()
    isLive = false
  }

  func goLive() {
    if isStreaming { isLive = true }
  }

  func dropConnection() { isStreaming = false }
}
