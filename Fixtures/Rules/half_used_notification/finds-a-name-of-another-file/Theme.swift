import Foundation

func apply() {
  NotificationCenter.default.post(name: .themeDidChange, object: nil)  //~ half_used_notification "'themeDidChange' is posted and never observed"
}
