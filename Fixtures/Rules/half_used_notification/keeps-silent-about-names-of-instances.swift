import Foundation

final class Tabs {
  let tabDidFlip = Notification.Name("tabDidFlip")

  func flip() { NotificationCenter.default.post(name: tabDidFlip, object: self) }
}

func watch(_ tabs: Tabs) -> NSObjectProtocol {
  NotificationCenter.default.addObserver(forName: tabs.tabDidFlip, object: nil, queue: nil) { _ in }
}
