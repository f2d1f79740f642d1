final class CallBar {
  let call = PhoneCall()
  var isShown = false

  func refresh() {
    isShown = call.state == .connected || call.state == .held
  }
}

struct CallButton {
  var current: PhoneCall

  func press() {
    if current.state == .connected || current.state == .held || current.state == .ringing { end() }  //~ case_set_drift "adds 'ringing'"
  }

  func end() {}
}
