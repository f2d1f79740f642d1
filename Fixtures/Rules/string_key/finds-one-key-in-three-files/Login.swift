import Foundation

func logIn(_ name: String) {
  UserDefaults.standard.set(name, forKey: "lastUser")  //~ string_key "user defaults key 'lastUser' is written as a literal in 4 places"
  NotificationCenter.default.post(name: Notification.Name("userChanged"), object: nil)  //~ string_key "notification name 'userChanged'"
}
