import Foundation

extension Notification.Name {
  static let basketDidChange = Notification.Name("widget.basketDidChange")
}

func listen() {
  NotificationCenter.default.addObserver(forName: .basketDidChange, object: nil, queue: nil) { _ in reload() }
}
