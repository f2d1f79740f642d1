final class SoundSettings {
  var playsEffects = true
  var vibrates = true
  var showsBadges = false

  func load(_ store: UserDefaults) {
    playsEffects = store.bool(forKey: "effects")
    vibrates = store.bool(forKey: "vibrates")
    showsBadges = store.bool(forKey: "badges")
  }

  func restore() {
    playsEffects = true
    vibrates = true
    showsBadges = false
  }
}
