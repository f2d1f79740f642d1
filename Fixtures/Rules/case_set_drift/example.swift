enum Activity { case running, walking, hiking, resting }

final class RouteTracker {
  var activity = Activity.resting

  func begin() {
    if activity == .running || activity == .walking || activity == .hiking { startGPS() }
  }

  func resume() {
    guard activity == .running || activity == .walking || activity == .hiking else { return }
    startGPS()
  }

  func end() {
    if activity == .running || activity == .walking { stopGPS() }  //~ case_set_drift "this question about 'activity' leaves out 'hiking': 2 other places ask for 'running', 'walking' and 'hiking'"
  }

  private func startGPS() {}
  private func stopGPS() {}
}
