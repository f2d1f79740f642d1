enum Activity { case running, walking, hiking, yoga }

final class Locating {
  let activity: Activity
  let satellites: Satellites
  let map: Map

  init(activity: Activity, satellites: Satellites, map: Map) {
    self.activity = activity
    self.satellites = satellites
    self.map = map
  }

  func begin() {
    if activity == .running || activity == .walking { satellites.start() }
  }

  func end() {
    if activity == .running || activity == .walking { satellites.stop() }
  }

  func show() {
    map.isHidden = !(activity == .running || activity == .walking)
  }
}
