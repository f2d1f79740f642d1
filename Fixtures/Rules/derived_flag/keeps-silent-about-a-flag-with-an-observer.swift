// When the flag changes something happens: a computed one could not do it.
final class Panel {
  private(set) var isExpanded = false
  private var isFullScreen = false {
    didSet { layOut(isFullScreen) }
  }

  func expand() {
    isExpanded = true
    isFullScreen = true
  }

  func collapse() {
    isExpanded = false
    isFullScreen = false
  }
}
