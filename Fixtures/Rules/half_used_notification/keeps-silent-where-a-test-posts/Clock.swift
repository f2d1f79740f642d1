import Foundation

extension Notification.Name {
  static let clockDidTick = Notification.Name("clockDidTick")
}

func watch() -> NSObjectProtocol {
  NotificationCenter.default.addObserver(forName: .clockDidTick, object: nil, queue: nil) { _ in }
}
