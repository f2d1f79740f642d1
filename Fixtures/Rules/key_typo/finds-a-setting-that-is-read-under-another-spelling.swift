import Foundation

final class Session {
  func logIn() {
    UserDefaults.standard.set(true, forKey: "isUserLoggedIn")  //~ key_typo "written and never read"
  }

  var isActive: Bool { UserDefaults.standard.bool(forKey: "isUserLogedIn") }

  var mayPost: Bool { UserDefaults.standard.bool(forKey: "isUserLogedIn") && isActive }
}
