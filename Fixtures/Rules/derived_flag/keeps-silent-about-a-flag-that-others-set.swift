final class Slider {
  private(set) var isMoving = false
  var isShaking = false

  func push() {
    isMoving = true
    isShaking = true
  }

  func stop() {
    isMoving = false
    isShaking = false
  }
}

func calm(_ slider: Slider) {
  slider.isShaking = false
}
