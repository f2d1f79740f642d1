import Foundation

func listen(_ action: @escaping @Sendable (Notification) -> Void) {
  NotificationCenter.default.addObserver(
    forName: Notification.Name("StoreDidSave"), object: nil, queue: nil, using: action)
}
