//@ asset objectiveC LegacyPlayer
import Foundation

extension Notification.Name {
  static let tapeDidEnd = Notification.Name("tapeDidEnd")
}

func listen() {
  NotificationCenter.default.addObserver(forName: .tapeDidEnd, object: nil, queue: nil) { _ in stop() }
}
