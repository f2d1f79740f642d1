import Foundation

enum Preference: String {
  case locksScreen, showsHints

  var key: String { "app_\(rawValue)" }
}

func lock() {
  UserDefaults.standard.set(true, forKey: Preference.locksScreen.key)
}

var isLocked: Bool {
  UserDefaults.standard.bool(forKey: Preference.locksScreen.rawValue)  //~ key_split "'Preference.locksScreen'"
}
