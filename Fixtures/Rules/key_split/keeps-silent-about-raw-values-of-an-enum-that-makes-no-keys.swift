import Foundation

enum Preference: String {
  case locksScreen
}

func lock() {
  UserDefaults.standard.set(true, forKey: "app_" + Preference.locksScreen.rawValue)
}

var isLocked: Bool { UserDefaults.standard.bool(forKey: Preference.locksScreen.rawValue) }
