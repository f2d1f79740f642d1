// Nobody sets the first flag, so the bell is never mute; nobody asks for the second.
final class Doorbell {
  private var isMuted = false  //~ half_used_flag "'isMuted' is never set: it is always false"
  private var hasRung = false  //~ half_used_flag "'hasRung' is set in one place and never read"

  func press() {
    guard !isMuted else { return }
    hasRung = true
    print("ding")
  }
}
