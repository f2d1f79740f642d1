import Foundation

func watch() -> NSObjectProtocol {
  NotificationCenter.default.addObserver(forName: Notification.Name("MapKitchenDidLoad"), object: nil, queue: nil) { _ in }
}

func tell(_ center: NotificationCenter) {
  center.post(name: Notification.Name("TrolleyDidChange"), object: nil)
  center.post(name: .init("TrolleyDidEmpty"), object: nil)
}
