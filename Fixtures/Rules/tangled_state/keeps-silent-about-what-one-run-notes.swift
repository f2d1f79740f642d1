// Each run clears `didThrow` before it asks for it: that is no state of the engine.
final class ScriptEngine {
  private var update: (() -> Void)?
  private var didThrow = false

  func load(_ script: String) {
    didThrow = false
    evaluate(script)
    if !didThrow { update = compiled(script) }
  }

  func reload(_ script: String) {
    didThrow = false
    evaluate(script)
    if didThrow { update = nil }
  }

  func handle(_ exception: String) { didThrow = true }

  private func evaluate(_ script: String) {}
  private func compiled(_ script: String) -> (() -> Void)? { nil }
}

/// The task needs the asset only while it goes on, and many set the message.
final class Editor {
  private var loadTask: Task<Void, Never>?
  private var currentAsset: String?
  private var message: String?

  func load(_ name: String) {
    loadTask?.cancel()
    loadTask = Task {
      currentAsset = name
      await open(name)
      currentAsset = nil
      message = "Loaded"
      loadTask = nil
    }
  }

  func save() { message = "Saved" }
  func lock() { message = "Locked" }
  func clear() {
    message = nil
    currentAsset = nil
  }

  private func open(_ name: String) async {}
}
