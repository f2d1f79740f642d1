// The switch has a setter, and what nobody asked for is gone.
final class Doorbell {
  private var isMuted = false

  func mute() { isMuted = true }

  func press() {
    guard !isMuted else { return }
    print("ding")
  }
}
