import Foundation

extension Notification.Name {
  static let roomDidOpen = Notification.Name("roomDidOpen")
}

func tell(_ kind: String) {
  NotificationCenter.default.post(name: .roomDidOpen, object: nil)
  _ = NotificationCenter.default.addObserver(
    forName: Notification.Name("roomDid\(kind)"), object: nil, queue: nil) { _ in }
}
