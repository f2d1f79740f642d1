import Foundation

let isLoggedInKey = "isLoggedIn"

struct Keys {
  struct Account { static let token = "token" }
  enum Profile: String { case nickname, avatar = "avatarName" }
}

func use() {
  UserDefaults.standard.set(true, forKey: isLoggedInKey)
  _ = UserDefaults.standard.bool(forKey: isLoggedInKey)
  UserDefaults.standard.set("x", forKey: Keys.Account.token)
  _ = UserDefaults.standard.string(forKey: Keys.Account.token)
  UserDefaults.standard.set("x", forKey: Keys.Profile.nickname.rawValue)
  _ = UserDefaults.standard.string(forKey: Keys.Profile.nickname.rawValue)
  _ = UserDefaults.standard.string(forKey: Keys.Profile.avatar.rawValue)
}
