import SwiftUI

enum Keys {
  static let nicknameKey = "nickname"
  static let theme = "app_theme"
  static let untouched = "untouched"
}

// Attributes, an own wrapper, an own function, and constants beside literals.
struct Views {
  @AppStorage("isLoggedIn") private var isLoggedIn = false
  @SceneStorage("selectedTab") private var tab = 0
  @Stored(key: "app_theme", fallback: 0) var theme: Int

  func nickname(_ settings: Settings) -> String? {
    settings.text(named: "nickname")
    return UserDefaults.standard.string(forKey: Keys.nicknameKey)
      ?? UserDefaults.standard.string(forKey: Keys.untouched)
  }

  func themed() -> Bool { UserDefaults.standard.integer(forKey: Keys.theme) == 1 }
}

final class Settings {
  @discardableResult
  func text(named key: String) -> String? { UserDefaults.standard.string(forKey: key) }
}

@propertyWrapper
struct Stored {
  let key: String
  let fallback: Int

  var wrappedValue: Int {
    get { UserDefaults.standard.object(forKey: key) as? Int ?? fallback }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

extension UserDefaults {
  var isFirst: Bool {
    get { bool(forKey: "isFirst") }
    set { set(newValue, forKey: "isFirst") }
  }
}
