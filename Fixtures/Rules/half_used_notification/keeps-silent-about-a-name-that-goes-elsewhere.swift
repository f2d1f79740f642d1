import Foundation

extension Notification.Name {
  static let listed = Notification.Name("listed")
  static let compared = Notification.Name("compared")
  static let handed = Notification.Name("handed")
  static let kept = Notification.Name("kept")
}

final class Hub {
  var name = Notification.Name.kept

  func post() {
    for name in [.listed, .compared, .handed, .kept] as [Notification.Name] {
      NotificationCenter.default.post(name: name, object: nil)
    }
    NotificationCenter.default.post(name: .listed, object: nil)
    NotificationCenter.default.post(name: .compared, object: nil)
    NotificationCenter.default.post(name: .handed, object: nil)
    NotificationCenter.default.post(name: .kept, object: nil)
  }

  func take(_ note: Notification) { if note.name == .compared { post() } }

  func register(_ center: (Notification.Name) -> Void) { center(.handed) }
}
