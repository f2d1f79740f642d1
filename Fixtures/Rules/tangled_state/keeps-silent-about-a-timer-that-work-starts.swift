import Foundation

/// The watchdog is started by the work and goes on after it.
final class Tunnel {
  private(set) var isEvaluating = false
  private var watchdog: Timer?

  func connect() {
    isEvaluating = true
    Task {
      let isReachable = await probe()
      isEvaluating = false
      if isReachable { watchdog = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in } }
    }
  }

  private func probe() async -> Bool { true }
}

/// What the same work fills is one of its states.
final class RepairedTunnel {
  private(set) var isEvaluating = false  //~ tangled_state "'isEvaluating' and 'route' are work and what comes of it"
  private var route: String?

  func connect() {
    isEvaluating = true
    Task {
      route = await probe()
      isEvaluating = false
    }
  }

  func forget() { route = nil }

  private func probe() async -> String? { nil }
}
