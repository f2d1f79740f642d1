import Foundation

struct Settings {
  init(_ defaults: UserDefaults) {
    if let old = defaults.string(forKey: "prefered") {
      defaults.set(old, forKey: "preferred")
    }
  }
}
