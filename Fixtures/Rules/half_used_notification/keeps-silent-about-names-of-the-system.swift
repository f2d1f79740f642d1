import UIKit

func watch(_ center: NotificationCenter, _ observer: NSObject) {
  center.addObserver(observer, selector: Selector(("go")), name: UIApplication.didBecomeActiveNotification, object: nil)
  center.addObserver(observer, selector: Selector(("go")), name: .NSSystemClockDidChange, object: nil)
  center.addObserver(
    observer, selector: Selector(("go")), name: Notification.Name("com.apple.screenIsLocked"), object: nil)
  center.addObserver(
    observer, selector: Selector(("go")), name: Notification.Name("AVSystemController_SystemVolumeDidChange"),
    object: nil)
}
