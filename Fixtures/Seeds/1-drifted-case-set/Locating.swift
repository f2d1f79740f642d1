enum Activity { case running, walking, hiking, yoga }

final class Locating {
  let activity: Activity
  let satellites: Satellites

  init(activity: Activity, satellites: Satellites) {
    self.activity = activity
    self.satellites = satellites
  }

  func begin() {
    if activity == .running || activity == .walking || activity == .hiking { satellites.start() }
  }

  func end() {
    if activity == .running || activity == .walking { satellites.stop() }
  }
}
