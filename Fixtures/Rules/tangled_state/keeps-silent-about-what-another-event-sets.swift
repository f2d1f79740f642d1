final class Haptics {
  private var engine: Engine?
  private(set) var engineNeedsStart = true

  func create() {
    let made = Engine()
    engine = made
    made.onStop = { [weak self] in self?.engineNeedsStart = true }
    made.onReset = { [weak self] in self?.engineNeedsStart = false }
  }

  func begin() {
    guard engine != nil else { return }
    start { [weak self] in self?.engineNeedsStart = false }
  }
}
