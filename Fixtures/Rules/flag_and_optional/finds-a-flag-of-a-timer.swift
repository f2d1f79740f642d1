import Foundation

final class Blinker {
  private var timer: Timer?
  private var isBlinking = false  //~ flag_and_optional "when 'timer' is set"

  func start() {
    guard !isBlinking else { return }
    isBlinking = true
    timer = Timer(timeInterval: 1, repeats: true) { _ in toggleLamp() }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
    isBlinking = false
  }
}
