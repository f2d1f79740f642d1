//@ kinds = [notification]
import Foundation

func tell() {
  NotificationCenter.default.post(name: Notification.Name("StoreDidSave"), object: nil)  //~ key_never_read "posted and never observed"
}
