// Whoever stops the engine resets the flag: it is meant to stay.
final class Engine {
  private(set) var isRunning = false
  private let fuel = 3

  func start() {
    isRunning = true
    if fuel == 0 {
      isRunning = false
      return
    }
    guard fuel > 1 else { return }
    turn()
  }

  func stop() { isRunning = false }

  private func turn() {}
}
