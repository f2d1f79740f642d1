import Foundation

extension Notification.Name {
  static let basketDidChange = Notification.Name("app.basketDidChange")
}

func change() { NotificationCenter.default.post(name: .basketDidChange, object: nil) }
