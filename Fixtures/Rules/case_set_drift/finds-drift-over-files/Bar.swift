final class CallBar {
  let call = PhoneCall()
  var isShown = false

  func refresh() {
    isShown = call.state == .connected || call.state == .held || call.state == .ringing
  }
}

struct CallButton {
  var current: PhoneCall

  func press() {
    if current.state == .connected || current.state == .held { end() }  //~ case_set_drift "leaves out 'ringing'"
  }

  func end() {}
}
