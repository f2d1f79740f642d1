final class ChipButton: UIButton {
  override var isEnabled: Bool {
    didSet { updateColors() }
  }
  override var isSelected: Bool {
    didSet { updateColors() }
  }
  override var isHighlighted: Bool {
    didSet { updateColors() }
  }

  func choose() {
    isSelected = true
    isHighlighted = false
  }

  func release() {
    isSelected = false
    isHighlighted = false
    isEnabled = true
  }
}
