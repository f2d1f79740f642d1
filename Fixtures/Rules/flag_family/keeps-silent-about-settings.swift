final class Marquee {
  private var isAnimating = false
  private var animated: Bool

  init(animated: Bool) { self.animated = animated }

  func appear() {
    guard animated else { return }
    isAnimating = true
  }

  func settle() { isAnimating = false }
}
