import Foundation

extension Notification.Name {
  static let walletDidOpen = Notification.Name("walletDidOpen")
  static let walletDidOpne = Notification.Name("walletDidOpne")
}

func tell() {
  NotificationCenter.default.post(name: .walletDidOpen, object: nil)
}

func watch() -> NSObjectProtocol {
  NotificationCenter.default.addObserver(forName: .walletDidOpne, object: nil, queue: nil) { _ in }
}
