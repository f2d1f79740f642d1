import Foundation

enum AppKey {
  static let tokenKey = "token"
}

enum WidgetKey {
  static let token = "token"
}

func save() {
  UserDefaults.standard.set("a", forKey: AppKey.tokenKey)
  UserDefaults.standard.set("a", forKey: WidgetKey.token)
}
