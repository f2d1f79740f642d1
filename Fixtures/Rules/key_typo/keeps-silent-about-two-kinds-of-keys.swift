import Foundation

struct Account {
  func save() { UserDefaults.standard.set(true, forKey: "accountDidChange") }

  func tell() {
    NotificationCenter.default.post(name: Notification.Name("accountDidchange"), object: nil)
  }
}
