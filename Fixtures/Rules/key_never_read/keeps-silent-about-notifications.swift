import Foundation

func tell() {
  NotificationCenter.default.post(name: Notification.Name("StoreDidSave"), object: nil)
}
