/// That something is loaded, and what can stop it.
final class TimelineModel {
  var isLoading = false  //~ tangled_state "'isLoading' and 'loadingTask' are work and what holds it"
  var loadingTask: Task<Void, Never>?
  private(set) var rows = 0

  func load() {
    isLoading = true
    loadingTask?.cancel()
    let rows = rows
    loadingTask = Task { [weak self] in
      self?.take(rows)
    }
  }

  func cancel() {
    loadingTask?.cancel()
    loadingTask = nil
  }

  private func take(_ rows: Int) {
    self.rows = rows
    isLoading = false
  }
}

/// The task says both.
final class RepairedTimeline {
  private var loading: Task<Void, Never>?
  var isLoading: Bool { loading != nil }

  func load() { loading = Task {} }
  func stop() { loading = nil }
}

/// A timer that has nothing to do with the work.
final class Clock {
  var isLoading = false
  var tickTimer: Task<Void, Never>?

  func load() { isLoading = true }
  func loaded() { isLoading = false }
  func tick() { tickTimer = Task {} }
}
