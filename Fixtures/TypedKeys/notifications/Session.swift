import Foundation

extension Notification.Name {
  static let sessionEnded = Notification.Name("sessionEnded")
}

extension Notification {
  static let old = "name"
}

final class Session {
  private let center = NotificationCenter.default

  func start() {
    center.post(name: Notification.Name("session.did-start"), object: self)
    center.post(name: NSNotification.Name(rawValue: "default"), object: nil)
    center.post(name: .sessionEnded, object: nil)
    center.post(name: Notification.Name("sessionEnded"), object: nil)
  }

  func watch(_ action: Selector) -> [Any] {
    let name = Notification.Name("session.did-start")
    center.addObserver(self, selector: action, name: .init("session.did-start"), object: nil)
    center.addObserver(self, selector: action, name: Foundation.Notification.Name("default"), object: nil)
    return [
      center.addObserver(forName: NSNotification.Name("session.did-start"), object: nil, queue: nil) { _ in },
      center.publisher(for: Notification.Name("session.did-start")), name,
      center.notifications(named: .init("session.did-start")),
      use(Notification.Name("session.did-start")),
    ]
  }

  private func use(_ name: Notification.Name) -> Notification { Notification(name: name) }
}
