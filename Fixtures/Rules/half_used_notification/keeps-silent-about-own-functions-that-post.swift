import Foundation

extension Notification.Name {
  static let roundDidEnd = Notification.Name("roundDidEnd")
  static let roundDidStart = Notification.Name("roundDidStart")
}

extension NotificationCenter {
  func postLater(_ name: Notification.Name) {
    DispatchQueue.main.async { self.post(name: name, object: nil) }
  }

  func announce(_ name: Notification.Name) { post(name: name, object: nil) }
}

func play(_ observer: NSObject) {
  NotificationCenter.default.postLater(.roundDidEnd)
  NotificationCenter.default.announce(.roundDidStart)
  NotificationCenter.default.addObserver(observer, selector: Selector(("end")), name: .roundDidEnd, object: nil)
  NotificationCenter.default.addObserver(observer, selector: Selector(("start")), name: .roundDidStart, object: nil)
}
