import Foundation

extension Notification.Name {
  static let didPlay = Notification.Name("PlayerChanged")
  static let didPause = Notification.Name("PlayerChanged")  //~ key_collision
}

func tell() {
  NotificationCenter.default.post(name: Notification.Name.didPlay, object: nil)
  NotificationCenter.default.post(name: Notification.Name.didPause, object: nil)
}
