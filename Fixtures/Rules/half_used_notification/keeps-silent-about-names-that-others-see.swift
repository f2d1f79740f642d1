import Foundation

extension Notification.Name {
  public static let libraryDidLoad = Notification.Name("libraryDidLoad")
  @objc static let legacyDidLoad = Notification.Name("legacyDidLoad")
  static let settingsDidChange = Notification.Name("settingsDidChange")
}

public extension Notification.Name {
  static let libraryDidClose = Notification.Name("libraryDidClose")
}

func tell() {
  NotificationCenter.default.post(name: .libraryDidLoad, object: nil)
  NotificationCenter.default.post(name: .libraryDidClose, object: nil)
  NotificationCenter.default.post(name: .legacyDidLoad, object: nil)
  DistributedNotificationCenter.default().post(name: .settingsDidChange, object: nil)
}
