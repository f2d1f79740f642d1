//~ states Download exact
//~ variables phase isCancelled data
//~ make Download()
//~ do it.begin()
//~ do it.receive(number(below: 2))
//~ do it.cancel()
//~ do it.retry()
//~ sees idle false nil
//~ sees running false nil
//~ sees running true nil
//~ sees idle true nil
//~ sees finished false some
//~ sees failed false nil
//~ rewrite left: carrying

/// An enum with payloads, an optional that moves with one case, and a flag that outlives them.
final class Download {
  enum Phase {
    case idle
    case running(progress: Int)
    case finished
    case failed(any Error)
  }

  private(set) var phase = Phase.idle
  private(set) var isCancelled = false
  private(set) var data: Payload?

  func begin() {
    guard case .idle = phase else { return }
    phase = .running(progress: 0)
  }

  func receive(_ percent: Int) {
    switch phase {
    case .idle, .finished, .failed:
      break
    case .running where isCancelled:
      phase = .idle
    case .running(let progress) where progress + percent > 0:
      phase = .finished
      data = Payload()
    case .running:
      phase = .failed(Failure())
    }
  }

  func cancel() {
    if case .running = phase { isCancelled = true }
  }

  func retry() {
    switch phase {
    case .failed, .finished:
      phase = .idle
      data = nil
      fallthrough
    case .idle:
      isCancelled = false
    case .running:
      return
    }
  }
}
