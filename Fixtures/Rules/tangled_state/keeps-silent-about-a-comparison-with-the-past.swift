final class WindowCommand {
  private var lastKeyCode = 0
  private var shouldCycle = false

  func run(_ event: KeyEvent) {
    shouldCycle = event.keyCode == lastKeyCode
    lastKeyCode = event.keyCode
    if shouldCycle { cycle() }
  }

  func repeatIt(_ event: KeyEvent) {
    shouldCycle = event.keyCode == lastKeyCode
    lastKeyCode = event.keyCode
  }
}
