import Foundation

enum Key { static let showsWelcomePage = "app.showsWelcomePage" }
enum LegacyKey { static let showsWelcomePage = "app.start.showsWelcomePage" }

func welcome() {
  UserDefaults.standard.set(true, forKey: Key.showsWelcomePage)
  UserDefaults.standard.set(true, forKey: LegacyKey.showsWelcomePage)
}
