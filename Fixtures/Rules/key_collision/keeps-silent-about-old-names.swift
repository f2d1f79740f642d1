import Foundation

enum Key {
  static let theme = "appTheme"
  static let legacyAppearance = "appTheme"
}

func save() {
  UserDefaults.standard.set("a", forKey: Key.theme)
  UserDefaults.standard.set("a", forKey: Key.legacyAppearance)
}
