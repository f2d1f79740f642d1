import Foundation

func logOut() {
  UserDefaults.standard.removeObject(forKey: "lastUser")
}
