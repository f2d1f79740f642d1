import Foundation

extension Notification.Name {
  static let tenantDidMove = Notification.Name("tenantDidMove")
}

func tell() {
  NotificationCenter.default.post(name: .tenantDidMove, object: nil)
}

func listen(_ observe: (String) -> Void) { observe("tenantDidMove") }
