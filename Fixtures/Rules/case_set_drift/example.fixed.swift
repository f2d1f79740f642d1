enum Activity {
  case running, walking, hiking, resting

  var isOnTheMove: Bool {
    switch self {
    case .running, .walking, .hiking: true
    case .resting: false
    }
  }
}

final class RouteTracker {
  var activity = Activity.resting

  func begin() {
    if activity.isOnTheMove { startGPS() }
  }

  func resume() {
    guard activity.isOnTheMove else { return }
    startGPS()
  }

  func end() {
    if activity.isOnTheMove { stopGPS() }
  }

  private func startGPS() {}
  private func stopGPS() {}
}
