import Foundation

enum PlainKey {
  static let theme = "appTheme"
  static let legacyAppearance = "appTheme"
}

func save() {
  UserDefaults.standard.set("a", forKey: PlainKey.theme)
  UserDefaults.standard.set("a", forKey: PlainKey.legacyAppearance)
}
