import Foundation

final class Player {
  static let didPause = Notification.Name("PlayerDidPause")
  static let didStop = NSNotification.Name(rawValue: "PlayerDidStop")

  func pause() {
    NotificationCenter.default.post(name: Self.didPause, object: self)  //~ half_used_notification "'PlayerDidPause' is posted"
    NotificationCenter.default.post(Notification(name: Player.didStop))  //~ half_used_notification "'PlayerDidStop' is posted"
  }
}
