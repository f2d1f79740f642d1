//~ states Phases exact
//~ variables phase hasStarted
//~ make Phases()
//~ do it.load()
//~ do it.finish()
//~ do it.drop()
//~ do it.restart()
//~ rewrite left: follows

/// Looks at an enum through computed properties that are a `switch`.
final class Phases {
  enum Phase {
    case idle, loading
    case loaded(item: Item)
    case failed(code: Int?)
  }

  private(set) var phase: Phase = .idle
  private(set) var hasStarted = false

  struct Item {}

  var isLoading: Bool {
    switch phase {
    case .loading: true
    case .idle, .loaded, .failed: false
    }
  }

  var item: Item? {
    switch phase {
    case .loaded(let item): item
    case .idle, .loading, .failed: nil
    }
  }

  func load() {
    guard !isLoading, item == nil else { return }
    phase = .loading
    hasStarted = true
  }

  func finish() {
    guard isLoading else { return }
    phase = .loaded(item: Item())
  }

  func drop() {
    hasStarted = switch phase {
    case .loaded: false
    case .idle, .loading, .failed: hasStarted
    }
    if item != nil { phase = .idle }
  }

  func restart() { if isLoading { phase = .failed(code: nil) } }
}
