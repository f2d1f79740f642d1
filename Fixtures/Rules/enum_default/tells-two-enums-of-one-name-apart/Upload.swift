final class Upload {
  enum State { case idle, sending, sent }
  var state = State.idle

  func title() -> String {
    switch state {
    case .sending: return "Stop"
    default: return "Send"  //~ enum_default "'Upload.State': 'idle' and 'sent'"
    }
  }
}
