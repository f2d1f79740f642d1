final class Transfer {
  enum State { case queued, running, paused, didFinish, userCancelled }

  private(set) var state = State.queued

  func run() {
    if state == .queued || state == .paused { state = .running }
  }

  func pause() {
    if state == .running { state = .paused }
  }

  func finish() {
    if state == .running { state = .didFinish }
  }

  func cancel() {
    if state == .queued || state == .paused { state = .userCancelled }
  }
}
