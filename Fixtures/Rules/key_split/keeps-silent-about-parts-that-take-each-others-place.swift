import Foundation

enum PhoneKey { static let showsWelcomePage = "phone.showsWelcomePage" }
enum WatchKey { static let showsWelcomePage = "watch.showsWelcomePage" }

func welcome() {
  UserDefaults.standard.set(true, forKey: PhoneKey.showsWelcomePage)
  UserDefaults.standard.set(true, forKey: WatchKey.showsWelcomePage)
}
