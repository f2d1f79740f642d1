import Foundation

enum PlainKey { static let showsWelcomePage = "app.showsWelcomePage" }
enum LegacyKey { static let showsWelcomePage = "app.start.showsWelcomePage" }

func welcome() {
  UserDefaults.standard.set(true, forKey: PlainKey.showsWelcomePage)
  UserDefaults.standard.set(true, forKey: LegacyKey.showsWelcomePage)
}
