enum CallState { case dialing, ringing, connected, held, ended }

final class PhoneCall {
  var state = CallState.dialing
}

final class CallScreen {
  let call = PhoneCall()

  func update() {
    if call.state == .connected || call.state == .held || call.state == .ringing { showTimer() }
  }

  func showTimer() {}
}
