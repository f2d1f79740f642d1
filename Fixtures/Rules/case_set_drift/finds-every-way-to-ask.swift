enum LoadPhase { case idle, loading, loaded, failed, closed }

final class Loader {
  var phase: LoadPhase = .idle
  var last: LoadPhase?

  func first() {
    if phase == .loading || phase == .loaded { print(1) }
    if last == .failed || last == .closed { print(1) }
  }

  func second() {
    if [.loaded, .loading].contains(phase) { print(2) }
    if last != .failed && last != .closed { print(2) }
  }

  func third() {
    if phase != .loading && phase != .loaded && phase != .failed { print(3) }  //~ case_set_drift "adds 'failed': 4 other places ask"
    switch last {
    case .failed, .closed, .idle: print(3)  //~ case_set_drift "this question about 'last' adds 'idle'"
    default: break
    }
  }
}

extension Loader {
  func fourth() -> Int {
    (self.phase == .loading || self.phase == .loaded) ? 1 : 2
  }
}

final class Watcher {
  let loader = Loader()

  func check() {
    if (loader.phase == .loading || loader.phase == .loaded), loader.last == nil { print(4) }
  }
}
